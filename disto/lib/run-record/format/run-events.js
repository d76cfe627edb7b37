// Events of the run as a whole. The members stand in the order of the page's
// table, which is the order in which a line is written.
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { cause, exit, isLawfulEnding, SIGNALS } from './ending.js';
import { relativePath, requestDescriptor, sha256, text, timestamp } from './fields.js';
import { isWholeGroup, optionalIdentityFields } from './identity.js';
/** The one shape of a record that is written and read. */
export const RECORD_SHAPE = 1;
const CORRELATION_BYTES = 256;
const REQUEST_FILE = /^request\.[0-9A-Za-z]{1,247}$/;
/** Members of `run_start` that come together or not at all. */
export const PROVENANCE_FIELDS = [
    'runtime_source',
    'runtime_digest',
    'lock_sha256',
    'node',
    'provider_adapter',
    'runtime_tree_sha256',
];
/** The name of the file that a request is retained in. */
export function isRequestFile(name) {
    return REQUEST_FILE.test(name);
}
/** The identity of a home. */
export const installationId = z
    .string()
    .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, 'not a UUID version 4');
export const runStart = z
    .object({
    record: z.literal(RECORD_SHAPE),
    runtime: text,
    ts: timestamp,
    event: z.literal('run_start'),
    run: text,
    assembly: text,
    assembly_hash: sha256,
    flow: z.string().optional(),
    continued_from: z.string().optional(),
    correlation: text
        .refine((value) => Buffer.byteLength(value) <= CORRELATION_BYTES, 'longer than 256 bytes')
        .optional(),
    installation_id: installationId.optional(),
    request: requestDescriptor.refine(({ path }) => isRequestFile(path), 'not a request file'),
    workdir: z.string().refine(isAbsolute, 'not an absolute path').optional(),
    runtime_source: z.enum(['checkout', 'unknown']).optional(),
    runtime_digest: text.nullable().optional(),
    lock_sha256: sha256.optional(),
    node: text.optional(),
    provider_adapter: text.optional(),
    runtime_tree_sha256: sha256.optional(),
    model_source: z.literal('scripted').optional(),
})
    .superRefine((event, context) => {
    const present = PROVENANCE_FIELDS.filter((field) => event[field] !== undefined);
    const complain = (message) => context.addIssue({ code: 'custom', message });
    if (present.length === 0) {
        if (event.model_source !== undefined)
            complain('model_source stands without provenance');
        return;
    }
    if (present.length < PROVENANCE_FIELDS.length)
        complain('the provenance fields come all together');
    if (event.installation_id === undefined)
        complain('provenance stands without installation_id');
    if (event.runtime_source === 'unknown' && event.runtime_digest !== null) {
        complain('an unknown source has no digest');
    }
});
export const runEnd = z
    .object({
    ts: timestamp,
    event: z.literal('run_end'),
    ...optionalIdentityFields,
    exit,
    cause,
    reason: z.string().optional(),
})
    .refine(isWholeGroup, 'the identity comes whole or not at all')
    .refine(isLawfulEnding, 'the exit does not belong to the cause');
export const tmpTeardown = z
    .object({
    ts: timestamp,
    event: z.literal('tmp_teardown'),
    ...optionalIdentityFields,
    reason: text,
})
    .refine(isWholeGroup, 'the identity comes whole or not at all');
export const hashDrift = z
    .object({
    ts: timestamp,
    event: z.literal('hash_drift'),
    file: relativePath,
    expected: sha256,
    actual: sha256,
})
    .refine(({ expected, actual }) => expected !== actual, 'the hashes do not differ');
export const signalReceived = z
    .object({
    ts: timestamp,
    event: z.literal('signal'),
    signal: z.int(),
    name: z.string(),
})
    .refine((event) => SIGNALS.some(({ signal, name }) => signal === event.signal && name === event.name), 'not a signal that a run handles');
//# sourceMappingURL=run-events.js.map