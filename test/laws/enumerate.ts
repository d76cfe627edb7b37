// Every story over the alphabet, to a depth: what the reader says, compared
// with what the oracle says.

import { parseLine } from '../../lib/run-record/reading/parse-lines.js';
import { RecordJudge } from '../../lib/run-record/reading/verdict.js';
import { ALPHABET, type Form, RUN } from './alphabet.js';
import { judgeByOracle, type OracleVerdict } from './oracle.js';

/** A story and the verdict that reader and oracle agree on. */
export interface Law {
  readonly story: readonly Form[];
  readonly verdict: OracleVerdict;
}

/** Reader and oracle say different things about one story. */
export class Disagreement extends Error {
  constructor(story: readonly Form[], reader: OracleVerdict, oracle: OracleVerdict) {
    const letters = story.map(({ letter }) => letter).join('');
    super(
      `${letters || '(empty)'}: the reader says ${JSON.stringify(reader)}, the oracle ${JSON.stringify(oracle)}`,
    );
  }
}

/**
 * All stories of up to `depth` events after `beginning`, shortest first.
 *
 * @throws Disagreement at the first story that the two judge differently
 */
export function* enumerateLaws(depth: number, beginning: readonly Form[] = []): Generator<Law> {
  let stories: (readonly Form[])[] = [beginning];
  for (let length = 0; length <= depth; length += 1) {
    const longer: (readonly Form[])[] = [];
    for (const story of stories) {
      yield { story, verdict: agree(story) };
      if (length < depth) for (const form of ALPHABET) longer.push([...story, form]);
    }
    stories = longer;
  }
}

function agree(story: readonly Form[]): OracleVerdict {
  const lines = story.map(({ event }) => JSON.stringify(event));
  const judge = new RecordJudge(RUN);
  for (const [index, line] of lines.entries()) {
    judge.take(parseLine({ kind: 'line', bytes: Buffer.from(line), offset: 0, number: index + 1 }));
  }
  const { status, line, rule } = judge.conclude();
  const oracle = judgeByOracle(Buffer.from(lines.map((text) => `${text}\n`).join('')), RUN);
  if (oracle.status !== status || oracle.line !== line || oracle.rule !== rule) {
    throw new Disagreement(story, { status, line, rule }, oracle);
  }
  return oracle;
}

/**
 * The laws as a table: a row for each possible story, a column for each event
 * that may come next. A story that is invalid has no row: whatever follows,
 * it stays invalid at the same line.
 */
export function tabulateLaws(depth: number): string {
  const rules: string[] = [];
  const rows = new Map<string, string[]>();
  let count = 0;
  for (const { story, verdict } of enumerateLaws(depth)) {
    count += 1;
    const letters = story.map(({ letter }) => letter).join('');
    if (verdict.status !== 'invalid' && letters.length < depth) rows.set(letters, []);
    if (verdict.rule !== null && verdict.line === story.length && !rules.includes(verdict.rule)) {
      rules.push(verdict.rule);
    }
    rows.get(letters.slice(0, -1))?.push(cell(story, verdict, rules));
    if (letters === '') rows.get('')?.pop();
  }
  return render(depth, count, rules, rows);
}

function cell(
  story: readonly Form[],
  { status, line, rule }: OracleVerdict,
  rules: readonly string[],
): string {
  if (status === 'valid') return 'V';
  if (status === 'incomplete') return '.';
  return line === story.length ? String(rules.indexOf(rule as string) + 1) : '?';
}

function render(
  depth: number,
  count: number,
  rules: readonly string[],
  rows: ReadonlyMap<string, readonly string[]>,
): string {
  const width = depth + 1;
  const head = ALPHABET.map(({ letter }) => letter.padStart(3)).join('');
  const body = [...rows].map(
    ([story, cells]) => `${(story || '-').padEnd(width)}${cells.map((text) => text.padStart(3)).join('')}`,
  );
  return [
    `The ${count} stories of at most ${depth} events over ${ALPHABET.length} event forms, each with its verdict.`,
    '',
    'A row is a story that may still be told, a column the event that comes next; the cell judges the two together:',
    '  .  incomplete   V  valid   a number: invalid at that event, by the rule below.',
    'A story that begins with an invalid one is invalid at the same line by the same rule, and has no row.',
    '',
    ...ALPHABET.map(({ letter, says }) => `  ${letter}  ${says}`),
    '',
    ...rules.map((rule, index) => `${String(index + 1).padStart(3)}  ${rule}`),
    '',
    `${'next'.padEnd(width)}${head}`,
    ...body,
    '',
  ].join('\n');
}
