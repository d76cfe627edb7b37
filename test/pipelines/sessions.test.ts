import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRef, type SessionName } from '../../lib/session-log/format/ref.js';
import { saveSelection } from '../../lib/session-log/state/selection.js';
import { markSessions } from '../../lib/session-log/state/watermarks.js';
import { digestSessions } from '../../pipelines/digest-sessions.js';
import { listSessions } from '../../pipelines/list-sessions.js';
import { type SessionWork, workInThread } from '../../pipelines/session-work.js';
import { summarizeSessions } from '../../pipelines/summarize-sessions.js';
import { CWD, failure, prompt, states, writeSession } from '../support/claude-log.js';
import { openContext } from '../support/session-context.js';
import { makeHome, writeBelow } from '../support/session-store.js';

const ref = (id: string): SessionName => parseRef(`claude-code:${id}`) as SessionName;

describe('list, digest and status of one store', () => {
  test('a session is new, then processed, then gone', async () => {
    const home = makeHome();
    const log = writeSession(home, 's1', prompt('u1', 'x') + failure('a1', 'make', 'no'));
    const context = await openContext(home);
    expect(states(await listSessions(context))).toEqual(['claude-code:s1 new']);
    const digest = await digestSessions(context, { unprocessed: true, harness: 'claude-code', limit: 0 });
    expect(digest.sessions[0]?.events).toHaveLength(2);
    markSessions(context.state, [ref('s1')], 'nothing', [], new Date());
    expect(states(await listSessions(context, { unprocessed: true }))).toEqual([]);
    rmSync(log);
    expect(states(await listSessions(context, { since: 9e15 }))).toEqual(['claude-code:s1 absent']);
    const summary = await summarizeSessions(context);
    expect([summary.harnesses[0]?.states, summary.selection]).toEqual([{ absent: 1 }, undefined]);
    saveSelection(context.state, { harnesses: [], since: '', limit: 1 });
    expect((await summarizeSessions(context)).selection?.limit).toBe(1);
    context.state.close();
  });

  test('every kind of refusal is told for a named session, and none by --unprocessed', async () => {
    const home = makeHome();
    writeSession(home, 'denied-after', prompt('u1', 'x', '/srv/secret/x'));
    writeBelow(home, '.claude/projects/-srv-secret/denied-before.jsonl', prompt('u1', 'x'));
    writeSession(home, 'empty', '');
    writeSession(home, 'homeless', prompt('u1', 'x').replace(`"cwd":"${CWD}",`, ''));
    writeBelow(home, '.gemini/tmp/p/chats/session-old.json', '{}');
    const context = await openContext(home, ['/srv/secret']);
    const refs = ['denied-after', 'denied-before', 'empty', 'homeless', 'never'].map(ref);
    refs.push({ harness: 'gemini-cli', sessionId: 'session-old' });
    const digest = await digestSessions(context, { refs });
    expect(digest.sessions).toEqual([]);
    expect(digest.errors.map(({ ref, state }) => `${ref} ${state}`)).toEqual([
      'claude-code:denied-after denied',
      'claude-code:denied-before denied',
      'claude-code:empty unsupported-format',
      'claude-code:homeless unknown-project',
      'claude-code:never absent',
      'gemini-cli:session-old unsupported-format',
    ]);
    expect(digest.errors[0]?.message).toBe(
      'claude-code:denied-after is denied (deny_paths); it was not digested',
    );
    expect(await digestSessions(context, { unprocessed: true })).toMatchObject({ sessions: [], errors: [] });
    const allowed = await digestSessions(
      context,
      { unprocessed: true, limit: 5 },
      { allowUnknownProject: true },
    );
    expect(allowed.sessions.map(({ ref }) => ref)).toEqual(['claude-code:homeless']);
    context.state.close();
  });

  test('a full run reads no further', async () => {
    const home = makeHome();
    const full = Array.from({ length: 200 }, (_, i) => failure(`a${i}`, `c ${i}`, 'y'.repeat(400))).join('');
    const ids = Array.from({ length: 12 }, (_, i) => `s${i}`);
    for (const id of ids) writeSession(home, id, full);
    const context = await openContext(home);
    let reads = 0;
    const work: SessionWork = {
      ...workInThread,
      parallel: 1,
      digest: (...args) => {
        reads += 1;
        return workInThread.digest(...args);
      },
    };
    const { sessions, deferred } = await digestSessions({ ...context, work }, { refs: ids.map(ref) });
    expect([sessions.length, deferred.length]).toEqual([4, 8]);
    expect(reads).toBeLessThan(12);
    context.state.close();
  });

  test('a digest that is too large is an error of its own; any other failure is everybody’s', async () => {
    const home = makeHome();
    writeSession(home, 'good', prompt('u1', 'x'));
    writeSession(home, 'huge', prompt('u1', 'x', `/${'p'.repeat(70_000)}`));
    const context = await openContext(home);
    const digest = await digestSessions(context, { refs: [ref('huge'), ref('good')] });
    expect(digest.errors).toMatchObject([{ ref: 'claude-code:huge', state: 'unreadable' }]);
    expect(digest.sessions).toHaveLength(1);
    const broken: SessionWork = { ...workInThread, digest: () => Promise.reject(new Error('out of luck')) };
    await expect(digestSessions({ ...context, work: broken }, { refs: [ref('good')] })).rejects.toThrow(
      'out of luck',
    );
    context.state.close();
  });

  test('a session that became another one between survey and digest is told', async () => {
    const home = makeHome();
    const log = writeSession(home, 's1', prompt('u1', 'x'));
    const context = await openContext(home, ['/srv/secret']);
    const work: SessionWork = {
      ...workInThread,
      count: async (...args) => {
        const read = await workInThread.count(...args);
        writeFileSync(log, prompt('u1', 'x', '/srv/secret'));
        return read;
      },
    };
    const digest = await digestSessions({ ...context, work }, { unprocessed: true });
    expect(digest).toMatchObject({ sessions: [], errors: [{ ref: 'claude-code:s1', state: 'denied' }] });
    context.state.close();
  });
});
