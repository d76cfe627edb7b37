// Picks the members that a reader uses out of one JSON text and passes over the rest.
//
// One walk over the bytes proves that the text is one JSON value and builds only
// what the shape (json-shape.ts) names: large members stay byte ranges until
// somebody asks for them. What logs do wrong is met here: `null` is an absent
// member, of members that stand twice the last one counts, bytes that are not
// UTF-8 become U+FFFD.
//
// A member of another type than its shape says is a mismatch. It spoils the
// nearest `part` around it (the whole text, if there is none): that value is
// then undefined, as if the part could not be decoded at all. `oneOf` never mismatches.

import { isUtf8 } from 'node:buffer';
import {
  decodeString,
  JsonFault,
  skipString,
  skipValue,
  skipWhite,
  walkArray,
  walkObject,
} from '../../stream/json-scan.js';
import { decodeText, type Matcher, type Matchers, type Picked, RawValue, type Shape } from './json-shape.js';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;
const LETTER_F = 0x66;
const LETTER_N = 0x6e;
const LETTER_T = 0x74;

/** Where the value that was read last ends. A pick calls nobody out, so one variable serves all. */
let end = 0;
/** How many mismatches were met. */
let mismatches = 0;

/**
 * Picks out of one JSON text.
 *
 * @returns what the shape picks; undefined when the text is JSON of another shape
 * @throws JsonFault when the bytes are not one JSON value
 */
export function pick<S extends Shape>(text: Buffer, shape: S): Picked<S> | undefined {
  const bytes = isUtf8(text) ? text : Buffer.from(text.toString('utf8'));
  mismatches = 0;
  const value = read(shape, bytes, skipWhite(bytes, 0, bytes.length), 0);
  const rest = skipWhite(bytes, end, bytes.length);
  if (rest !== bytes.length) throw new JsonFault('not-json', rest, 'something follows the value');
  return mismatches === 0 ? (value as Picked<S> | undefined) : undefined;
}

/** As {@link pick}; bytes that are not one JSON value pick nothing. */
export function pickIfJson<S extends Shape>(text: Buffer, shape: S): Picked<S> | undefined {
  try {
    return pick(text, shape);
  } catch (error) {
    if (error instanceof JsonFault) return undefined;
    throw error;
  }
}

function read(shape: Shape, bytes: Buffer, at: number, depth: number): unknown {
  const byte = bytes[at] as number;
  if (byte === LETTER_N && shape.kind !== 'any') return skip(bytes, at, depth);
  switch (shape.kind) {
    case 'string':
      if (byte !== QUOTE) break;
      end = skipString(bytes, at, bytes.length);
      return decodeText(bytes, at, end);
    case 'raw':
    case 'any':
      skip(bytes, at, depth);
      return new RawValue(bytes.subarray(at, end));
    case 'rawString':
      if (byte !== QUOTE) break;
      end = skipString(bytes, at, bytes.length);
      return new RawValue(bytes.subarray(at, end));
    case 'boolean':
      if (byte !== LETTER_T && byte !== LETTER_F) break;
      skip(bytes, at, depth);
      return byte === LETTER_T;
    case 'number':
      if (typeOf(byte) !== 'number') break;
      skip(bytes, at, depth);
      return Number(bytes.toString('latin1', at, end));
    case 'object':
      if (byte !== OPEN_BRACE) break;
      return readObject(shape, bytes, at, depth);
    case 'list':
      if (byte !== OPEN_BRACKET) break;
      return readList(shape.element, bytes, at, depth);
    case 'oneOf': {
      const fitting = shape.shapes.find((one) => fits(one, byte));
      return fitting === undefined ? skip(bytes, at, depth) : read(fitting, bytes, at, depth);
    }
    case 'part':
      return readPart(shape.inner, bytes, at, depth);
  }
  mismatches += 1;
  return skip(bytes, at, depth);
}

function skip(bytes: Buffer, at: number, depth: number): undefined {
  end = skipValue(bytes, at, bytes.length, depth);
}

function readPart(inner: Shape, bytes: Buffer, at: number, depth: number): unknown {
  const before = mismatches;
  const value = read(inner, bytes, at, depth);
  if (mismatches === before) return value;
  mismatches = before;
  return undefined;
}

function readObject(
  { matchers, empty }: Shape & { kind: 'object' },
  bytes: Buffer,
  at: number,
  depth: number,
): Record<string, unknown> {
  const value: Record<string, unknown> = { ...empty };
  let waiting: { matcher: Matcher; at: number }[] | undefined;
  const after = walkObject(bytes, at, bytes.length, depth, (keyStart, keyEnd, valueStart) => {
    const matcher = match(matchers, bytes, keyStart, keyEnd);
    if (matcher === undefined) return skipValue(bytes, valueStart, bytes.length, depth + 1);
    const shape = matcher.shape.kind === 'byTag' ? tagged(matcher.shape, value) : matcher.shape;
    const picked = shape === undefined ? undefined : read(shape, bytes, valueStart, depth + 1);
    if (shape === undefined) {
      skip(bytes, valueStart, depth + 1);
      waiting ??= [];
      waiting.push({ matcher, at: valueStart });
    }
    if (picked !== undefined) value[matcher.name] = picked;
    return end;
  });
  for (const { matcher, at: start } of waiting ?? []) {
    const shape = tagged(matcher.shape as Shape & { kind: 'byTag' }, value);
    if (shape !== undefined) value[matcher.name] = read(shape, bytes, start, depth + 1);
  }
  end = after;
  return value;
}

/** The shape that the tag asks for, when the tag has been read and has one. */
function tagged(shape: Shape & { kind: 'byTag' }, siblings: Record<string, unknown>): Shape | undefined {
  const tag = siblings[shape.tag];
  return typeof tag === 'string' ? shape.shapes[tag] : undefined;
}

function match(matchers: Matchers, bytes: Buffer, start: number, keyEnd: number): Matcher | undefined {
  const size = keyEnd - start - 2;
  for (const matcher of matchers[size] ?? NONE) {
    const { key } = matcher;
    let i = 0;
    while (i < size && key[i] === bytes[start + 1 + i]) i += 1;
    if (i === size) return matcher;
  }
  for (let i = start + 1; i < keyEnd - 1; i += 1) {
    // A key is known by its meaning: an escape may stand for any of its letters.
    if (bytes[i] === BACKSLASH) return matchByName(matchers, decodeString(bytes, start, keyEnd));
  }
  return undefined;
}

const NONE: readonly Matcher[] = [];

function matchByName(matchers: Matchers, name: string): Matcher | undefined {
  return matchers[Buffer.byteLength(name)]?.find((matcher) => matcher.name === name);
}

function readList(element: Shape, bytes: Buffer, at: number, depth: number): unknown[] {
  const value: unknown[] = [];
  end = walkArray(bytes, at, bytes.length, depth, (start) => {
    value.push(read(element, bytes, start, depth + 1));
    return end;
  });
  return value;
}

function fits(shape: Shape, byte: number): boolean {
  switch (shape.kind) {
    case 'string':
    case 'rawString':
      return byte === QUOTE;
    case 'object':
      return byte === OPEN_BRACE;
    case 'list':
      return byte === OPEN_BRACKET;
    case 'boolean':
    case 'number':
      return typeOf(byte) === shape.kind;
    case 'part':
      return fits(shape.inner, byte);
    default:
      return true;
  }
}

function typeOf(byte: number): 'boolean' | 'number' | undefined {
  if (byte === LETTER_T || byte === LETTER_F) return 'boolean';
  return byte === 0x2d || (byte >= 0x30 && byte <= 0x39) ? 'number' : undefined;
}
