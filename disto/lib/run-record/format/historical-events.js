// What older writers of shape 1 left behind. It is read and never written.
import { z } from 'zod';
import { text } from './fields.js';
/** An event that is read and never written: a denied model call. */
export const TOOL_DENIED = 'tool_denied';
/** What `tool_denied` says beside its attempt: the tool, and the boundary that stopped it. */
export const toolDenied = z.object({ tool: text, boundary: text });
/** The member of an older `stage_start` that carries its access policy. */
export const ACCESS_FIELD = 'access';
const ACCESS_KINDS = ['read', 'write', 'edit', 'bash'];
/** Whether a value is an access policy: for each kind of access, the paths that it covers. */
export function isAccessPolicy(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return false;
    // By hand: a member named __proto__ is one too many, and a schema would pass over it.
    return Object.entries(value).every(([kind, paths]) => ACCESS_KINDS.includes(kind) && z.array(text).safeParse(paths).success);
}
/** Events that may carry the prompt's sources: the present one, and two that older writers used. */
export const PROMPT_CARRIERS = ['prompt', 'stage_start', 'hook'];
//# sourceMappingURL=historical-events.js.map