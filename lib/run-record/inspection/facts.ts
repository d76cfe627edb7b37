// Reading one fact out of a line, as strictly as its use demands.

import type { z } from 'zod';
import { BrokenFact, NothingFound } from '../format/refusals.js';
import type { RecordedEvent } from '../reading/parse-lines.js';
import type { InspectedRun } from './inspected-run.js';

/**
 * The members of a line, checked by a schema that covers what the caller is about to rely on.
 *
 * @throws BrokenFact `fact-malformed`, with the line
 */
export function requireFact<S extends z.ZodType>(schema: S, event: RecordedEvent): z.infer<S> {
  const checked = schema.safeParse(event.fields);
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  const where = [event.fields.event, ...(issue?.path ?? [])].join('.');
  throw new BrokenFact('fact-malformed', `${where} cannot be relied on: ${issue?.message}`, event.number);
}

/** The first line of a run. @throws NothingFound `run-unborn` for an empty record */
export function requireRunStart(run: InspectedRun): RecordedEvent {
  const [start] = run.reading.events;
  if (start === undefined) {
    throw new NothingFound('run-unborn', 'the record is empty: no run_start was written yet');
  }
  return start;
}

/** The last line of a run, when it is run_end. */
export function findRunEnd(run: InspectedRun): RecordedEvent | undefined {
  const last = run.reading.events.at(-1);
  return last?.fields.event === 'run_end' ? last : undefined;
}
