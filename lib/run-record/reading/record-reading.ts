// What came of reading a record: the verdict, and what may be shown of it.

import { CodedError } from '../../stream/errors.js';
import type { Status } from '../format/rules.js';
import type { FileFault } from './file-fault.js';
import type { RecordedEvent, RecordItem } from './parse-lines.js';
import { RecordJudge, type TornNotice, type Verdict } from './verdict.js';

/** A record as it was read. */
export interface RecordReading {
  readonly verdict: Verdict;
  /** All events, for a valid or an incomplete record; none for any other. */
  readonly events: readonly RecordedEvent[];
  /** The unterminated last segment, which is among no events. */
  readonly torn?: TornNotice | undefined;
  /** The snapshot's size in bytes and modification time in milliseconds, when it came from a file. */
  readonly source?: { readonly size: number; readonly modifiedMs: number } | undefined;
}

/** Gathers the items of a record until its end, then says what they amount to. */
export async function gatherRecord(items: AsyncIterable<RecordItem>, run?: string): Promise<RecordReading> {
  const judge = new RecordJudge(run);
  const events: RecordedEvent[] = [];
  for await (const item of items) {
    judge.take(item);
    if (item.kind === 'event') events.push(item);
  }
  const verdict = judge.conclude();
  return { verdict, events: mayPublish(verdict.status) ? events : [], torn: judge.torn };
}

/** What is known of a record whose file let its reader down: that alone. */
export function faultedReading(fault: FileFault): RecordReading {
  const verdict = { status: fault.status, line: null, rule: fault.code, message: fault.message };
  return { verdict, events: [] };
}

/** Whether a record of this status may be used at all. */
export function mayPublish(status: Status): boolean {
  return status === 'valid' || status === 'incomplete';
}

/** A record that an operation cannot use. The code is the broken rule. */
export class UnusableRecord extends CodedError {
  readonly status: Status;

  constructor({ status, line, rule, message }: Verdict) {
    super(rule ?? status, message, line === null ? {} : { line });
    this.status = status;
  }
}

/** The reading itself, when its record may be used. @throws UnusableRecord */
export function requireUsable(reading: RecordReading): RecordReading {
  if (!mayPublish(reading.verdict.status)) throw new UnusableRecord(reading.verdict);
  return reading;
}
