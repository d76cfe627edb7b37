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
  MAX_NESTING,
  skipString,
  skipValue,
  skipWhite,
  unexpected,
} from '../../stream/json-scan.js';
import {
  type Action,
  decodeText,
  type Matcher,
  type Matchers,
  type ObjectAction,
  type Picked,
  RawValue,
  type Shape,
  TaggedShape,
  ValueType,
} from './json-shape.js';

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const LETTER_T = 0x74;

/** The type of the value that begins with a byte; the scanner refuses a byte that begins none. */
const TYPE_OF = new Uint8Array(256).fill(ValueType.null);
for (const byte of Buffer.from('-0123456789')) TYPE_OF[byte] = ValueType.number;
for (const byte of Buffer.from('tf')) TYPE_OF[byte] = ValueType.boolean;
TYPE_OF[QUOTE] = ValueType.string;
TYPE_OF[OPEN_BRACE] = ValueType.object;
TYPE_OF[OPEN_BRACKET] = ValueType.list;

/** Where the text that is picked from ends. A pick calls nobody out, so these variables serve all. */
let to = 0;
/** Where the value that was read last ends. */
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
  return pickWithin(bytes, 0, bytes.length, shape);
}

/** As {@link pick}, from the text `bytes[start, stop)`, which has to be UTF-8. */
export function pickWithin<S extends Shape>(
  bytes: Buffer,
  start: number,
  stop: number,
  shape: S,
): Picked<S> | undefined {
  mismatches = 0;
  to = stop;
  const value = read(shape, bytes, skipWhite(bytes, start, to), 0);
  const rest = skipWhite(bytes, end, to);
  if (rest !== to) throw new JsonFault('not-json', rest, 'something follows the value');
  return mismatches === 0 ? (value as Picked<S> | undefined) : undefined;
}

/** As {@link pick}, from a value that was itself picked, and so is JSON in UTF-8. */
export function pickFrom<S extends Shape>(
  { source, start, end: stop }: RawValue,
  shape: S,
): Picked<S> | undefined {
  return pickWithin(source, start, stop, shape);
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
  const type = at < to ? (TYPE_OF[bytes[at] as number] as number) : ValueType.null;
  return act(shape.actions[type] as Action, bytes, at, depth);
}

function act(action: Action, bytes: Buffer, at: number, depth: number): unknown {
  switch (action.kind) {
    case 'skip':
      if (action.isMismatch) mismatches += 1;
      end = skipValue(bytes, at, to, depth);
      return undefined;
    case 'string':
      end = skipString(bytes, at, to);
      return decodeText(bytes, at, end);
    case 'raw':
      end = skipValue(bytes, at, to, depth);
      return new RawValue(bytes, at, end);
    case 'boolean':
      end = skipValue(bytes, at, to, depth);
      return bytes[at] === LETTER_T;
    case 'number':
      end = skipValue(bytes, at, to, depth);
      return Number(bytes.toString('latin1', at, end));
    case 'object':
      return readObject(action, bytes, at, depth);
    case 'list':
      return readList(action.element, bytes, at, depth);
    case 'part': {
      const before = mismatches;
      const value = act(action.inner, bytes, at, depth);
      if (mismatches === before) return value;
      mismatches = before;
      return undefined;
    }
  }
}

/** A tagged member that stood before its tag. */
interface Waiting {
  readonly matcher: Matcher;
  readonly at: number;
}

/** The walk of `walkObject` (json-scan.ts), with no call back for a member: most lines have little else than members. */
function readObject(
  { matchers, make }: ObjectAction,
  bytes: Buffer,
  at: number,
  depth: number,
): Record<string, unknown> {
  requireDepth(at, depth);
  const value = make();
  let waiting: Waiting[] | undefined;
  let i = skipWhite(bytes, at + 1, to);
  if (i < to && bytes[i] === CLOSE_BRACE) {
    end = i + 1;
    return value;
  }
  for (;;) {
    if (i >= to || bytes[i] !== QUOTE) throw unexpected(bytes, i, to);
    const keyEnd = skipString(bytes, i, to);
    const matcher = match(matchers, bytes, i, keyEnd);
    i = skipColon(bytes, keyEnd);
    if (matcher === undefined) {
      end = skipValue(bytes, i, to, depth + 1);
    } else {
      const shape = shapeIn(value, matcher);
      if (shape === undefined) {
        end = skipValue(bytes, i, to, depth + 1);
        waiting ??= [];
        waiting.push({ matcher, at: i });
      } else {
        const picked = read(shape, bytes, i, depth + 1);
        if (picked !== undefined) value[matcher.name] = picked;
      }
    }
    i = skipWhite(bytes, end, to);
    if (i >= to) throw unexpected(bytes, i, to);
    if (bytes[i] === CLOSE_BRACE) break;
    if (bytes[i] !== COMMA) throw unexpected(bytes, i, to);
    i = skipWhite(bytes, i + 1, to);
  }
  if (waiting !== undefined) readWaiting(waiting, value, bytes, depth);
  end = i + 1;
  return value;
}

function readWaiting(waiting: Waiting[], value: Record<string, unknown>, bytes: Buffer, depth: number): void {
  for (const { matcher, at } of waiting) {
    const shape = shapeIn(value, matcher);
    if (shape !== undefined) value[matcher.name] = read(shape, bytes, at, depth + 1);
  }
}

/** A member's shape; undefined when it hangs on a tag that has not been read, or that asks for none. */
function shapeIn(siblings: Record<string, unknown>, { shape }: Matcher): Shape | undefined {
  if (!(shape instanceof TaggedShape)) return shape;
  const tag = siblings[shape.tag];
  return typeof tag === 'string' ? shape.shapes.get(tag) : undefined;
}

function requireDepth(at: number, depth: number): void {
  if (depth >= MAX_NESTING) throw new JsonFault('too-deep', at, `nesting over ${MAX_NESTING}`);
}

function skipColon(bytes: Buffer, at: number): number {
  const colon = skipWhite(bytes, at, to);
  if (colon >= to || bytes[colon] !== COLON) throw unexpected(bytes, colon, to);
  return skipWhite(bytes, colon + 1, to);
}

function match(matchers: Matchers, bytes: Buffer, start: number, keyEnd: number): Matcher | undefined {
  const size = keyEnd - start - 2;
  const sameSize = matchers[size];
  if (sameSize !== undefined) {
    for (const matcher of sameSize) {
      const { key } = matcher;
      let i = 0;
      while (i < size && key[i] === bytes[start + 1 + i]) i += 1;
      if (i === size) return matcher;
    }
  }
  for (let i = start + 1; i < keyEnd - 1; i += 1) {
    // A key is known by its meaning: an escape may stand for any of its letters.
    if (bytes[i] === BACKSLASH) return matchByName(matchers, decodeString(bytes, start, keyEnd));
  }
  return undefined;
}

function matchByName(matchers: Matchers, name: string): Matcher | undefined {
  return matchers[Buffer.byteLength(name)]?.find((matcher) => matcher.name === name);
}

function readList(element: Shape, bytes: Buffer, at: number, depth: number): unknown[] {
  requireDepth(at, depth);
  const value: unknown[] = [];
  let i = skipWhite(bytes, at + 1, to);
  if (i < to && bytes[i] === CLOSE_BRACKET) {
    end = i + 1;
    return value;
  }
  for (;;) {
    value.push(read(element, bytes, i, depth + 1));
    i = skipWhite(bytes, end, to);
    if (i >= to) throw unexpected(bytes, i, to);
    if (bytes[i] === CLOSE_BRACKET) break;
    if (bytes[i] !== COMMA) throw unexpected(bytes, i, to);
    i = skipWhite(bytes, i + 1, to);
  }
  end = i + 1;
  return value;
}
