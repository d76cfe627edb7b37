import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { SESSION_READERS } from '../../lib/session-log/readers/index.js';
import type { Candidate, Gate, SessionReader } from '../../lib/session-log/readers/reader.js';
import { digestSessions } from '../../pipelines/digest-sessions.js';
import { listSessions, type SessionContext } from '../../pipelines/list-sessions.js';
import { performTask } from '../../pipelines/session-worker.js';
import { openSessionWorkers } from '../../pipelines/session-workers.js';
import { PROJECT } from '../support/run-program.js';
import { openContext } from '../support/session-context.js';
import { fill, type Home, layOutStore, makeHome, storePath, writeBelow } from '../support/session-store.js';

const GOLDEN = join(PROJECT, 'golden/sessions');
/** The worker as it is shipped. */
const script = pathToFileURL(join(PROJECT, 'dist/pipelines/session-worker.js'));
const CWD = '/nonexistent-gg/tidy';

/** A home with twenty sessions of each harness but OpenCode, which has one. */
function fillHome(): Home {
  const home = makeHome();
  const values = { SID: 'tidy', CWD, CWD_ENC: '-nonexistent-gg-tidy' };
  for (const harness of ['codex', 'copilot', 'gemini-cli', 'opencode'] as const) {
    mkdirSync(storePath(home, harness), { recursive: true });
    layOutStore(join(GOLDEN, harness, 'store'), storePath(home, harness), values);
  }
  const log = fill(
    readFileSync(join(GOLDEN, 'claude-code/store/projects/{{CWD_ENC}}/{{SID}}.jsonl'), 'utf8'),
    values,
  );
  for (let i = 0; i < 20; i += 1) writeBelow(home, `.claude/projects/-p/s${i}.jsonl`, log.repeat(i + 1));
  return home;
}

async function candidateOf(
  context: SessionContext,
  harness: string,
): Promise<[Candidate, Gate & { open: true }]> {
  const reader = SESSION_READERS.find((found) => found.harness === harness) as SessionReader;
  const { candidates } = await reader.list(context.environment, context.policy);
  const candidate = candidates.find(({ unsupported }) => unsupported === undefined) as Candidate;
  return [candidate, (await reader.gate(candidate, context.policy)) as Gate & { open: true }];
}

describe('worker threads', () => {
  test.each([1, 3])('%i of them give what this thread alone gives, in the same order', async (workers) => {
    const context = await openContext(fillHome());
    const alone = [await listSessions(context), await digestSessions(context, { unprocessed: true })];
    const work = openSessionWorkers({ workers, startBytes: 0, script });
    const progress: string[] = [];
    const onProgress = (done: number, total: number): number => progress.push(`${done}/${total}`);
    const shared = { ...context, work, onProgress };
    expect([await listSessions(shared), await digestSessions(shared, { unprocessed: true })]).toEqual(alone);
    expect(progress).toContain('1/26');
    expect(progress).toContain('26/26');
    await work.close();
    context.state.close();
  });

  test('a session that cannot be read is unreadable there too, with its reason', async () => {
    const home = fillHome();
    const context = await openContext(home);
    const [candidate, gate] = await candidateOf(context, 'claude-code');
    const work = openSessionWorkers({ workers: 1, startBytes: 0, script });
    const gone = { ...candidate, path: join(home.path, 'gone.jsonl') };
    await expect(work.count(gone, gate)).rejects.toMatchObject({ code: 'session-unreadable' });
    await expect(work.digest(gone, gate, 0)).rejects.toMatchObject({ code: 'session-unreadable' });
    await work.close();
    context.state.close();
  });

  test('what is no fault of the session keeps its code', async () => {
    const home = makeHome();
    const cwd = `/${'p'.repeat(70_000)}`;
    const entry = {
      type: 'user',
      uuid: 'u',
      timestamp: '2026-01-05T10:00:00Z',
      cwd,
      message: { content: 'x' },
    };
    writeBelow(home, '.claude/projects/-p/s1.jsonl', `${JSON.stringify(entry)}\n`);
    const context = await openContext(home);
    const [candidate, gate] = await candidateOf(context, 'claude-code');
    const work = openSessionWorkers({ workers: 1, startBytes: 0, script });
    await expect(work.digest(candidate, gate, 0)).rejects.toMatchObject({ code: 'digest-too-large' });
    await work.close();
    context.state.close();
  });

  test('a thread that dies fails what it was asked for, and what it is asked for later', async () => {
    const home = fillHome();
    const context = await openContext(home);
    const [candidate, gate] = await candidateOf(context, 'claude-code');
    const broken = join(home.path, 'broken.mjs');
    writeFileSync(broken, 'throw new Error("no luck");');
    const work = openSessionWorkers({ workers: 1, startBytes: 0, script: pathToFileURL(broken) });
    await expect(work.count(candidate, gate)).rejects.toMatchObject({ code: 'worker-failed' });
    await expect(work.count(candidate, gate)).rejects.toMatchObject({ code: 'worker-failed' });
    await work.close();
    context.state.close();
  });

  test('a thread that is slow leaves work to this one', async () => {
    const home = fillHome();
    const context = await openContext(home);
    const [candidate, gate] = await candidateOf(context, 'codex');
    const silent = join(home.path, 'silent.mjs');
    writeFileSync(
      silent,
      "import { parentPort } from 'node:worker_threads';\nparentPort.on('message', () => {});\n",
    );
    const work = openSessionWorkers({ workers: 1, startBytes: 0, script: pathToFileURL(silent) });
    const asked = Array.from({ length: work.parallel }, () => work.count(candidate, gate));
    const left = Promise.allSettled(asked.slice(0, work.parallel / 2));
    for (const { value } of await Promise.all(asked.slice(work.parallel / 2)))
      expect(value.tool_calls).toBe(6);
    await work.close();
    expect((await left).map(({ status }) => status)).toEqual(Array(work.parallel / 2).fill('rejected'));
    context.state.close();
  });

  test('what a thread answers is heard while this one reads', async () => {
    const home = fillHome();
    const log = readFileSync(join(home.path, '.claude/projects/-p/s19.jsonl'), 'utf8');
    writeBelow(home, '.claude/projects/-p/s20.jsonl', log.repeat(50));
    const context = await openContext(home);
    const [found, gate] = await candidateOf(context, 'claude-code');
    const candidate = { ...found, path: join(home.path, '.claude/projects/-p/s20.jsonl') };
    const quick = join(home.path, 'quick.mjs');
    writeFileSync(
      quick,
      "import { parentPort } from 'node:worker_threads';\n" +
        "parentPort.on('message', ({ id }) => parentPort.postMessage({ id, read: 'there' }));\n",
    );
    const work = openSessionWorkers({ workers: 1, startBytes: 0, script: pathToFileURL(quick) });
    expect(await work.count(candidate, gate)).toBe('there');
    const read = await Promise.all(Array.from({ length: 100 }, () => work.count(candidate, gate)));
    // Sixteen are given to it at once; what it is given beyond that shows that its answers came through.
    expect(read.filter((one) => (one as unknown) === 'there').length).toBeGreaterThan(50);
    await work.close();
    context.state.close();
  });

  test('short work starts none', async () => {
    const context = await openContext(fillHome());
    const [candidate, gate] = await candidateOf(context, 'codex');
    const nowhere = pathToFileURL(join(PROJECT, 'dist/nowhere.js'));
    const work = openSessionWorkers({ script: nowhere });
    expect((await work.count(candidate, gate)).value.tool_calls).toBe(6);
    await work.close();
    context.state.close();
  });
});

test("a task's answer is told by its number", async () => {
  const context = await openContext(fillHome());
  const [candidate, gate] = await candidateOf(context, 'codex');
  const sent = structuredClone({ candidate, gate });
  const counted = await performTask({ id: 7, ...sent, fromOffset: undefined });
  expect(counted).toMatchObject({ id: 7, read: { value: { tool_calls: 6 } } });
  const digested = await performTask({ id: 8, ...sent, fromOffset: 0 });
  expect(digested).toMatchObject({ id: 8, read: { value: { digest: { from_offset: 0 } } } });
  const gone = await performTask({
    id: 9,
    ...sent,
    candidate: { ...candidate, path: '/nowhere' },
    fromOffset: 0,
  });
  expect(gone).toEqual({ id: 9, unreadable: expect.any(String) });
  const broken = await performTask({ id: 10, ...sent, fromOffset: Symbol('x') as unknown as number });
  expect(broken).toMatchObject({ id: 10, failure: { code: 'internal' } });
  context.state.close();
});
