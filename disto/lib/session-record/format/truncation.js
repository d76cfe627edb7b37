import { z } from 'zod';
import { uint53 } from './numbers.js';
export const truncationReason = z.enum(['byte_ceiling', 'session_killed', 'corrupt_journal', 'write_failed']);
/** Why a record is shorter than its session (wire format 2.4). Absent on a complete capture. */
export const truncation = z.object({
    reason: truncationReason,
    /** Of the last entry that is there; absent when none is. */
    lastSeq: uint53.nullish(),
    /** The recorder's own byte figure. */
    bytes: uint53.nullish(),
});
//# sourceMappingURL=truncation.js.map