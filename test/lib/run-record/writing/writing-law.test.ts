// The law of the writer as a property: over random runs it takes a fact exactly
// when the reader, given the bytes with that fact's line, still calls them valid
// or incomplete, and the order (said a second time, in test/laws) holds.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLine } from '../../../../lib/run-record/reading/parse-lines.js';
import { RecordJudge, type Verdict } from '../../../../lib/run-record/reading/verdict.js';
import { ORDER_RULES } from '../../../../lib/run-record/writing/order-rules.js';
import { RecordWriter } from '../../../../lib/run-record/writing/record-writer.js';
import { spellEvent } from '../../../../lib/run-record/writing/spell-event.js';
import { brokenOrderRules, ORDER_ORACLE } from '../../../laws/order-oracle.js';
import {
  attemptFacts,
  type FactOf,
  fanoutFacts,
  LAWFUL_RUN,
  RUN_FACTS,
  START,
} from '../../../support/lawful-facts.js';
import { hashOf } from '../../../support/run-builder.js';
import { fixedClock, runDirectory } from '../../../support/writing.js';

const TS = '2026-07-30T14:22:08.000Z';
const RUNS = Number(process.env.RUNS ?? 60);

const ofAttempt = (of: { stage: string; repeat?: number; retry: number }): FactOf[] => {
  const facts = attemptFacts(of);
  const { output, fact, check, gate, gateStart, hook, call, end, ...plain } = facts;
  const flags = (sealed: boolean, judged: boolean) => ({ output, sealed, judged });
  return [
    ...Object.values(plain),
    { ...plain.start, received: [{ name: 'a', path: 'a', sha256: hashOf('') }] },
    { ...plain.start, access: { read: ['a'] } },
    { ...plain.ask, model: 'small' },
    { ...plain.turn, model: 'small' },
    ...['output', 'checklist', 'schema', 'select', 'question'].flatMap((name) => [
      check(name),
      check(name, 1),
    ]),
    ...['gate.sh', 'failure.sh'].flatMap((file) => [
      gateStart(file),
      gate(0, file),
      gate(1, file),
      gate(75, file),
      gate(null, file),
    ]),
    ...['before', 'success', 'failure'].flatMap((name) => [hook(name), hook(name, 1)]),
    call(1),
    call(2),
    end('success', 0),
    ...[
      ['refused', 1],
      ['exhausted', 1],
      ['rejected', 1],
      ['blocked', 1],
      ['timeout', 1],
      ['fault', 2],
      ['signal', 143],
      ['signal', 130],
    ].flatMap(([cause, exit]) => [
      end(cause as string, exit as number),
      end(cause as string, exit as number, flags(false, true)),
      end(cause as string, exit as number, flags(false, false)),
      end(cause as string, exit as number, flags(true, true)),
    ]),
  ];
};

const first = { stage: '01-read', retry: 1 };
const fanout = fanoutFacts('06-each');
const dated = (facts: readonly FactOf[]): FactOf[] => facts.map((fact) => ({ ...fact, ts: TS }) as FactOf);
const READING = dated([
  ...ofAttempt(first),
  ...ofAttempt({ ...first, retry: 2 }),
  { ...attemptFacts(first).start, retry: 3 },
]);
const LOOPING = dated([
  ...ofAttempt({ stage: '02-polish/01-draft', repeat: 1, retry: 1 }),
  RUN_FACTS.loop('02-polish'),
  { ...RUN_FACTS.loop('02-polish'), repeat: 1 },
]);
const FANNING = dated([
  fanout.start,
  { ...fanout.start, repeat: 1 },
  fanout.item(0),
  fanout.item(1),
  fanout.done(),
  fanout.done('fault', 2, { selected: 'a' }),
  fanout.done('rejected', 1, { selected: 'a' }),
]);
const RUNNING = dated([
  { ...attemptFacts(first).start, stage: '00-plan' },
  RUN_FACTS.carried,
  RUN_FACTS.drift,
  RUN_FACTS.signal,
  { event: 'signal', signal: 2, name: 'SIGINT' },
  RUN_FACTS.parallel('03-assess'),
  { ...RUN_FACTS.parallel('03-assess'), retry: 2 },
  { ...START, record: 1 },
]);
const ENDING = dated(
  [
    ['success', 0],
    ['refused', 1],
    ['fault', 2],
    ['timeout', 1],
    ['signal', 143],
  ].flatMap(([cause, exit]) => [
    RUN_FACTS.end(cause as string, exit as number),
    RUN_FACTS.end(cause as string, exit as number, first),
  ]),
);
/** Where a step takes its fact from: mostly the first stage, rarely the end. */
const SOURCES = [
  ...Array<FactOf[]>(12).fill(READING),
  ...Array<FactOf[]>(4).fill(LOOPING),
  ...Array<FactOf[]>(2).fill(FANNING),
  ...Array<FactOf[]>(3).fill(RUNNING),
  ENDING,
];

/** What the reader says of a record made of these lines. */
function readLines(lines: readonly Buffer[]): Verdict {
  const judge = new RecordJudge(LAWFUL_RUN);
  let offset = 0;
  for (const [index, line] of lines.entries()) {
    const bytes = line.subarray(0, -1);
    judge.take(parseLine({ kind: 'line', bytes, offset, number: index + 1 }));
    offset += line.length;
  }
  return judge.conclude();
}

const isPossible = ({ status }: Verdict): boolean => status === 'valid' || status === 'incomplete';

/** A step of a run: any fact of a source, or the first one from there on that the writer would take and that ends nothing. */
interface Step {
  readonly isLawful: boolean;
  readonly source: number;
  readonly pick: number;
}

const steps = fc.array(
  fc.record<Step>({
    isLawful: fc.boolean(),
    source: fc.nat(SOURCES.length - 1),
    pick: fc.nat(1_000),
  }),
  { minLength: 30, maxLength: 90, size: 'max' },
);

function chooseFact(writer: RecordWriter, { isLawful, source, pick }: Step): FactOf {
  const facts = SOURCES[source] as FactOf[];
  const at = pick % facts.length;
  const inOrder = [...facts.slice(at), ...facts.slice(0, at)];
  const endsLittle = ({ event }: FactOf): boolean => event !== 'stage_end' || pick % 7 === 0;
  const isTaken = (fact: FactOf): boolean => endsLittle(fact) && writer.judge(fact) === undefined;
  return ((isLawful && inOrder.find(isTaken)) || inOrder[0]) as FactOf;
}

describe('over random runs', () => {
  test('the writer takes a fact exactly when reader and order have nothing against it', async () => {
    const seen = { facts: 0, taken: 0, ended: 0, deepest: 0 };
    const rules = new Map<string, number>();
    const walk = async (plan: readonly Step[]): Promise<void> => {
      const directory = runDirectory();
      const writer = await RecordWriter.beginFields(directory, START, { clock: fixedClock() });
      const lines = [writer.first.line];
      const past = [writer.first.event];
      for (const step of plan) {
        const fact = chooseFact(writer, step);
        const line = spellEvent(fact);
        const verdict = readLines([...lines, line]);
        const isEnded = past.at(-1)?.event === 'run_end';
        const broken = isPossible(verdict) ? brokenOrderRules(fact, past) : [];
        const refusal = isEnded
          ? await writer.appendFields(fact).catch((error: unknown) => error)
          : writer.judge(fact);
        seen.facts += 1;
        const context = `${JSON.stringify(fact)} after ${past.map(({ event }) => event)}`;
        if (isEnded) {
          expect(refusal, context).toMatchObject({ code: 'record-closed' });
          expect(isPossible(verdict), context).toBe(false);
          continue;
        }
        if (refusal === undefined) {
          expect(verdict.rule, context).toBe(null);
          expect(broken, context).toEqual([]);
          const written = await writer.appendFields(fact);
          expect(written.line, context).toEqual(line);
          lines.push(line);
          past.push(written.event);
          seen.taken += 1;
          continue;
        }
        const { rule } = refusal as { rule: string };
        rules.set(rule, (rules.get(rule) ?? 0) + 1);
        if (!isPossible(verdict)) expect(rule, context).toBe(verdict.rule);
        else expect(broken, context).toContain(rule);
      }
      expect(readFileSync(join(directory, 'record.jsonl'))).toEqual(Buffer.concat(lines));
      seen.ended += past.at(-1)?.event === 'run_end' ? 1 : 0;
      seen.deepest = Math.max(seen.deepest, past.length);
    };
    await fc.assert(fc.asyncProperty(steps, walk), { numRuns: RUNS });
    const reached = Object.keys(ORDER_RULES).filter((rule) => rules.has(rule));
    console.log(
      `${seen.facts} facts, ${seen.taken} taken, ${seen.ended} runs ended, longest ${seen.deepest}; ` +
        `${reached.length} of ${Object.keys(ORDER_RULES).length} rules of the order met`,
    );
    expect(reached.length).toBeGreaterThan(20);
  }, 120_000);

  test('the oracle knows every rule', () => {
    expect(Object.keys(ORDER_ORACLE).sort()).toEqual(Object.keys(ORDER_RULES).sort());
  });
});
