// A run whose record was read and may be used, as the operations look at it.

import { identityOf, type StageIdentity, stageRepeatKey } from '../format/identity.js';
import type { RecordedEvent } from '../reading/parse-lines.js';
import type { RecordReading } from '../reading/record-reading.js';

/** A run, or a child run below it. */
export interface InspectedRun {
  /** The directory of the root run: every path that is opened is relative to it. */
  readonly directory: string;
  /** The folder of this run relative to that directory; empty for the root itself. */
  readonly folder: string;
  readonly reading: RecordReading;
  /** Reads the record of a child. @param reference relative to this run's folder */
  readChild(reference: string): Promise<InspectedRun>;
}

/** A path that this run's record names, relative to the root run's directory. */
export function placeOf(run: InspectedRun, path: string): string {
  return run.folder === '' ? path : `${run.folder}/${path}`;
}

/** The lines of these names, in order. */
export function eventsOf(run: InspectedRun, ...names: readonly string[]): RecordedEvent[] {
  return run.reading.events.filter(({ fields }) => names.includes(fields.event as string));
}

/** Which attempts are meant: every member that is given must be equal; no repeat given means any. */
export interface AttemptFilter {
  readonly stage?: string | undefined;
  readonly repeat?: number | undefined;
  readonly retry?: number | undefined;
}

/** Whether a line belongs to one of the attempts that are meant. */
export function belongsTo({ fields }: RecordedEvent, filter: AttemptFilter): boolean {
  return (['stage', 'repeat', 'retry'] as const).every(
    (member) => filter[member] === undefined || fields[member] === filter[member],
  );
}

/** The attempt that a line of a usable record belongs to; undefined for a line of the whole run. */
export function attemptOf({ fields }: RecordedEvent): StageIdentity | undefined {
  return identityOf(fields);
}

/** Groups lines by stage and repeat, in the order of their first lines. */
export function groupByStageRepeat(events: readonly RecordedEvent[]): Map<string, RecordedEvent[]> {
  const groups = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const attempt = attemptOf(event);
    if (attempt === undefined) continue;
    const key = stageRepeatKey(attempt);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [event]);
    else group.push(event);
  }
  return groups;
}
