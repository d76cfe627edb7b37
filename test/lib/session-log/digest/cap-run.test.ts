import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { capRun, RunBudget, type SessionOutcome } from '../../../../lib/session-log/digest/cap-run.js';
import { jsonBytes } from '../../../../lib/session-log/digest/cap-session.js';
import { assembleRun } from '../../../../lib/session-log/digest/run.js';
import { digestSession } from '../../../../pipelines/digest-session.js';
import { SessionScript } from '../../../support/session-items.js';

async function outcome(sessionId: string, characters: number): Promise<SessionOutcome> {
  const script = new SessionScript();
  script.entry('assistant_text', 'x'.repeat(characters));
  const digest = await digestSession(script.stream(), { harness: 'codex', sessionId }, 0);
  return { harness: 'codex', sessionId, type: 'digest', path: `/s/${sessionId}`, digest };
}

const failed = (sessionId: string): SessionOutcome => ({
  harness: 'codex',
  sessionId,
  type: 'error',
  error: { ref: `codex:${sessionId}`, state: 'absent', message: 'gone' },
});

const run = (budget: RunBudget, outcomes: SessionOutcome[]): Promise<SessionOutcome[]> =>
  Readable.from(outcomes).pipe(capRun(budget)).toArray();

const named = (outcomes: readonly SessionOutcome[]): string[] =>
  outcomes.map(({ sessionId, type }) => `${sessionId} ${type}`);

describe('the run cap', () => {
  test('at the limit everything is kept; one byte less defers the last', async () => {
    const outcomes = [await outcome('a', 10), failed('b'), await outcome('c', 200)];
    const bytes = outcomes.reduce(
      (sum, item) => sum + (item.type === 'digest' ? jsonBytes(item.digest.digest) : 0),
      0,
    );
    const exact = new RunBudget(bytes);
    expect(named(await run(exact, outcomes))).toEqual(['a digest', 'b error', 'c digest']);
    expect(exact.isFull).toBe(false);
    const short = new RunBudget(bytes - 1);
    expect(named(await run(short, outcomes))).toEqual(['a digest', 'b error', 'c deferred']);
    expect(short.isFull).toBe(true);
  });

  test('once one is deferred everything behind it is, also what would fit, and refusals', async () => {
    const outcomes = [await outcome('a', 10), await outcome('b', 240), await outcome('c', 0), failed('d')];
    const [first, second] = outcomes.map((item) =>
      item.type === 'digest' ? jsonBytes(item.digest.digest) : 0,
    );
    const budget = new RunBudget((first as number) + (second as number) - 1);
    expect(named(await run(budget, outcomes))).toEqual([
      'a digest',
      'b deferred',
      'c deferred',
      'd deferred',
    ]);
    expect(budget.spend(1)).toBe(false);
  });

  test('a run has its parts in their order, and watermarks for what was digested alone', async () => {
    const deferred: SessionOutcome = {
      harness: 'codex',
      sessionId: `ghp_${'a'.repeat(36)}`,
      type: 'deferred',
    };
    const { digest, digested } = assembleRun([await outcome('a', 1), failed('b'), deferred]);
    expect(Object.keys(digest)).toEqual(['notice', 'detector_version', 'sessions', 'errors', 'deferred']);
    expect(digest).toMatchObject({
      detector_version: '1',
      errors: [{ ref: 'codex:b' }],
      deferred: ['codex:[REDACTED:github_token]'],
    });
    expect(digested).toEqual([
      { harness: 'codex', sessionId: 'a', path: '/s/a', watermark: expect.objectContaining({ size: 100 }) },
    ]);
  });
});
