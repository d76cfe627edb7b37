// Stage: bytes in, segments out. A segment is what a line feed ends, and what
// stands after the last one.
//
// Holds one unfinished segment, at most as large as the record may be. Never
// fails: what disqualifies the whole record (bytes that are not UTF-8, a segment
// too many) is an item, the last one, because a later fault of the file itself
// takes precedence over it.

import { isUtf8 } from 'node:buffer';
import { type LineItem, LineSplitter } from '../../stream/lines.js';
import { type Push, type Stage, stage } from '../../stream/stage.js';
import { QUEUED_ITEMS, RECORD_BYTES, RECORD_SEGMENTS } from './limits.js';

/** A complete line without its line feed; its bytes are UTF-8. */
export interface RecordLine {
  readonly kind: 'line';
  readonly bytes: Buffer;
  /** Bytes from the start of the record. */
  readonly offset: number;
  /** From 1. */
  readonly number: number;
}

/** The unterminated rest of the record. It is never looked into. */
export interface TornSegment {
  readonly kind: 'torn';
  /** Bytes. */
  readonly size: number;
  readonly offset: number;
  readonly number: number;
}

/** Why no line of the record counts. */
export interface ContentFault {
  readonly kind: 'content-fault';
  readonly rule: 'not-utf8' | 'too-many-segments' | 'record-too-large';
  readonly offset: number;
  readonly number: number;
}

export type Segment = RecordLine | TornSegment | ContentFault;

/** Makes the stage. */
export function segments(): Stage<Buffer, Segment> {
  const splitter = new LineSplitter(RECORD_BYTES, true);
  let isDisqualified = false;
  const pass = (item: LineItem, push: Push<Segment>): void => {
    if (isDisqualified) return;
    const segment = qualify(item);
    isDisqualified = segment.kind === 'content-fault';
    push(segment);
  };
  return stage<Buffer, Segment>(
    (chunk, push) => splitter.push(chunk, (item) => pass(item, push)),
    (push) => {
      const tail = splitter.end();
      if (tail !== undefined) pass(tail, push);
    },
    QUEUED_ITEMS,
  );
}

function qualify(item: LineItem): Segment {
  const { offset, number } = item;
  if (number > RECORD_SEGMENTS) return { kind: 'content-fault', rule: 'too-many-segments', offset, number };
  // A segment over the limit is larger than a whole record may be; its bytes were passed over.
  if (item.kind === 'overlong' || item.bytes === undefined) {
    return { kind: 'content-fault', rule: 'record-too-large', offset, number };
  }
  if (!isUtf8(item.bytes)) return { kind: 'content-fault', rule: 'not-utf8', offset, number };
  return item.kind === 'line' ? item : { kind: 'torn', size: item.size, offset, number };
}
