import { type StoredBytes } from '../../stream/stored-bytes.js';
import { type Finding } from './findings.js';
import type { SessionRecord } from './session-record.js';
export interface Verification {
    readonly isSound: boolean;
    /** How many findings there are; the first 1000 are listed. */
    readonly total: number;
    readonly findings: readonly Finding[];
    /** Messages whose address cannot be recomputed, because it was made over an image's bytes. */
    readonly unchecked: number;
    /** Undefined when the record could not be opened. */
    readonly counts: SessionRecord['counts'] | undefined;
    /** How the record ends, in words. A truncated record may be sound. */
    readonly ending: string | undefined;
}
/**
 * Verifies the record in `bytes` and leaves them open. Holds 16 bytes for each
 * pooled body, the clip rows, and the agents.
 *
 * @throws MachineryError when reading fails: nothing is known of the record then
 */
export declare function verifyRecord(bytes: StoredBytes): Promise<Verification>;
//# sourceMappingURL=verify.d.ts.map