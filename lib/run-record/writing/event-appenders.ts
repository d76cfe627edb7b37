// One typed function for each event: the types are those of the schemas.

import { EVENT_NAMES, type EventName, type EventOf } from '../format/events.js';
import type { RecordWriter, WrittenEvent } from './record-writer.js';

/** What an event says beside its name; the instant is the writer's where it is left out. */
export type FactFields<Name extends EventName> = Omit<EventOf<Name>, 'ts' | 'event'> & {
  readonly ts?: string | undefined;
};

/** The events that follow the first one. */
export type LaterEvent = Exclude<EventName, 'run_start'>;

/** For each event the function that appends it. @throws as RecordWriter.append */
export type EventAppenders = {
  readonly [Name in LaterEvent]: (fields: FactFields<Name>) => Promise<WrittenEvent>;
};

/** The functions of a writer, by the names of the events. */
export function appendersOf(writer: RecordWriter): EventAppenders {
  const appenders = EVENT_NAMES.filter((name) => name !== 'run_start').map((event) => {
    return [event, (fields: object) => writer.appendFields({ ...fields, event })] as const;
  });
  return Object.fromEntries(appenders) as unknown as EventAppenders;
}
