import { type Stage } from '../../stream/stage.js';
import type { SessionDigest } from '../format/digest.js';
import type { EndItem } from '../format/entry.js';
import type { Report } from './report.js';
/** What of a session's file a digest covers. */
export interface Watermark {
    /** Bytes from the start. */
    readonly size: number;
    /** SHA-256, hex, of the first complete line. */
    readonly head: string;
    /** Nanoseconds. */
    readonly mtime: bigint;
}
export interface CappedDigest {
    readonly digest: SessionDigest;
    readonly watermark: Watermark;
    /** The session as a whole, as far as it was read. */
    readonly end: EndItem;
}
export declare function capSession(cap?: number): Stage<Report, CappedDigest>;
/** Bytes of a value as compact JSON in UTF-8: the measure of every cap. */
export declare function jsonBytes(value: unknown): number;
//# sourceMappingURL=cap-session.d.ts.map