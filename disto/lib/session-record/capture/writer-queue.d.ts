import type { StopReason } from './end-line.js';
import type { EncodedBatch } from './journal-account.js';
import type { WriterNotice, WriterOrder, WriterReport } from './journal-writer.js';
import { type WriterGauge } from './writer-gauge.js';
/** The end of a channel to a writer: a worker thread, or a port to one. */
export interface WriterPort {
    postMessage(order: WriterOrder, transfer: readonly ArrayBuffer[]): void;
    on(event: 'message', listener: (notice: WriterNotice) => void): unknown;
    /** The writer crashed. */
    on(event: 'error', listener: (error: Error) => void): unknown;
    /** The writer is over, crashed or not. */
    on(event: 'exit', listener: () => void): unknown;
    ref(): void;
    unref(): void;
}
/** How a writer came to its end. */
export type WriterEnding = WriterReport | {
    readonly type: 'crashed';
    readonly error: string;
}
/** It did nothing for too long; it may yet go on, and then closes the journal as cut short. */
 | {
    readonly type: 'stalled';
};
export declare class WriterQueue {
    #private;
    /** @param onFailure called when the writer is known to have failed */
    constructor(port: WriterPort, gauge: WriterGauge, onFailure: (error: string) => void);
    /** The most batches that waited at once. */
    get highWater(): number;
    /** Queues a batch, whose memory goes with it. @returns why it was not queued, if so */
    offer(batch: EncodedBatch): string | undefined;
    /** Lets the writer write the rest and the closing line. */
    close(reason: StopReason | undefined): Promise<WriterEnding>;
    /** Blocks until nothing waits any more, at most `ms`. For a process that is about to be gone. */
    drain(ms: number): void;
}
//# sourceMappingURL=writer-queue.d.ts.map