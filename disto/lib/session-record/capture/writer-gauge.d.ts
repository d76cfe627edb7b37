/** Batches that may wait for the writer. */
export declare const QUEUE_BATCHES = 64;
/** Bytes that may wait for the writer. */
export declare const QUEUE_BYTES: number;
/** What the writer is up to. */
export declare const WRITER: {
    readonly running: 0;
    /** A write failed: it writes nothing any more but the closing line. */
    readonly failed: 1;
    /** Its recorder has given up waiting for it. */
    readonly abandoned: 2;
};
export declare class WriterGauge {
    #private;
    readonly memory: SharedArrayBuffer;
    /** @param memory of another gauge, to see what it sees */
    constructor(memory?: SharedArrayBuffer);
    /** Batches that wait. */
    get depth(): number;
    /** Bytes that wait. */
    get queuedBytes(): number;
    get state(): number;
    set state(state: number);
    /** Entries in the journal. */
    get entries(): number;
    /** Bytes in the journal. */
    get bytes(): number;
    /** Seq of the last entry in the journal. */
    get lastSeq(): number | undefined;
    /** A batch is queued. @returns how many wait now */
    enter(size: number): number;
    /** A batch stands in the journal. */
    wrote(size: number, entries: number, lastSeq: number | undefined): void;
    /** A batch waits no longer. */
    leave(size: number): void;
    /** Blocks until another number of batches waits than `depth`. @returns false when it took longer than `ms` */
    waitForChange(depth: number, ms: number): boolean;
}
//# sourceMappingURL=writer-gauge.d.ts.map