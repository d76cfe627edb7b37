import type { Truncation } from '../format/truncation.js';
import { type StopReason } from './end-line.js';
import type { JournalBatch } from './intern-bodies.js';
/** A batch that may be queued: one write. */
export interface EncodedBatch {
    readonly bytes: Buffer;
    /** Of the entry in it, if there is one. */
    readonly seq: number | undefined;
}
export declare class JournalAccount {
    #private;
    /**
     * @param maxBytes ceiling of the whole journal in bytes, its closing line left out; exactly as many are allowed
     * @param onStop called once, when capture stops
     */
    constructor(maxBytes?: number, onStop?: (reason: StopReason, error: Error | undefined) => void);
    get bytes(): number;
    get entries(): number;
    get lastSeq(): number | undefined;
    get stopReason(): StopReason | undefined;
    /** What made capture stop, where there is more to say than the reason. */
    get error(): Error | undefined;
    /** How the journal's closing line says that it is cut short; undefined for a complete one. */
    get truncation(): Truncation | undefined;
    /**
     * Encodes a batch, and checks it against the journal's rules and the ceiling.
     *
     * @returns undefined when capture has stopped, now or before
     */
    prepare({ lines }: JournalBatch): EncodedBatch | undefined;
    /** Counts a batch that was queued. @param size in bytes */
    land(size: number, seq: number | undefined): void;
    /** Stops capture for good. A later reason changes nothing. */
    stop(reason: StopReason, error?: unknown): void;
    /** Takes over the truncation of the record that these events were taken from. */
    carry(truncation: Truncation): void;
}
/** @throws CodedError `invalid-max-bytes` unless it is a whole number above 0 */
export declare function requireCeiling(maxBytes: number): void;
//# sourceMappingURL=journal-account.d.ts.map