import type { BodyWarning } from '../format/submission.js';
import { type JsonObject } from './json-value.js';
/**
 * Scrubs every string of a body, and replaces the whole value of a member whose name
 * says that it is a secret, at any depth. Names of members stay.
 *
 * @returns the body and one warning, code `scrubbed`, for each top-level member that changed
 */
export declare function scrubBody(body: JsonObject): {
    body: JsonObject;
    warnings: BodyWarning[];
};
/** Whether a body says that it comes from a session's log; it is then scrubbed without being asked for. */
export declare function claimsOrigin(body: JsonObject, origin: string): boolean;
//# sourceMappingURL=scrub-body.d.ts.map