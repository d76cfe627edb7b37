// The kinds of members that events are made of (run-record details, 1.2).
// Objects that stand inside an event are closed: a writer puts nothing else in.
import { z } from 'zod';
/** Non-empty text. */
export const text = z.string().min(1);
/** A whole number from 0 that JavaScript holds exactly: bytes, tokens, milliseconds. */
export const count = z.int().min(0);
/** A whole number from 1: a repeat, an attempt, a call. */
export const ordinal = z.int().min(1);
/** 64 lowercase hexadecimal digits. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'not a SHA-256 in lowercase hex');
/** Whether a path is relative, normalized and inside the folder that it is relative to. */
export function isRelativePath(path) {
    if (typeof path !== 'string' || path === '' || /[\\\0]/.test(path))
        return false;
    return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}
/** A path below the run's directory, or below the assembly. */
export const relativePath = z.string().refine(isRelativePath, 'not a normalized relative path');
/** Whether a timestamp has the one form that writers use: UTC, three fraction digits, `Z`. */
export function isWrittenTimestamp(value) {
    const instant = Date.parse(value);
    return Number.isFinite(instant) && new Date(instant).toISOString() === value;
}
/** The instant of a line as writers spell it, for example `2026-07-30T14:22:08.000Z`. */
export const timestamp = z.string().refine(isWrittenTimestamp, 'not an instant as writers spell it');
/** A retained file and the hash of its bytes. */
export const hashedPath = z.strictObject({ path: relativePath, sha256 });
/** How a request can arrive. */
export const ROOT_REQUEST_ARRIVALS = ['argument', 'task', 'stdin'];
/** The request that a run was given: its retained file. */
export const requestDescriptor = z.strictObject({
    path: relativePath,
    sha256,
    bytes: count,
    via: z.enum([...ROOT_REQUEST_ARRIVALS, 'subflow']),
});
/** Something that a stage found in its input directory. */
export const receivedItem = z.strictObject({ name: text, path: relativePath, sha256 });
/** A resolved option and the rung that it came from. */
export const resolvedOption = z.strictObject({
    name: text,
    value: z.union([z.string(), z.number()]),
    rung: text,
});
/** What a subflow was given: text inside the line, or a retained file. */
export const subflowInput = z.union([
    z.strictObject({ text: z.string(), sha256, bytes: count }),
    z.strictObject({ path: relativePath, sha256, bytes: count }),
]);
/** Where a stage works: as authored, and relative to the run's root working directory. */
export const stageWorkdir = z.strictObject({
    authored: text.nullable(),
    resolved: z.union([z.literal('.'), relativePath]),
});
/** The exact strings of a stage's runtime environment. */
export const stageSlots = z.strictObject({
    pwd: text,
    input: text,
    output: text,
    tmp: text,
    skills: text,
    subflows: text.optional(),
});
/** A tool that the agent of a stage was offered. */
export const offeredTool = z.strictObject({ name: text, description: z.string() });
/** Where a skill can come from. */
export const SKILL_SOURCES = [
    'workspace',
    'assembly-root',
    'flow-local',
    'container-local',
    'stage-local',
];
/** A skill that the agent of a stage was offered. */
export const offeredSkill = z.strictObject({ name: text, source: z.enum(SKILL_SOURCES) });
const pathSource = (source) => z.strictObject({ source: z.literal(source), path: relativePath });
const namedSource = (source) => z.strictObject({ source: z.literal(source), name: text, path: relativePath });
/** One thing that a prompt was built from. */
export const promptSource = z.discriminatedUnion('source', [
    pathSource('assembly'),
    pathSource('flow'),
    pathSource('stage'),
    pathSource('schema'),
    pathSource('request'),
    z.strictObject({
        source: z.literal('workspace'),
        mode: z.enum(['announce', 'use']),
        name: text.optional(),
        path: relativePath,
    }),
    namedSource('skill'),
    namedSource('helper'),
    namedSource('input'),
    z.strictObject({ source: z.literal('harness'), system: relativePath, firstTurn: relativePath }),
]);
/** The sources of a prompt, in order; the two retained prompt files of the harness come last. */
export const promptSources = z
    .array(promptSource)
    .min(1)
    .refine((sources) => sources.findIndex(({ source }) => source === 'harness') === sources.length - 1, 'the harness entry must stand once, at the end');
//# sourceMappingURL=fields.js.map