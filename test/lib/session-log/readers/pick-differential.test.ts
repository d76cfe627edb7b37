// The lines of each format, whole, mutated and torn: what is picked of them is what
// JSON.parse and a plain walk over its result say.

import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pick, pickWithin } from '../../../../lib/session-log/format/json-pick.js';
import type { Shape } from '../../../../lib/session-log/format/json-shape.js';
import {
  claudeCodeLine,
  claudeCodeResultContent,
} from '../../../../lib/session-log/readers/claude-code-format.js';
import { codexLine } from '../../../../lib/session-log/readers/codex-format.js';
import { copilotEvent } from '../../../../lib/session-log/readers/copilot-format.js';
import { geminiLine } from '../../../../lib/session-log/readers/gemini-cli-format.js';
import { opencodeMessage, opencodePart } from '../../../../lib/session-log/readers/opencode-format.js';
import { JsonFault } from '../../../../lib/stream/json-scan.js';
import { PROJECT } from '../../../support/run-program.js';
import { plainly, slowPick } from '../../../support/session-log/slow-pick.js';

const SHAPES: Record<string, readonly Shape[]> = {
  'claude-code': [claudeCodeLine, claudeCodeResultContent],
  codex: [codexLine],
  copilot: [copilotEvent],
  'gemini-cli': [geminiLine],
  opencode: [opencodeMessage, opencodePart],
};

/** Every line of the harness's own golden stores; of OpenCode the JSON in its script. */
function linesOf(harness: string): Buffer[] {
  const store = join(PROJECT, 'golden/sessions', harness, 'store');
  const files = readdirSync(store, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => /\.(jsonl|sql)$/.test(name))
    .flatMap((name) => readFileSync(join(store, name), 'utf8').split('\n'))
    .map((line) => /'(\{.*\})'/.exec(line)?.[1]?.replaceAll("''", "'") ?? line)
    .filter((line) => line.startsWith('{'))
    .map((line) => Buffer.from(line));
}

function fastPick(bytes: Buffer, shape: Shape): unknown {
  try {
    return plainly(pick(bytes, shape));
  } catch (error) {
    if (error instanceof JsonFault) return 'not-json';
    throw error;
  }
}

/** Inserted anywhere: escapes, white space, values of other types, members that stand twice, bytes that are no text. */
const PIECES = [
  '\\u0041',
  '\\ud83d',
  '\\',
  '"',
  ' ',
  '\t',
  'null',
  '7',
  '-',
  '[',
  ']',
  '{',
  '}',
  ',',
  ':',
  '\0',
]
  .concat(['"type":null,', '"type":"user",', '"payload":{},', '"data":5,', '"message":[],', '\ufeff', 'é'])
  .map((text) => Buffer.from(text))
  .concat([Buffer.from([0xff]), Buffer.from([0xc3]), Buffer.from([0x80])]);

interface Change {
  readonly kind: 'replace' | 'insert' | 'remove' | 'cut' | 'retype' | 'shuffle';
  readonly place: number;
  readonly piece: Buffer;
}
const change = fc.record<Change>({
  kind: fc.constantFrom('replace', 'insert', 'insert', 'remove', 'cut', 'retype', 'shuffle'),
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  piece: fc.constantFrom(...PIECES),
});

function apply(line: Buffer, { kind, place, piece }: Change): Buffer {
  const at = Math.floor(place * line.length);
  const [before, after] = [line.subarray(0, at), line.subarray(at)];
  switch (kind) {
    case 'replace':
      return Buffer.concat([before, piece.subarray(0, 1), after.subarray(1)]);
    case 'insert':
      return Buffer.concat([before, piece, after]);
    case 'remove':
      return Buffer.concat([before, after.subarray(3)]);
    case 'cut':
      return Buffer.from(before);
    case 'retype': {
      // The value of the nearest member gets another one.
      const colon = line.indexOf(':', at);
      const comma = line.indexOf(',', colon);
      return colon === -1 || comma === -1
        ? line
        : Buffer.concat([line.subarray(0, colon + 1), piece, line.subarray(comma)]);
    }
    case 'shuffle':
      return reorder(line, place);
  }
}

/** The members of every object in another order. */
function reorder(line: Buffer, place: number): Buffer {
  try {
    const turn = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turn);
      if (typeof value !== 'object' || value === null) return value;
      const members = Object.entries(value).map(([name, member]): [string, unknown] => [name, turn(member)]);
      const cut = Math.floor(place * members.length);
      return Object.fromEntries([...members.slice(cut), ...members.slice(0, cut)]);
    };
    return Buffer.from(JSON.stringify(turn(JSON.parse(line.toString()))));
  } catch {
    return line;
  }
}

describe.each(Object.keys(SHAPES))('lines of %s', (harness) => {
  const lines = linesOf(harness);

  test('are picked as they are said by JSON.parse', () => {
    expect(lines.length).toBeGreaterThan(5);
    fc.assert(
      fc.property(fc.constantFrom(...lines), fc.array(change, { maxLength: 4 }), (line, changes) => {
        const bytes = changes.reduce(apply, line);
        for (const shape of SHAPES[harness] as readonly Shape[]) {
          const expected = slowPick(bytes, shape);
          expect(fastPick(bytes, shape)).toEqual(expected);
          if (!isUtf8(bytes) || expected === 'not-json') continue;
          // The same line where it stands among others.
          const around = Buffer.concat([Buffer.from('"}]'), bytes, Buffer.from(',1}]"')]);
          expect(plainly(pickWithin(around, 3, 3 + bytes.length, shape))).toEqual(expected);
        }
      }),
      { numRuns: 600 },
    );
  });
});

test('a text that ends where more bytes follow ends there', () => {
  const around = Buffer.from('{"type":"a"}');
  for (let stop = 0; stop < around.length; stop += 1) {
    expect(() => pickWithin(around, 0, stop, claudeCodeLine), `up to ${stop}`).toThrow(JsonFault);
  }
});
