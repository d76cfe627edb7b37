import { type StageIdentity } from '../format/identity.js';
import { Attempt, type AttemptFields } from './attempt.js';
import { type EventAppenders } from './event-appenders.js';
import type { RecordWriter } from './record-writer.js';
import { RetainedFiles } from './retained-files.js';
import type { RunInterruption } from './run-interruption.js';
export interface OpenRunOptions {
    /** The folder that gates and hooks are relative to: the run's own copy of the assembly where it is left out. */
    readonly assembly?: string | undefined;
    /** What may stop the run from outside: its record is told of a signal, and so is that of every open child. */
    readonly interruption?: RunInterruption | undefined;
}
/** What a runtime writes a run with. */
export declare class OpenRun {
    #private;
    readonly writer: RecordWriter;
    /** The folder that gates and hooks are relative to. A child run uses the copy of its root. */
    readonly assembly: string;
    readonly files: RetainedFiles;
    /** One function for each event. */
    readonly record: EventAppenders;
    readonly interruption: RunInterruption | undefined;
    constructor(writer: RecordWriter, options?: OpenRunOptions);
    get directory(): string;
    /** Starts the first attempt of a stage and repeat. @throws as RecordWriter.append; CodedError `unusable-name` */
    startStage(stage: Omit<StageIdentity, 'retry'>, fields: AttemptFields): Promise<Attempt>;
    /** The number of the next call of a stage and repeat: it counts on over all attempts. */
    nextCall(of: Omit<StageIdentity, 'retry'>): number;
}
//# sourceMappingURL=open-run.d.ts.map