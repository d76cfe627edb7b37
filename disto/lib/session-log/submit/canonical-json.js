import { createHash } from 'node:crypto';
import { isJsonObject } from './json-value.js';
/**
 * The canonical form of RFC 8785: no white space, members sorted by the UTF-16
 * units of their names, numbers and strings spelled as ECMAScript spells them.
 */
export function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map((element) => canonicalJson(element)).join(',')}]`;
    if (!isJsonObject(value))
        return JSON.stringify(value);
    const members = Object.keys(value)
        .sort()
        .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`);
    return `{${members.join(',')}}`;
}
/** The members that make two submissions the same; `key`, `occurred_at` and `context` are not among them. */
const HASHED = [
    'kind',
    'schema_version',
    'machine',
    'model',
    'harness',
    'project',
    'summary',
    'payload',
];
/** `content_hash`: SHA-256, hex, of the canonical JSON of the members that make the content; absent ones are left out. */
export function hashContent(body) {
    const content = Object.fromEntries(HASHED.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])));
    return createHash('sha256').update(canonicalJson(content)).digest('hex');
}
//# sourceMappingURL=canonical-json.js.map