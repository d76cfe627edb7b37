import { z } from 'zod';
/** An event that is read and never written: a denied model call. */
export declare const TOOL_DENIED = "tool_denied";
/** What `tool_denied` says beside its attempt: the tool, and the boundary that stopped it. */
export declare const toolDenied: z.ZodObject<{
    tool: z.ZodString;
    boundary: z.ZodString;
}, z.core.$strip>;
/** The member of an older `stage_start` that carries its access policy. */
export declare const ACCESS_FIELD = "access";
/** Whether a value is an access policy: for each kind of access, the paths that it covers. */
export declare function isAccessPolicy(value: unknown): boolean;
/** Events that may carry the prompt's sources: the present one, and two that older writers used. */
export declare const PROMPT_CARRIERS: readonly string[];
//# sourceMappingURL=historical-events.d.ts.map