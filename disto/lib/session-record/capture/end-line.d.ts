import type { Truncation } from '../format/truncation.js';
/** Why a recorder stops before its session ends. */
export type StopReason = 'byte_ceiling' | 'write_failed';
/** The recorder's own word on a journal that it stopped. */
export declare function truncationOf(reason: StopReason, { lastSeq, bytes }: {
    readonly lastSeq: number | undefined;
    readonly bytes: number;
}): Truncation;
/** The bytes of a closing line, its line feed included. */
export declare function encodeEnd(entries: number, truncation: Truncation | undefined): Buffer;
//# sourceMappingURL=end-line.d.ts.map