import { z } from 'zod';
// Whole numbers by their width on the wire. The reader of typed JSON hands on a
// JavaScript number only for one that is spelled as a whole number.
/** u16. */
export const uint16 = z.int().min(0).max(65_535);
/** u32: pool indices and ordinals. */
export const uint32 = z.int().min(0).max(4_294_967_295);
/** u64 on the wire; beyond 2^53 - 1 it cannot be told apart from its neighbours and is refused. */
export const uint53 = z.int().min(0);
/** i32: exit codes. */
export const int32 = z.int().min(-2_147_483_648).max(2_147_483_647);
//# sourceMappingURL=numbers.js.map