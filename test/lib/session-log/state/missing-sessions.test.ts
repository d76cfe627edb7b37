import { describe, expect, test } from 'vitest';
import { claudeCodeReader } from '../../../../lib/session-log/readers/claude-code.js';
import type { Candidate, StoreListing } from '../../../../lib/session-log/readers/reader.js';
import { chooseByRef } from '../../../../lib/session-log/state/choose-sessions.js';
import { sessionRow, storeRow, summaryRow } from '../../../../lib/session-log/state/list-rows.js';
import {
  compareSurveyed,
  mayReach,
  type SurveyedSession,
  surveyMissing,
} from '../../../../lib/session-log/state/survey.js';
import type { SeenSession } from '../../../../lib/session-log/state/watermarks.js';
import { SessionScript } from '../../../support/session-items.js';

const store: StoreListing = {
  harness: 'claude-code',
  location: '/h/.claude/projects',
  state: 'present',
  reason: undefined,
  candidates: [],
  problems: [
    { path: '/h/.claude/projects/-hidden', reason: 'permission denied', hides: 'directory' },
    { path: '/h/.claude/projects/-p/one.jsonl', reason: 'input/output error', hides: 'file' },
  ],
};

const seenAt = (sessionId: string, path: string): [string, SeenSession] => [
  `claude-code:${sessionId}`,
  { harness: 'claude-code', sessionId, path, marked: undefined },
];

const seen = new Map([
  seenAt('hidden', '/h/.claude/projects/-hidden/hidden.jsonl'),
  seenAt('one', '/h/.claude/projects/-p/one.jsonl'),
  seenAt('gone', '/h/.claude/projects/-p/gone.jsonl'),
]);

const name = (sessionId: string) => ({ harness: 'claude-code' as const, sessionId });

describe('rows without a file', () => {
  test('are unreadable when a problem hides them, and absent otherwise', () => {
    const missing = surveyMissing(store, seen).map(({ sessionId, state, reason }) => [
      sessionId,
      state,
      reason,
    ]);
    expect(missing).toEqual([
      ['hidden', 'unreadable', '/h/.claude/projects/-hidden: permission denied'],
      ['one', 'unreadable', 'input/output error'],
      ['gone', 'absent', undefined],
    ]);
  });

  test('have the state of a store that gave nothing at all', () => {
    const lost = { ...store, state: 'unsupported-format', reason: 'no table session', problems: [] } as const;
    expect(surveyMissing(lost, seen).map(({ state, reason }) => [state, reason])).toEqual(
      Array.from({ length: 3 }, () => ['unsupported-format', 'no table session']),
    );
    expect(
      surveyMissing({ ...store, state: 'absent', problems: [] }, seen).map(({ state }) => state),
    ).toEqual(Array.from({ length: 3 }, () => 'absent'));
    expect(surveyMissing({ ...store, harness: 'codex' }, seen)).toEqual([]);
  });
});

describe('a ref', () => {
  const stores = (listing: StoreListing) => [{ reader: claudeCodeReader, listing }];
  const errorOf = (sessionId: string, listing: StoreListing): unknown => {
    const chosen = chooseByRef(name(sessionId), stores(listing), seen);
    return 'error' in chosen ? [chosen.error.state, chosen.error.message] : undefined;
  };

  test('without a session says why', () => {
    expect(errorOf('gone', store)).toEqual([
      'absent',
      'claude-code:gone was digested before and its file is gone',
    ]);
    expect(errorOf('never', store)).toEqual(['absent', expect.stringContaining('is not in the store')]);
    expect(errorOf('hidden', store)).toEqual(['unreadable', expect.stringContaining('permission denied')]);
    const lost = { ...store, state: 'unreadable', reason: 'permission denied', problems: [] } as const;
    expect(errorOf('never', lost)).toEqual(['unreadable', expect.stringContaining('(permission denied)')]);
    expect(chooseByRef(name('x'), [], new Map())).toMatchObject({ error: { state: 'absent' } });
  });

  test('that two files have means the first', () => {
    const candidate = (path: string): Candidate => ({
      ...name('twice'),
      path,
      mtime: 1n,
      cwd: undefined,
      unsupported: undefined,
    });
    const listing = { ...store, candidates: [candidate('/a'), candidate('/b')] };
    expect(chooseByRef(name('twice'), stores(listing), new Map())).toMatchObject({
      candidate: { path: '/a' },
    });
  });
});

describe('rows', () => {
  const candidate = {
    ...name('s'),
    path: '/h/s',
    mtime: 5_000_000_000n,
    cwd: undefined,
    unsupported: undefined,
  };
  const surveyed = (facts: Partial<SurveyedSession>): SurveyedSession => ({
    ...name('s'),
    path: '/h/s',
    state: 'new',
    candidate,
    facts: undefined,
    ...facts,
  });

  test('an unfinished session is a problem of its store', () => {
    const end = (hidden: number) => new SessionScript().end({ unfinished: { span: 'prt_1', hidden } });
    const counts = {} as never;
    const sessions = [1, 3].map((hidden) => surveyed({ facts: { end: end(hidden), counts } }));
    expect(storeRow({ ...store, problems: [] }, sessions).problems).toEqual([
      '/h/s: session s is read up to prt_1, which is not finished; 1 message after it wait for that',
      '/h/s: session s is read up to prt_1, which is not finished; 3 messages after it wait for that',
    ]);
    expect(storeRow({ ...store, harness: 'codex', problems: [] }, sessions).problems).toBeUndefined();
  });

  test('a reason is scrubbed, and left out when there is none', () => {
    const secret = `/srv/ghp_${'a'.repeat(36)}: no`;
    expect(sessionRow(surveyed({ state: 'unreadable', reason: secret })).reason).toBe(
      '/srv/[REDACTED:github_token]: no',
    );
    expect(Object.keys(sessionRow(surveyed({ reason: undefined })))).toEqual([
      'ref',
      'harness',
      'session_id',
      'path',
      'state',
    ]);
  });

  test('states without a session are left out of a summary', () => {
    const sessions = [
      surveyed({}),
      surveyed({}),
      surveyed({ state: 'absent' }),
      surveyed({ harness: 'codex' }),
    ];
    expect(summaryRow({ ...store, problems: [] }, sessions).states).toEqual({ new: 2, absent: 1 });
  });

  test('are ordered by last time, then ref, then path; those without a file come first', () => {
    const at = (end: number | undefined) => ({ end: new SessionScript().end({ end }), counts: {} as never });
    const rows = [
      surveyed({ sessionId: 'late', facts: at(9_000_000) }),
      surveyed({ sessionId: 'b', facts: at(undefined) }),
      surveyed({ sessionId: 'a', path: '/2' }),
      surveyed({ sessionId: 'a', path: '/1' }),
      surveyed({ sessionId: 'gone', candidate: undefined }),
    ];
    expect(rows.sort(compareSurveyed).map(({ sessionId, path }) => `${sessionId} ${path}`)).toEqual([
      'gone /h/s',
      'a /1',
      'a /2',
      'b /h/s',
      'late /h/s',
    ]);
  });

  test('a file that was not touched since cannot hold a later entry', () => {
    expect(mayReach(candidate, undefined)).toBe(true);
    expect(mayReach(candidate, 5_000_000)).toBe(true);
    expect(mayReach(candidate, 5_000_000.5)).toBe(false);
    expect(mayReach(candidate, 5_000_001)).toBe(false);
  });
});
