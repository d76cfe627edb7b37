import { JsonFault } from '../../stream/json-scan.js';
import { BODY_LIMITS } from '../format/submission.js';
import { BodyRejected } from './body-rules.js';
import { isJsonObject, readJson } from './json-value.js';
/**
 * Reads a source to its end, and no further than the largest body.
 *
 * @throws BodyRejected `body_too_large`
 */
export async function readLimited(source) {
    const chunks = [];
    let size = 0;
    for await (const chunk of source) {
        const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
        size += bytes.length;
        if (size > BODY_LIMITS.body) {
            throw new BodyRejected('body_too_large', `the body is larger than ${BODY_LIMITS.body} bytes`);
        }
        chunks.push(bytes);
    }
    return Buffer.concat(chunks);
}
/**
 * Reads a body: exactly one JSON object.
 *
 * @throws BodyRejected `invalid_body`
 */
export function parseBody(bytes) {
    try {
        const value = readJson(bytes);
        if (isJsonObject(value))
            return value;
    }
    catch (error) {
        if (!(error instanceof JsonFault))
            throw error;
        throw new BodyRejected('invalid_body', `the body is not one JSON object: ${error.message}`);
    }
    throw new BodyRejected('invalid_body', 'the body is JSON, but no object');
}
//# sourceMappingURL=read-body.js.map