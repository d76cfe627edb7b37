// Events of a stage attempt: how it began, what it worked with, how it ended.
import { z } from 'zod';
import { cause, exit, isLawfulEnding } from './ending.js';
import { hashedPath, offeredSkill, offeredTool, promptSources, receivedItem, relativePath, resolvedOption, sha256, stageSlots, stageWorkdir, text, timestamp, } from './fields.js';
import { identityFields } from './identity.js';
const attempt = (event) => ({
    ts: timestamp,
    event: z.literal(event),
    ...identityFields,
});
export const stageCarried = z
    .object({ ...attempt('stage_carried'), from: text, output: hashedPath })
    .refine(({ repeat }) => repeat === undefined, 'a repeat-scoped stage cannot be carried')
    .refine(({ stage, retry, output }) => output.path.startsWith(`stages/${stage}/1/${retry}/output.`), 'the output is not the one of this attempt');
export const stageStart = z.object({
    ...attempt('stage_start'),
    received: z.array(receivedItem),
    options: z.array(resolvedOption),
    slots: stageSlots.optional(),
    workdir: stageWorkdir.optional(),
    session: relativePath.optional(),
    tools: z.array(offeredTool).optional(),
    skills: z.array(offeredSkill).optional(),
});
export const prompt = z.object({ ...attempt('prompt'), prompt: promptSources });
export const stageEnd = z
    .object({
    ...attempt('stage_end'),
    exit,
    cause,
    output: hashedPath.optional(),
    sealed: z.boolean().optional(),
    judged: z.boolean().optional(),
    reason: z.string().optional(),
})
    .refine(isLawfulEnding, 'the exit does not belong to the cause')
    .refine(({ output, sealed, judged }) => (output === undefined) === (sealed === undefined) && (sealed === undefined) === (judged === undefined), 'output, sealed and judged come together or not at all');
export const unreconciled = z.object({
    ...attempt('unreconciled'),
    started: timestamp,
    stopped: timestamp,
});
/** Which tools a check can be. */
export const CHECKS = ['output', 'checklist', 'schema', 'gate', 'select', 'question'];
export const gateStart = z.object({ ...attempt('gate_start'), file: relativePath, sha256 });
export const check = z
    .object({
    ...attempt('check'),
    check: z.enum(CHECKS),
    file: relativePath.optional(),
    exit: exit.nullable(),
    capture: relativePath,
    sha256: sha256.optional(),
})
    .refine((event) => (event.check === 'gate') === (event.file !== undefined && event.sha256 !== undefined), 'a gate, and nothing else, names its executable and its hash')
    .refine((event) => (event.file === undefined) === (event.sha256 === undefined), 'file and sha256 come together');
export const hook = z.object({
    ...attempt('hook'),
    hook: z.enum(['before', 'success', 'failure']),
    exit: exit.nullable(),
    capture: relativePath,
    sha256,
});
//# sourceMappingURL=stage-events.js.map