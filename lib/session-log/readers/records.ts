import { isUtf8 } from 'node:buffer';
import { JsonFault, skipWhite } from '../../stream/json-scan.js';
import { pick, pickWithin } from '../format/json-pick.js';
import { object, type Picked, type Shape, string } from '../format/json-shape.js';

/** One complete line of a log: what was picked out of it, or why there is nothing. */
export type RawRecord<T> =
  | { readonly type: 'record'; readonly value: T; readonly offset: number; readonly size: number }
  /** A line of the format with members of other types than they should be: it counts and says nothing. */
  | { readonly type: 'mistyped'; readonly offset: number; readonly size: number }
  | { readonly type: 'unparsed'; readonly offset: number; readonly size: number };

/** All that is read of a line whose other members are of the wrong types. */
const typeOnly = object({ type: string });

const OPEN_BRACE = 0x7b;

/**
 * Reads the line `bytes[start, end)`. Never fails: a line that is not JSON, or is
 * JSON of another format, is a record of type `unparsed`.
 *
 * @param isText whether the bytes are known to be UTF-8
 * @param offset where the line begins in the file
 */
export function readRecord<S extends Shape>(
  bytes: Buffer,
  start: number,
  end: number,
  isText: boolean,
  shape: S,
  offset: number,
): RawRecord<Picked<S>> {
  const size = end - start + 1;
  // Every line of every format is an object; a torn or foreign one is mostly told by its first byte.
  const first = skipWhite(bytes, start, end);
  if (first === end || bytes[first] !== OPEN_BRACE) return { type: 'unparsed', offset, size };
  const isUnspoiled = isText || isUtf8(bytes.subarray(start, end));
  const pickBy = <P extends Shape>(wanted: P): Picked<P> | undefined =>
    isUnspoiled ? pickWithin(bytes, start, end, wanted) : pick(bytes.subarray(start, end), wanted);
  try {
    const value = pickBy(shape);
    if (value !== undefined) return { type: 'record', value, offset, size };
    const isTyped = pickBy(typeOnly)?.type !== undefined;
    return { type: isTyped ? 'mistyped' : 'unparsed', offset, size };
  } catch (error) {
    if (error instanceof JsonFault) return { type: 'unparsed', offset, size };
    throw error;
  }
}

/** What a line says in a format whose lines all have a string `type`; undefined when it is no line of it. */
export function typedLine<T extends { type?: string | undefined }>(
  record: RawRecord<T>,
): Partial<T> | undefined {
  if (record.type === 'mistyped') return {};
  return record.type === 'record' && record.value.type !== undefined ? record.value : undefined;
}
