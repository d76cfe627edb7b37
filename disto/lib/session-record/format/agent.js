import { z } from 'zod';
import { anyNumber } from '../../stream/json-typed.js';
import { uint32, uint53 } from './numbers.js';
/** What identifies an agent across runs: a function of the run's own structure, never a live id. */
export const agentOrigin = z.discriminatedUnion('type', [
    z.object({ type: z.literal('root') }),
    z.object({ type: z.literal('spawn'), parent: z.string(), ordinal: uint32 }),
    z.object({ type: z.literal('succession'), predecessor: z.string(), ordinal: uint32 }),
    z.object({ type: z.literal('issue_attempt'), issue: z.string(), attempt: uint32 }),
    z.object({ type: z.literal('reviewer'), issue: z.string(), round: uint32, position: uint32 }),
    z.object({ type: z.literal('merge'), issue: z.string(), ordinal: uint32 }),
]);
/** The ceiling that stopped an agent. */
export const limitHit = z.object({
    limit: z.enum(['turns', 'runtime', 'consecutive_errors', 'error_rate', 'cost']),
    threshold: anyNumber,
    observed: anyNumber,
    turns: uint53,
    agentId: z.string(),
    window: uint53.nullish(),
});
/** One row of the agent table (wire format 2.3). */
export const agentRow = z.object({
    agentId: z.string(),
    profileId: z.string(),
    profile: z.string(),
    origin: agentOrigin,
    terminalStatus: z.enum(['running', 'blocked', 'done', 'failed']).nullish(),
    limitHit: limitHit.nullish(),
});
//# sourceMappingURL=agent.js.map