import { type EventName, type EventOf } from '../format/events.js';
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
export declare function appendersOf(writer: RecordWriter): EventAppenders;
//# sourceMappingURL=event-appenders.d.ts.map