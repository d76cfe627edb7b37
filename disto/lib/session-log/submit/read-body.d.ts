import { type JsonObject } from './json-value.js';
/**
 * Reads a source to its end, and no further than the largest body.
 *
 * @throws BodyRejected `body_too_large`
 */
export declare function readLimited(source: AsyncIterable<Buffer | string>): Promise<Buffer>;
/**
 * Reads a body: exactly one JSON object.
 *
 * @throws BodyRejected `invalid_body`
 */
export declare function parseBody(bytes: Buffer): JsonObject;
//# sourceMappingURL=read-body.d.ts.map