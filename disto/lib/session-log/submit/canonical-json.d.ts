import type { SubmissionBody } from '../format/submission.js';
import { type JsonValue } from './json-value.js';
/**
 * The canonical form of RFC 8785: no white space, members sorted by the UTF-16
 * units of their names, numbers and strings spelled as ECMAScript spells them.
 */
export declare function canonicalJson(value: JsonValue): string;
/** `content_hash`: SHA-256, hex, of the canonical JSON of the members that make the content; absent ones are left out. */
export declare function hashContent(body: SubmissionBody): string;
//# sourceMappingURL=canonical-json.d.ts.map