import type { EventName, EventOf } from '../format/events.js';
import type { StageIdentity } from '../format/identity.js';
import type { EventFields } from '../reading/story-state.js';
import { RefusedEvent } from './refused-event.js';
/** Tells the instant. */
export type Clock = () => Date;
/** An event as it is handed over: the writer puts in the instant where it is left out. */
export type Fact<Name extends EventName = EventName> = {
    [Each in Name]: Omit<EventOf<Each>, 'ts'> & {
        readonly ts?: string | undefined;
    };
}[Name];
/** The first fact of a run: the shape of the record is the writer's own. */
export type RunStart = Omit<EventOf<'run_start'>, 'ts' | 'event' | 'record'> & {
    readonly ts?: string | undefined;
};
/** How a run ended. */
export type RunEnd = Omit<EventOf<'run_end'>, 'ts' | 'event'> & {
    readonly ts?: string | undefined;
};
/** A line that is whole in the file. */
export interface WrittenEvent {
    /** What the line says. */
    readonly event: EventFields;
    /** With its line feed. */
    readonly line: Buffer;
    /** From 1. */
    readonly number: number;
}
export interface WriterOptions {
    readonly clock?: Clock | undefined;
    /** Told once, when the writing failed for good. */
    readonly onFailure?: ((failure: Error) => void) | undefined;
}
/** Writes the facts of one run, as they happen, into `record.jsonl` (run-record details, 1 and 3). */
export declare class RecordWriter {
    #private;
    /** The directory of the run. */
    readonly directory: string;
    /** The first line of the record. */
    readonly first: WrittenEvent;
    private constructor();
    /**
     * Begins the record of a run: from the moment this resolves, the run exists.
     *
     * @param directory exists, and has no record; its name is the name of the run
     * @throws RefusedEvent before anything is created; CodedError `record-exists`; MachineryError: then a part of
     *   the file may be there
     */
    static begin(directory: string, start: RunStart, options?: WriterOptions): Promise<RecordWriter>;
    /** The same for a first fact of which nothing is known. @throws as {@link begin} */
    static beginFields(directory: string, fact: EventFields, options?: WriterOptions): Promise<RecordWriter>;
    /** What the first line says. */
    get start(): EventOf<'run_start'>;
    /** Whether run_end was handed over: nothing is accepted any more. */
    get isEnded(): boolean;
    /** The attempts that were begun and not ended, queued lines included. */
    get openAttempts(): readonly StageIdentity[];
    /** What stopped the writing for good, if anything did. */
    get failure(): Error | undefined;
    /** How many lines, and bytes, are whole in the file. */
    get written(): {
        readonly lines: number;
        readonly bytes: number;
    };
    /** The instant as a line spells it. */
    now(): string;
    /**
     * Says why a fact would be refused now, if it would. Changes nothing.
     *
     * @throws nothing
     */
    judge(fact: EventFields): RefusedEvent | undefined;
    /**
     * Appends a fact; resolves when its line is whole in the file. run_end closes the writer at once, and its line
     * is followed by the one sync of the record.
     *
     * Nobody needs to wait: a line that could not be written is told by `onFailure` and by everything later. A
     * refusal that nobody looks at is an unhandled rejection.
     *
     * @throws RefusedEvent: nothing was written, and the writer goes on; CodedError `record-closed` after run_end;
     *   MachineryError when a line could not be written: the writer is dead, and says the same ever after
     */
    append(fact: Fact): Promise<WrittenEvent>;
    /** The same for a fact of which nothing is known. @throws as {@link append} */
    appendFields(fact: EventFields): Promise<WrittenEvent>;
    /** Appends run_end. @throws as {@link append}; MachineryError `cannot-sync`: the line is visible then */
    end(end: RunEnd): Promise<WrittenEvent>;
}
//# sourceMappingURL=record-writer.d.ts.map