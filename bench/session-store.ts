// Generates a store of Claude Code sessions with the sizes that real ones have.

import { appendFileSync, closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../test/support/random.js';

/** Sizes of sessions: at which place among all, in bytes. Between two points they grow by a constant factor. */
const SIZES: readonly (readonly [place: number, bytes: number])[] = [
  [0, 4_000],
  [0.5, 105_000],
  [0.9, 654_000],
  [0.99, 5_400_000],
  [1, 87_000_000],
];

export interface GeneratedStore {
  readonly files: readonly string[];
  readonly bytes: number;
  /** The largest session. */
  readonly largest: { readonly file: string; readonly ref: string; readonly bytes: number };
}

/**
 * Writes sessions below `home`, the largest of 87 MB always among them.
 *
 * @param total bytes of all together, about
 */
export function generateSessionStore(home: string, total: number): GeneratedStore {
  const project = join(home, '.claude/projects/-srv-demo');
  mkdirSync(project, { recursive: true });
  const sizes = chooseSizes(total);
  const files = sizes.map((size, index) => {
    const file = join(project, `${String(index).padStart(6, '0')}.jsonl`);
    writeSession(file, size, index);
    return file;
  });
  const last = files.length - 1;
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const ref = `claude-code:${String(last).padStart(6, '0')}`;
  return { files, bytes, largest: { file: files[last] as string, ref, bytes: sizes[last] as number } };
}

/** Adds one failing call to a session. */
export function appendFailure(file: string): void {
  appendFileSync(file, turn(1e9, 2_000, true));
}

/** Evenly spread places, as many as make the total; the mean of a piece that grows by a factor is known. */
function chooseSizes(total: number): number[] {
  let mean = 0;
  for (let i = 1; i < SIZES.length; i += 1) {
    const [from, low] = SIZES[i - 1] as readonly [number, number];
    const [to, high] = SIZES[i] as readonly [number, number];
    mean += ((to - from) * (high - low)) / Math.log(high / low);
  }
  const count = Math.max(2, Math.round(total / mean));
  return Array.from({ length: count }, (_, index) => Math.round(sizeAt(index / (count - 1))));
}

function sizeAt(place: number): number {
  const i = SIZES.findIndex(([to], index) => index > 0 && place <= to);
  const [from, low] = SIZES[i - 1] as readonly [number, number];
  const [to, high] = SIZES[i] as readonly [number, number];
  return low * (high / low) ** ((place - from) / (to - from));
}

function writeSession(path: string, size: number, seed: number): void {
  const random = seededRandom(seed);
  const file = openSync(path, 'w');
  let written = 0;
  for (let index = 0; written < size; index += 1) {
    // Most results are short, some are whole files.
    const length = random() < 0.1 ? 2_000 + random() * 60_000 : 200 + random() * 3_000;
    written += writeSync(file, turn(seed * 1e6 + index, length, random() < 0.1));
  }
  closeSync(file);
}

const WORDS = 'const value = await read(path);\n\treturn "ok" // \u00fcber: 12.5 €\n';

/** One call with its result, and every tenth time a prompt before it. */
function turn(number: number, length: number, fails: boolean): string {
  const timestamp = new Date(1_767_600_000_000 + (number % 1e6) * 1000).toISOString();
  const base = {
    parentUuid: `p${number}`,
    isSidechain: false,
    cwd: '/srv/demo',
    sessionId: 's',
    version: '2.1.0',
  };
  const entry = (type: string, uuid: string, rest: object): string =>
    `${JSON.stringify({ ...base, type, uuid, timestamp, ...rest })}\n`;
  const id = `toolu_${number}`;
  const call = {
    type: 'tool_use',
    id,
    name: 'Bash',
    input: { command: `make step-${number % 50}`, description: 'step' },
  };
  const text = WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length);
  const content = fails ? `Exit code 1\n${text}` : text;
  const result = { type: 'tool_result', tool_use_id: id, content, ...(fails ? { is_error: true } : {}) };
  return (
    (number % 10 === 0
      ? entry('user', `u${number}`, {
          message: { role: 'user', content: `Go on with ${text.slice(0, 300)}` },
        })
      : '') +
    entry('assistant', `a${number}`, {
      message: {
        id: `m${number}`,
        model: 'made-up',
        role: 'assistant',
        content: [{ type: 'text', text: 'Next.' }, call],
        usage: { input_tokens: 12, output_tokens: 340 },
      },
    }) +
    entry('user', `r${number}`, {
      message: { role: 'user', content: [result] },
      toolUseResult: { stdout: content, stderr: '', interrupted: false },
    })
  );
}
