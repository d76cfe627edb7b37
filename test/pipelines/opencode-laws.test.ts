// Laws of OpenCode's database, which grows by messages where a log grows by bytes:
// read after each message, marked between two of them, cut at any byte.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Digest, SessionDigest } from '../../lib/session-log/format/digest.js';
import { markSessions } from '../../lib/session-log/state/watermarks.js';
import { digestSessions } from '../../pipelines/digest-sessions.js';
import type { SessionContext } from '../../pipelines/list-sessions.js';
import { openContext } from '../support/session-context.js';
import { assistant, tool, user } from '../support/session-log/opencode-sessions.js';
import { type DatabaseMessage, putDatabase } from '../support/session-log/stores.js';
import { makeHome, storePath } from '../support/session-store.js';
import { temporaryFolder } from '../support/temporary.js';

const SESSION = { harness: 'opencode', sessionId: 'ses_1' } as const;
const ALLOWED = { allowUnknownProject: true };

const failed = (command: string, error: string): object =>
  tool({ status: 'error', input: { command }, error }, { callID: command });

/** Prompts, calls that succeed, fail, are repeated, are denied; a call that a later message does not touch. */
const MESSAGES: readonly DatabaseMessage[] = [
  user('build it'),
  assistant([failed('make', 'Exit code 2'), { type: 'text', text: 'it fails' }]),
  assistant([tool({}, { callID: 'ok' }), failed('make', 'Exit code 2')]),
  user('that is wrong'),
  assistant([failed('make test', 'The user rejected permission to use this specific tool call.')]),
  assistant([{ type: 'text', text: 'done' }]),
  user('again'),
  assistant([failed('make', 'no rule'), failed('ls', 'gone')]),
];

interface Bench {
  readonly context: SessionContext;
  readonly database: string;
}

async function setUp(): Promise<Bench> {
  const home = makeHome();
  const database = join(storePath(home, 'opencode'), 'opencode.db');
  mkdirSync(dirname(database), { recursive: true });
  return { context: await openContext(home), database };
}

const eventsOf = (digest: SessionDigest | undefined): string[] =>
  (digest?.events ?? []).map((event) =>
    event.type === 'prompt'
      ? `${event.span} ${event.summary}`
      : `${event.span} ${event.tool} ${event.args_digest} ${event.status}`,
  );

describe('OpenCode', () => {
  /** The bytes of the database after each number of messages. */
  const grow = (): Buffer[] =>
    [undefined, ...MESSAGES].map((_, count) => {
      const sessions = [{ id: 'ses_1', directory: '/srv/demo', messages: MESSAGES.slice(0, count) }];
      return readFileSync(putDatabase(join(temporaryFolder(), 'opencode.db'), sessions));
    });

  const digestAt = async (bench: Bench, bytes: Buffer): Promise<Digest> => {
    writeFileSync(bench.database, bytes);
    return digestSessions(bench.context, { refs: [SESSION] }, ALLOWED);
  };

  test('any number of rounds, with a mark after each: every event once', async () => {
    const bench = await setUp();
    const { state } = bench.context;
    const grown = grow();
    const whole = eventsOf((await digestAt(bench, grown.at(-1) as Buffer)).sessions[0]);
    expect(whole).toHaveLength(8);
    const stops = fc.subarray(grown.slice(0, -1).map((_, count) => count));
    await fc.assert(
      fc.asyncProperty(stops, async (counts) => {
        state.write((database) => database.exec('DELETE FROM sessions_seen'));
        const told: string[] = [];
        for (const count of [...counts, MESSAGES.length]) {
          const [digest] = (await digestAt(bench, grown[count] as Buffer)).sessions;
          told.push(...eventsOf(digest));
          if (digest !== undefined) markSessions(state, [SESSION], 'nothing', [], new Date());
        }
        expect(told.toSorted()).toEqual(whole.toSorted());
      }),
      { numRuns: 60 },
    );
    state.close();
  }, 120_000);

  test('cut anywhere: an error in its own words, or nothing that the whole does not say', async () => {
    const bench = await setUp();
    const file = grow().at(-1) as Buffer;
    const whole = new Set(eventsOf((await digestAt(bench, file)).sessions[0]));
    let refused = 0;
    // Every byte of the first page's head, then every step of a size that meets each page at another place.
    const cuts = [...Array(128).keys()].concat(
      Array.from({ length: Math.floor(file.length / 53) }, (_, step) => step * 53),
    );
    for (const cut of cuts) {
      const { sessions, errors } = await digestAt(bench, file.subarray(0, cut));
      for (const event of eventsOf(sessions[0])) expect(whole, `cut at byte ${cut}`).toContain(event);
      for (const error of errors) expect(error.message, `cut at byte ${cut}`).not.toBe('');
      expect(sessions.length + errors.length, `cut at byte ${cut}`).toBe(1);
      refused += errors.length;
    }
    console.log(`${cuts.length} cuts of ${file.length} bytes: ${refused} refused`);
    expect(refused).toBeGreaterThan(0);
    bench.context.state.close();
  }, 120_000);
});
