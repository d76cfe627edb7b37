import { JsonFault } from '../../stream/json-scan.js';
import type { LineItem } from '../../stream/lines.js';
import { type Stage, stage } from '../../stream/stage.js';
import { pick } from '../format/json-pick.js';
import type { Picked, Shape } from '../format/json-shape.js';

/** One complete line of a log: what was picked out of it, or that it is none of the format's lines. */
export type RawRecord<T> =
  | { readonly type: 'record'; readonly value: T; readonly offset: number; readonly size: number }
  | { readonly type: 'unparsed'; readonly offset: number; readonly size: number };

/**
 * Stage: lines in, {@link RawRecord} out, one for each complete line. What is
 * left without a line feed is dropped: it is no line yet.
 *
 * Holds nothing. Never fails: a line that is not JSON, that is over-long or that
 * `shapes` do not fit is a record of type `unparsed`.
 *
 * @param shapes tried in order; the first that the line fits is what is picked
 */
export function records<S extends Shape>(shapes: readonly S[]): Stage<LineItem, RawRecord<Picked<S>>> {
  return stage<LineItem, RawRecord<Picked<S>>>((line, push) => {
    if (line.kind === 'tail') return;
    const { offset } = line;
    const size = (line.kind === 'line' ? line.bytes.length : line.size) + 1;
    const value = line.kind === 'line' ? pickFirst(line.bytes, shapes) : undefined;
    push(value === undefined ? { type: 'unparsed', offset, size } : { type: 'record', value, offset, size });
  });
}

function pickFirst<S extends Shape>(bytes: Buffer, shapes: readonly S[]): Picked<S> | undefined {
  try {
    for (const shape of shapes) {
      const value = pick(bytes, shape);
      if (value !== undefined) return value;
    }
    return undefined;
  } catch (error) {
    if (error instanceof JsonFault) return undefined;
    throw error;
  }
}
