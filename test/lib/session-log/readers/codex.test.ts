import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createPolicy } from '../../../../lib/session-log/policy/collect-policy.js';
import type { Policy } from '../../../../lib/session-log/policy/policy.js';
import { MAX_FIRST_LINE } from '../../../../lib/session-log/readers/codex-first-line.js';
import type { Gate } from '../../../../lib/session-log/readers/reader.js';
import { runCommand } from '../../../support/run-program.js';
import { environmentOf, NO_RULES, readerOf, settle } from '../../../support/session-log/read-session.js';
import { candidateOf, type LogLine, logBytes, put } from '../../../support/session-log/stores.js';
import { temporaryFolder } from '../../../support/temporary.js';
import { testWith } from '../../../support/tools.js';

const reader = readerOf('codex');
const meta = (cwd: unknown, more: object = {}): object => ({
  type: 'session_meta',
  payload: { id: 'x', cwd, ...more },
});
const prompt = { type: 'event_msg', payload: { type: 'user_message', message: 'hi' } };
const UNCHECKED = 'the session metadata could not be read, so the policy could not be checked';

const denying = (...paths: string[]): Promise<Policy> =>
  createPolicy(
    { disabled: false, deny_paths: paths, opt_in_only: false, opt_in_paths: [] },
    environmentOf('/home/u'),
  );
const optIn = (): Promise<Policy> =>
  createPolicy(
    { disabled: false, deny_paths: [], opt_in_only: true, opt_in_paths: ['/srv'] },
    environmentOf('/home/u'),
  );

const rollout = (...lines: LogLine[]): string =>
  put(join(temporaryFolder(), 'rollout.jsonl'), logBytes(lines));
const gateOf = (path: string, policy: Policy, facts = {}): Promise<Gate> =>
  reader.gate(candidateOf('codex', path, facts), policy);

async function readThrough(path: string, gate: Gate) {
  if (!gate.open) throw new Error('the gate is closed');
  const items = [];
  for await (const item of reader.read(candidateOf('codex', path), gate)) items.push(item);
  return settle(items);
}

describe('the check of the first line', () => {
  test('refuses and allows by its directory', async () => {
    const path = rollout(meta('/srv/secret/x'), prompt);
    expect(await gateOf(path, await denying('/srv/secret'))).toEqual({
      open: false,
      refusal: { state: 'denied', reason: 'deny_paths' },
    });
    expect(await gateOf(path, await denying('/srv/other'))).toMatchObject({
      open: true,
      cwd: '/srv/secret/x',
    });
    expect(await gateOf(path, await optIn())).toMatchObject({ open: true });
    expect(await gateOf(rollout(meta('relative')), await optIn())).toMatchObject({
      open: true,
      cwd: undefined,
    });
  });

  const damaged: [string, LogLine][] = [
    ['a byte order mark', `\ufeff${JSON.stringify(meta('/srv/secret'))}`],
    ['a torn line', '{"timestamp":"2026-01-05T10:00:00Z","type":"session_me'],
    ['another type', { type: 'turn_context', payload: { cwd: '/srv/demo' } }],
    ['a directory that is no text', meta(5)],
    ['a time that is no text', { ...meta('/srv/demo'), timestamp: 5 }],
    ['no object', '[]'],
    [
      'no line feed in 1 MiB',
      Buffer.concat([
        Buffer.from(JSON.stringify(meta('/srv/demo', { x: '' })).slice(0, -3)),
        Buffer.alloc(MAX_FIRST_LINE, 'x'),
        Buffer.from('"}}'),
      ]),
    ],
  ];
  test.each(damaged)('with %s: denied under a rule, read without one', async (_, first) => {
    const path = rollout(first, { type: 'turn_context', payload: { cwd: '/srv/demo' } }, prompt);
    for (const policy of [await denying('/srv/elsewhere'), await optIn()]) {
      expect(await gateOf(path, policy)).toEqual({
        open: false,
        refusal: { state: 'denied', reason: UNCHECKED },
      });
    }
    const session = await readThrough(path, await gateOf(path, NO_RULES));
    expect(session.end.cwds).toContain('/srv/demo');
    expect(session.entries.some(({ kind }) => kind === 'prompt')).toBe(true);
  });

  test('without a line feed: denied under a rule', async () => {
    const path = put(join(temporaryFolder(), 'r.jsonl'), JSON.stringify(meta('/srv/demo')));
    expect(await gateOf(path, await denying('/x'))).toMatchObject({ open: false });
    const empty = put(join(temporaryFolder(), 'r.jsonl'), '');
    expect(await gateOf(empty, await denying('/x'))).toMatchObject({ open: false });
    expect(await gateOf(empty, NO_RULES)).toMatchObject({ open: true });
  });

  test.each([
    [0, true],
    [1, false],
  ])('of 1 MiB and %s bytes: read is %s', async (more, isRead) => {
    const frame = JSON.stringify(meta('/srv/demo', { x: '' })).length;
    const path = rollout(meta('/srv/demo', { x: 'y'.repeat(MAX_FIRST_LINE - frame + more) }), prompt);
    const gate = await gateOf(path, await denying('/srv/other'));
    expect(gate.open).toBe(isRead);
    if (gate.open) expect((await readThrough(path, gate)).entries).toHaveLength(2);
  });

  test('opens nothing when collection is disabled, or for a compressed rollout', async () => {
    const missing = join(temporaryFolder(), 'not-there');
    expect(await gateOf(missing, { ...NO_RULES, disabled: true }, { unsupported: 'x' })).toMatchObject({
      refusal: { state: 'disabled', reason: 'disabled' },
    });
    expect(await gateOf(missing, await denying('/srv'), { unsupported: 'compressed rollout' })).toMatchObject(
      {
        refusal: { state: 'unsupported-format', reason: 'compressed rollout' },
      },
    );
  });

  test('that cannot be opened leaves it to the read to say why', async () => {
    const folder = temporaryFolder();
    symlinkSync(rollout(meta('/srv/demo')), join(folder, 'link'));
    for (const [path, reason] of [
      [join(folder, 'gone'), 'no such file or directory'],
      [folder, 'not a regular file'],
      [join(folder, 'link'), 'too many symbolic links encountered'],
    ] as const) {
      const gate = await gateOf(path, await denying('/srv/demo'));
      expect(gate).toMatchObject({ open: true });
      await expect(readThrough(path, gate)).rejects.toMatchObject({
        code: 'session-unreadable',
        message: reason,
      });
    }
  });

  testWith('mkfifo')('does not wait for a pipe', async () => {
    const path = join(temporaryFolder(), 'pipe');
    await runCommand('mkfifo', [path]);
    const gate = await gateOf(path, await denying('/srv/demo'));
    await expect(readThrough(path, gate)).rejects.toThrow('not a regular file');
  });
});

describe('a rollout that is another one at the read', () => {
  const swap = async (first: LogLine, second: LogLine | Buffer, policy = NO_RULES) => {
    const path = rollout(first, prompt);
    const gate = await gateOf(path, policy);
    const other = put(
      join(temporaryFolder(), 'other'),
      Buffer.isBuffer(second) ? second : logBytes([second, prompt]),
    );
    renameSync(other, path);
    return readThrough(path, gate);
  };
  const CHANGED = 'the session changed since its policy was checked';

  test.each([
    ['a longer directory', meta('/srv/secret/much/longer/than/before')],
    ['a shorter directory', meta('/s')],
    ['a directory of the same length', meta('/srv/demX')],
    ['no directory', meta(null)],
    ['a damaged first line', 'not json'],
    ['nothing', Buffer.alloc(0)],
    ['a first line without an end', Buffer.from(JSON.stringify(meta('/srv/demo')))],
  ])('with %s is unreadable', async (_, second) => {
    await expect(swap(meta('/srv/demo'), second)).rejects.toMatchObject({
      code: 'session-unreadable',
      message: CHANGED,
    });
  });

  test.each([
    ['longer', meta('/srv/demo', { more: 'x'.repeat(9000) })],
    ['shorter', { type: 'session_meta', payload: { cwd: '/srv/demo' } }],
    ['the same', meta('/srv/demo')],
  ])('with a %s first line that names the same directory is read', async (_, second) => {
    const session = await swap(meta('/srv/demo'), second);
    expect(session.entries.map(({ kind }) => kind)).toEqual(['other', 'prompt']);
    expect(session.entries[1]?.offset).toBe(logBytes([second]).length);
  });

  test('that named no directory before is held to that', async () => {
    await expect(swap(meta('relative'), meta('/srv/secret'))).rejects.toThrow(CHANGED);
  });
});

describe('the store of Codex', () => {
  const name = (id: string, time = '2026-01-05T10-00-00'): string => `rollout-${time}-${id}.jsonl`;

  test('holds rollouts at any depth, and nothing else', async () => {
    const home = temporaryFolder();
    const sessions = join(home, '.codex/sessions');
    for (const file of [
      `2026/01/05/${name('a')}`,
      name('b'),
      `deep/er/and/deeper/${name('c_r2')}`,
      `2026/${name('d')}.zst`,
      'rollout-2026-01-05T10-00-00-.jsonl',
      'rollout-2026-13-05T10-00-00-x.jsonl',
      'rollout-2026-01-05T10-00-x.jsonl',
      'session-2026-01-05T10-00-00-x.jsonl',
      `${name('e')}.bak`,
    ]) {
      put(join(sessions, file), '');
    }
    symlinkSync(join(sessions, name('b')), join(sessions, name('link')));
    symlinkSync(join(sessions, '2026'), join(sessions, '2027'));
    mkdirSync(join(sessions, name('folder')));
    const { candidates, problems, state, location } = await reader.list(environmentOf(home), NO_RULES);
    expect({ state, location, problems }).toEqual({ state: 'present', location: sessions, problems: [] });
    expect(candidates.map(({ sessionId, unsupported }) => [sessionId, unsupported])).toEqual([
      ['a', undefined],
      ['d', 'compressed rollout'],
      ['c_r2', undefined],
      ['b', undefined],
    ]);
  });

  test('an id of both folders is listed from sessions, the other named', async () => {
    const home = temporaryFolder();
    const live = put(join(home, '.codex/sessions/2026', name('a')), '');
    const archived = put(join(home, '.codex/archived_sessions', name('a', '2026-01-06T10-00-00')), '');
    put(join(home, '.codex/archived_sessions', name('b')), '');
    put(join(home, '.codex/archived_sessions/deeper', name('c')), '');
    const { candidates, problems } = await reader.list(environmentOf(home), NO_RULES);
    expect(candidates.map(({ sessionId }) => sessionId)).toEqual(['b', 'a']);
    expect(problems).toEqual([
      { path: archived, reason: `the session is also in ${live} and is listed from there`, hides: 'nothing' },
    ]);
  });

  test('is there with either folder, and absent without both', async () => {
    const home = temporaryFolder();
    expect(await reader.list(environmentOf(home), NO_RULES)).toMatchObject({ state: 'absent' });
    put(join(home, '.codex/archived_sessions', name('a')), '');
    expect(await reader.list(environmentOf(home), NO_RULES)).toMatchObject({
      state: 'present',
      candidates: [{ sessionId: 'a' }],
    });
    put(join(home, '.codex/sessions'), 'a file');
    expect(await reader.list(environmentOf(home), NO_RULES)).toMatchObject({
      state: 'unreadable',
      reason: 'not a directory',
    });
    rmSync(join(home, '.codex'), { recursive: true });
    put(join(home, '.codex/archived_sessions'), 'a file');
    expect(await reader.list(environmentOf(home), NO_RULES)).toMatchObject({
      state: 'present',
      problems: [
        { path: join(home, '.codex/archived_sessions'), reason: 'not a directory', hides: 'directory' },
      ],
    });
  });

  test('is moved by $CODEX_HOME when that is absolute', async () => {
    const [home, moved] = [temporaryFolder(), temporaryFolder()];
    put(join(moved, 'sessions', name('a')), '');
    const listing = await reader.list(environmentOf(home, { CODEX_HOME: moved }), NO_RULES);
    expect(listing).toMatchObject({ location: join(moved, 'sessions'), candidates: [{ sessionId: 'a' }] });
    expect(await reader.list(environmentOf(home, { CODEX_HOME: 'relative' }), NO_RULES)).toMatchObject({
      state: 'absent',
      location: join(home, '.codex/sessions'),
    });
  });
});
