// What older writers of shape 1 left behind. It is read and never written.

import { z } from 'zod';
import { text } from './fields.js';

/** An event that is read and never written: a denied model call. */
export const TOOL_DENIED = 'tool_denied';

/** What `tool_denied` says beside its attempt: the tool, and the boundary that stopped it. */
export const toolDenied = z.object({ tool: text, boundary: text });

/** The member of an older `stage_start` that carries its access policy. */
export const ACCESS_FIELD = 'access';

/** An access policy: for each kind of access, the paths that it covers. */
export const accessPolicy = z.partialRecord(z.enum(['read', 'write', 'edit', 'bash']), z.array(text));

/** Events that may carry the prompt's sources: the present one, and two that older writers used. */
export const PROMPT_CARRIERS: readonly string[] = ['prompt', 'stage_start', 'hook'];
