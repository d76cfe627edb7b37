import { JsonFault, skipWhite } from '../../stream/json-scan.js';
import type { LineItem } from '../../stream/lines.js';
import type { Transducer } from '../../stream/transducer.js';
import { pick } from '../format/json-pick.js';
import { object, type Picked, type Shape, string } from '../format/json-shape.js';

/** One complete line of a log: what was picked out of it, or why there is nothing. */
export type RawRecord<T> =
  | { readonly type: 'record'; readonly value: T; readonly offset: number; readonly size: number }
  /** A line of the format with members of other types than they should be: it counts and says nothing. */
  | { readonly type: 'mistyped'; readonly offset: number; readonly size: number }
  | { readonly type: 'unparsed'; readonly offset: number; readonly size: number };

/** All that is read of a line whose other members are of the wrong types. */
const typeOnly = object({ type: string });

/**
 * Transducer: lines in, {@link RawRecord} out, one for each complete line. What is
 * left without a line feed is dropped: it is no line yet.
 *
 * Holds nothing. Never fails: a line that is not JSON, that is over-long or that
 * is JSON of another format is a record of type `unparsed`.
 */
export function records<S extends Shape>(shape: S): Transducer<LineItem, RawRecord<Picked<S>>> {
  return {
    take(line, push) {
      if (line.kind === 'line') push(readLine(line.bytes, shape, line.offset));
      else if (line.kind === 'overlong') push({ type: 'unparsed', offset: line.offset, size: line.size + 1 });
    },
  };
}

const OPEN_BRACE = 0x7b;

function readLine<S extends Shape>(bytes: Buffer, shape: S, offset: number): RawRecord<Picked<S>> {
  const size = bytes.length + 1;
  // Every line of every format is an object; a torn or foreign one is mostly told by its first byte.
  if (bytes[skipWhite(bytes, 0, bytes.length)] !== OPEN_BRACE) return { type: 'unparsed', offset, size };
  try {
    const value = pick(bytes, shape);
    if (value !== undefined) return { type: 'record', value, offset, size };
    const isTyped = pick(bytes, typeOnly)?.type !== undefined;
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
