// What came of reading a record: the verdict, and what may be shown of it.

import { CodedError } from '../../stream/errors.js';
import { type Stage, stage } from '../../stream/stage.js';
import type { Status } from '../format/rules.js';
import type { FileFault } from './file-fault.js';
import { QUEUED_ITEMS } from './limits.js';
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

/**
 * Stage: the items of a record in, one reading out, after the last of them.
 *
 * Holds all events. Never fails.
 *
 * @param run the name of the directory that encloses the record; undefined leaves `run-name` unchecked
 */
export function judgeRecord(run?: string): Stage<RecordItem, RecordReading> {
  const judge = new RecordJudge(run);
  const events: RecordedEvent[] = [];
  return stage<RecordItem, RecordReading>(
    (item) => {
      judge.take(item);
      if (item.kind === 'event') events.push(item);
    },
    (push) => {
      const verdict = judge.conclude();
      push({ verdict, events: mayPublish(verdict.status) ? events : [], torn: judge.torn });
    },
    QUEUED_ITEMS,
  );
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
