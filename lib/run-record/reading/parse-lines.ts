// Stage: segments in; events and framing faults out, other segments unchanged.
//
// Holds nothing. Never fails: a line that is not a JSON object is an item. JSON
// is what JSON.parse takes: of members with one name the last counts, `1.0` is
// the whole number 1, white space around the object (a carriage return too) is
// nothing. The bytes of the line stay beside the event, so that whoever shows it
// shows what was written.

import { type Stage, stage } from '../../stream/stage.js';
import { QUEUED_ITEMS } from './limits.js';
import type { ContentFault, RecordLine, Segment, TornSegment } from './segments.js';
import type { EventFields } from './story-state.js';

/** A line that is an object. */
export interface RecordedEvent {
  readonly kind: 'event';
  readonly fields: EventFields;
  /** The line as it was written, without its line feed. */
  readonly bytes: Buffer;
  readonly offset: number;
  readonly number: number;
}

/** A line that is none. */
export interface FramingFault {
  readonly kind: 'framing-fault';
  readonly rule: 'not-json' | 'not-an-object';
  readonly offset: number;
  readonly number: number;
}

export type RecordItem = RecordedEvent | FramingFault | TornSegment | ContentFault;

/** Makes the stage. */
export function parseLines(): Stage<Segment, RecordItem> {
  return stage<Segment, RecordItem>(
    (segment, push) => push(segment.kind === 'line' ? parseLine(segment) : segment),
    undefined,
    QUEUED_ITEMS,
  );
}

/** Parses one complete line. */
export function parseLine({ bytes, offset, number }: RecordLine): RecordedEvent | FramingFault {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    return { kind: 'framing-fault', rule: 'not-json', offset, number };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { kind: 'framing-fault', rule: 'not-an-object', offset, number };
  }
  return { kind: 'event', fields: value as EventFields, bytes, offset, number };
}
