import { describe, expect, test } from 'vitest';
import { type BodyParts, composeBody } from '../../../../lib/session-log/submit/compose-body.js';
import { claimsOrigin } from '../../../../lib/session-log/submit/scrub-body.js';

const SETTINGS = {
  url: undefined,
  apiKey: undefined,
  machine: 'box',
  model: 'set-model',
  harness: 'set-harness',
};
const COLLECTED = { project: 'tool', context: { os: 'linux', cwd: '/c' }, warnings: [] };

const compose = (parts: Partial<BodyParts>) =>
  composeBody({
    kind: 'friction',
    stdin: {},
    flags: { members: {}, payload: {}, context: {} },
    settings: SETTINGS,
    collected: undefined,
    scanned: undefined,
    ...parts,
  });

describe('without a span', () => {
  test('flag over stdin over settings and what is collected', () => {
    const stdin = { kind: 'praise', model: 'in', harness: ' ', project: null, context: { os: 'in', a: 1 } };
    const flags = { members: { model: 'flag' }, payload: {}, context: { a: 'flag' } };
    expect(compose({ stdin, flags, collected: COLLECTED })).toEqual({
      kind: 'friction',
      model: 'flag',
      harness: 'set-harness',
      project: 'tool',
      machine: 'box',
      context: { a: 'flag', os: 'in', cwd: '/c' },
    });
  });

  test('what is nowhere is absent', () => {
    const settings = { ...SETTINGS, model: undefined, harness: undefined };
    expect(compose({ settings })).toEqual({ kind: 'friction', machine: 'box', context: {} });
  });

  test('a payload flag takes the place of the member in either spelling', () => {
    const flags = { members: {}, payload: { details: 'flag' }, context: {} };
    const flat = compose({ stdin: { details: 'in', more: 1 }, flags });
    expect(flat).toMatchObject({ more: 1, payload: { details: 'flag' } });
    expect(flat).not.toHaveProperty('details');
    expect(compose({ stdin: { payload: { details: 'in', b: 2 } }, flags }).payload).toEqual({
      details: 'flag',
      b: 2,
    });
    expect(compose({ stdin: { payload: null }, flags }).payload).toEqual({ details: 'flag' });
  });
});

describe('with a span', () => {
  const scanned = {
    session: { harness: 'codex', sessionId: 's' },
    span: 'L1',
    ordinal: 1,
    facts: { time: 1_000_001, cwd: undefined, model: undefined },
  } as const;
  const stdin = {
    key: 'k',
    model: 'in',
    harness: 'in',
    project: 'in',
    machine: 'in',
    context: { origin: 'in', a: 'b' },
  };

  test('the log decides, also that there is no model; a project that it does not know stays', () => {
    const body = compose({ stdin, scanned });
    expect(body).toMatchObject({
      harness: 'codex',
      project: 'in',
      machine: 'in',
      occurred_at: '1970-01-01T00:00:01.000001Z',
      context: {
        origin: 'session-scan',
        detector: 'codex-rollout/1',
        session_id: 's',
        session_harness: 'codex',
        a: 'b',
      },
    });
    expect(body.key).not.toBe('k');
    expect(body).not.toHaveProperty('model');
    const named = compose({
      stdin,
      scanned: { ...scanned, facts: { ...scanned.facts, model: 'm' } },
      collected: COLLECTED,
    });
    expect(named).toMatchObject({ model: 'm', project: 'tool' });
  });

  test('the root directory names no project', () => {
    const collected = { ...COLLECTED, project: '' };
    expect(compose({ stdin, scanned, collected }).project).toBe('in');
  });
});

test('an origin is claimed by a context that says so', () => {
  const claims = (context: never) => claimsOrigin({ context }, 'session-scan');
  const cases = [{ origin: ' session-scan ' }, { origin: 'x' }, { origin: 1 }, 'session-scan', null];
  expect(cases.map((context) => claims(context as never))).toEqual([true, false, false, false, false]);
  expect(claimsOrigin({}, 'session-scan')).toBe(false);
});
