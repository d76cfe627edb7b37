import { type StopReason } from './end-line.js';
import type { WriterSetup } from './journal-writer.js';
import { Recorder } from './recorder.js';
import { type WriterPort } from './writer-queue.js';
export interface RecorderOptions {
    /** The session's workspace, an absolute path: the journal goes to `.gg/replay.ndjson` in it, and working directories are measured against it. */
    readonly workspace?: string;
    /** Where the journal goes instead. */
    readonly journal?: string;
    /** Ceiling of the journal in bytes. There is no default, and 0 is refused. */
    readonly replayMaxBytes: number;
    readonly sessionId: string;
    readonly routingKey?: string;
    /** What the session's agents were able to do; opaque here. */
    readonly capabilitySet: object;
    /** The build that records. */
    readonly recorder?: {
        readonly ggVersion?: string;
        readonly commit?: string;
    };
    /** Called once when capture stops before the session does, or does not start (default: a process warning). */
    readonly onStop?: (stop: {
        readonly reason: StopReason;
        readonly message: string;
    }) => void;
}
/**
 * Opens a recorder. The run is never failed by it: where the journal cannot be
 * created, capture does not start, `onStop` is told, and every call does nothing.
 *
 * @throws CodedError `invalid-max-bytes`, `no-journal` for options that make no sense
 */
export declare function openRecorder(options: RecorderOptions): Promise<Recorder>;
/** Starts a writer of the file in `setup`. */
export type StartWriter = (setup: WriterSetup) => Promise<WriterPort>;
/** As {@link openRecorder}, with a writer of the caller's own. */
export declare function openRecorderOn(options: RecorderOptions, startWriter: StartWriter): Promise<Recorder>;
//# sourceMappingURL=open-recorder.d.ts.map