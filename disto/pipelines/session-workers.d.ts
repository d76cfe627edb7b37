import type { CappedDigest } from '../lib/session-log/digest/cap-session.js';
import type { Counts } from '../lib/session-log/format/digest.js';
import { type Candidate } from '../lib/session-log/readers/reader.js';
import type { OpenGate, Read } from '../lib/session-log/state/walk-session.js';
import { type SessionWork } from './session-work.js';
/** What a worker is asked: the counts of a session, or with an offset its digest. */
export interface WorkerTask {
    readonly id: number;
    readonly candidate: Candidate;
    readonly gate: OpenGate;
    readonly fromOffset: number | undefined;
}
export type WorkerAnswer = {
    readonly id: number;
} & ({
    readonly read: Read<Counts | CappedDigest>;
} | {
    readonly unreadable: string;
} | {
    readonly failure: {
        readonly code: string;
        readonly message: string;
    };
});
/** {@link SessionWork} with threads of its own; `close` ends them. */
export interface SessionWorkers extends SessionWork {
    close(): Promise<void>;
}
export interface SessionWorkersOptions {
    /** Threads beside this one (default: one less than there are processors, at most 3). */
    readonly workers?: number;
    /** What starting a thread costs, in bytes that are read in that time (default 16 MB). */
    readonly startBytes?: number;
    /** The compiled worker (default: the one beside this file). */
    readonly script?: URL;
}
/** Makes the workers' side ready; no thread is started before it pays. */
export declare function openSessionWorkers(options?: SessionWorkersOptions): SessionWorkers;
//# sourceMappingURL=session-workers.d.ts.map