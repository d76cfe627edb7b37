import { z } from 'zod';
/** The identity group of an event that belongs to an attempt. */
export declare const identityFields: {
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
};
/** The identity group of an event that names where work stopped, if anything is known of it. */
export declare const optionalIdentityFields: {
    stage: z.ZodOptional<z.ZodString>;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodOptional<z.ZodInt>;
};
declare const identity: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
}, z.core.$strip>;
/** A stage attempt. */
export interface StageIdentity {
    readonly stage: string;
    readonly repeat?: number | undefined;
    readonly retry: number;
}
/** Whether an optional identity group is whole or wholly absent. */
export declare function isWholeGroup(event: {
    stage?: unknown;
    repeat?: unknown;
    retry?: unknown;
}): boolean;
/** The identity that the fields of a line name, if they name a usable one. */
export declare function identityOf(fields: Readonly<Record<string, unknown>>): StageIdentity | undefined;
/** One string a stage and repeat, the same for all its attempts. */
export declare function stageRepeatKey({ stage, repeat }: Omit<StageIdentity, 'retry'>): string;
/** The stage and repeat that {@link stageRepeatKey} made one string of. */
export declare function parseStageRepeatKey(key: string): Omit<StageIdentity, 'retry'>;
/** One string an identity. */
export declare function identityKey(of: StageIdentity): string;
/** An identity for the eyes: `03-recommend/02-critique repeat 2 attempt 1`. */
export declare function describeIdentity({ stage, repeat, retry }: StageIdentity): string;
export type WrittenIdentity = z.infer<typeof identity>;
export {};
//# sourceMappingURL=identity.d.ts.map