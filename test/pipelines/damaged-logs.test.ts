// Laws of logs that grow and break: cut at every byte, appended in two parts, written while they are read.

import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SessionDigest } from '../../lib/session-log/format/digest.js';
import { parseRef, type SessionName } from '../../lib/session-log/format/ref.js';
import { SESSION_READERS } from '../../lib/session-log/readers/index.js';
import type { Candidate, Gate, SessionReader } from '../../lib/session-log/readers/reader.js';
import { markSessions } from '../../lib/session-log/state/watermarks.js';
import { digestSession } from '../../pipelines/digest-session.js';
import { digestSessions } from '../../pipelines/digest-sessions.js';
import type { SessionContext } from '../../pipelines/list-sessions.js';
import { GOLDEN_CWD, goldenLog, LOG_HARNESSES, type LogHarness, placeLogs } from '../support/golden-logs.js';
import { openContext } from '../support/session-context.js';
import { makeHome } from '../support/session-store.js';

interface Bench {
  readonly context: SessionContext;
  readonly file: string;
  readonly session: SessionName;
  readonly log: Buffer;
}

async function setUp(harness: LogHarness): Promise<Bench> {
  const home = makeHome();
  const file = placeLogs(home, harness)('s1');
  mkdirSync(dirname(file), { recursive: true });
  // Gemini CLI names a session by its file.
  const session = parseRef(`${harness}:${harness === 'gemini-cli' ? 'session-s1' : 's1'}`) as SessionName;
  return {
    context: await openContext(home),
    file,
    session,
    log: Buffer.from(goldenLog(harness, 's1')),
  };
}

const ALLOWED = { allowUnknownProject: true };

async function digestOf({ context, session }: Bench): Promise<SessionDigest | undefined> {
  const { sessions, errors } = await digestSessions(context, { refs: [session] }, ALLOWED);
  for (const { state } of errors) expect(state).toBe('unsupported-format');
  return sessions[0];
}

/** Which events a digest reports, with the status of each; a denial's excerpt may come lines later. */
const eventsOf = (digest: SessionDigest | undefined): string[] =>
  (digest?.events ?? []).map((event) =>
    event.type === 'prompt'
      ? `${event.span} ${event.summary}`
      : `${event.span} ${event.tool} ${event.status}`,
  );

describe.each(LOG_HARNESSES)('%s', (harness) => {
  test('cut at every byte: what is reported is what the complete lines say', async () => {
    const bench = await setUp(harness);
    const { file, session, context } = bench;
    // Enough lines for a prompt, a failure, its repeat, a denial and a line that is none.
    const log = bench.log.subarray(0, 4000);
    writeFileSync(file, log);
    const reader = SESSION_READERS.find((found) => found.harness === harness) as SessionReader;
    const { candidates } = await reader.list(context.environment, context.policy);
    const candidate = candidates[0] as Candidate;
    let ofCompleteLines = '';
    for (let cut = 0; cut <= log.length; cut += 1) {
      writeFileSync(file, log.subarray(0, cut));
      const gate = (await reader.gate(candidate, context.policy)) as Gate & { open: true };
      const items = reader.read(candidate, gate);
      const { digest, watermark } = await digestSession(items, session, 0);
      const complete = log.subarray(0, cut).lastIndexOf(0x0a) + 1;
      if (cut === complete) ofCompleteLines = JSON.stringify(digest);
      expect(watermark.size, `cut at byte ${cut}`).toBe(complete);
      expect(JSON.stringify(digest), `cut at byte ${cut}`).toBe(ofCompleteLines);
    }
    context.state.close();
  }, 240_000);

  test('appended in two parts with a mark between: every event once for each line that gives it a new failing status', async () => {
    const bench = await setUp(harness);
    const { context, file, session, log } = bench;
    writeFileSync(file, log);
    const whole = eventsOf(await digestOf(bench));
    const cuts = fc.integer({ min: 1, max: log.length - 1 });
    await fc.assert(
      fc.asyncProperty(cuts, async (cut) => {
        writeFileSync(file, log.subarray(0, cut));
        context.state.write((database) => database.exec('DELETE FROM sessions_seen'));
        const first = await digestOf(bench);
        if (first !== undefined) markSessions(context.state, [session], 'nothing', [], new Date());
        appendFileSync(file, log.subarray(cut));
        const second = await digestOf(bench);
        expect([...eventsOf(first), ...eventsOf(second)].sort()).toEqual([...whole].sort());
      }),
      { numRuns: 60 },
    );
    context.state.close();
  }, 120_000);
});

test('a log that is written while it is read: every span once over all digests', async () => {
  const bench = await setUp('claude-code');
  const { context, file, session } = bench;
  writeFileSync(file, '');
  const spans: string[] = [];
  let written = 0;
  const rounds = 120;
  const write = (): void => {
    const entry = { type: 'user', uuid: `u${written}`, timestamp: '2026-01-05T10:00:00Z', cwd: GOLDEN_CWD };
    const line = Buffer.from(
      `${JSON.stringify({ ...entry, message: { content: `\u00e4\u{1f511} ${written}` } })}\n`,
    );
    const middle = line.indexOf(Buffer.from('\u{1f511}')) + 2;
    appendFileSync(file, line.subarray(0, middle));
    setImmediate(() => appendFileSync(file, line.subarray(middle)));
    written += 1;
  };
  const writer = setInterval(write, 1);
  const takeRound = async (): Promise<void> => {
    const { sessions } = await digestSessions(context, { unprocessed: true });
    if (sessions[0] === undefined) return;
    spans.push(...sessions[0].events.map(({ span }) => span));
    markSessions(context.state, [session], 'nothing', [], new Date());
  };
  for (let round = 0; round < rounds; round += 1) {
    await takeRound();
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  clearInterval(writer);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await takeRound();
  expect(written).toBeGreaterThan(20);
  expect(spans).toEqual(Array.from({ length: written }, (_, i) => `u${i}`));
  context.state.close();
}, 120_000);
