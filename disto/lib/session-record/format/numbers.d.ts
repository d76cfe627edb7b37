import { z } from 'zod';
/** u16. */
export declare const uint16: z.ZodInt;
/** u32: pool indices and ordinals. */
export declare const uint32: z.ZodInt;
/** u64 on the wire; beyond 2^53 - 1 it cannot be told apart from its neighbours and is refused. */
export declare const uint53: z.ZodInt;
/** i32: exit codes. */
export declare const int32: z.ZodInt;
//# sourceMappingURL=numbers.d.ts.map