import type { MessagePort } from 'node:worker_threads';
import { type StopReason } from './end-line.js';
import type { WriterBatch } from './gathered-batch.js';
export interface WriterSetup {
    /** Descriptor of the empty journal. It stays the recorder's to close when this thread dies. */
    readonly fd: number;
    readonly memory: SharedArrayBuffer;
}
/** What the writer is told. */
export type WriterOrder = ({
    readonly type: 'batch';
} & WriterBatch) | {
    readonly type: 'end';
    readonly reason: StopReason | undefined;
};
/** What the writer tells when the journal is closed. */
export interface WriterReport {
    readonly type: 'closed';
    /** What went wrong with a write, in the system's words. */
    readonly error: string | undefined;
}
/** What the writer tells: that it runs, at once when a write failed, and in the end. */
export type WriterNotice = {
    readonly type: 'ready';
} | {
    readonly type: 'failed';
    readonly error: string;
} | WriterReport;
/** Writes what comes through `port` until the order to end. */
export declare function writeJournal(port: MessagePort, { fd, memory }: WriterSetup): void;
//# sourceMappingURL=journal-writer.d.ts.map