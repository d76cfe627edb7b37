import type { EncodedBatch } from './journal-account.js';
/** A batch as it is handed to the writer: one write, in one or more pieces. */
export interface WriterBatch {
    readonly parts: readonly Uint8Array<ArrayBuffer>[];
    /** In bytes. */
    readonly size: number;
    readonly entries: number;
    /** Of the last entry in it. */
    readonly lastSeq: number | undefined;
}
export declare class GatheredBatch implements WriterBatch {
    #private;
    size: number;
    entries: number;
    lastSeq: number | undefined;
    get parts(): readonly Uint8Array<ArrayBuffer>[];
    add({ bytes, seq }: EncodedBatch): void;
}
//# sourceMappingURL=gathered-batch.d.ts.map