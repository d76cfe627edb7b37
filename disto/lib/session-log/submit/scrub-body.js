// Takes secrets out of a body before anything is cut, stored or sent.
import { isKeptValue, isSecretName } from '../scrub/classes.js';
import { scrub } from '../scrub/scrub.js';
import { isJsonObject, mapStrings } from './json-value.js';
/**
 * Scrubs every string of a body, and replaces the whole value of a member whose name
 * says that it is a secret, at any depth. Names of members stay.
 *
 * @returns the body and one warning, code `scrubbed`, for each top-level member that changed
 */
export function scrubBody(body) {
    const warnings = [];
    const scrubbed = Object.entries(body).map(([member, value]) => {
        const counts = new Map();
        const clean = mapStrings(value, (text, name) => scrubString(text, name, counts), member);
        if (counts.size > 0)
            warnings.push(warningOf(member, counts));
        return [member, clean];
    });
    return { body: Object.fromEntries(scrubbed), warnings };
}
function scrubString(text, name, counts) {
    const add = (found, count) => void counts.set(found, (counts.get(found) ?? 0) + count);
    if (isSecretName(name) && !isKeptValue(text)) {
        add('assignment', 1);
        return '[REDACTED:assignment]';
    }
    const found = scrub(text);
    for (const [name, count] of found.counts)
        add(name, count);
    return found.text;
}
function warningOf(member, counts) {
    const found = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, count]) => `${name} ${count}`);
    return { code: 'scrubbed', pointer: `/${member}`, message: `scrubbed ${member}: ${found.join(', ')}` };
}
/** Whether a body says that it comes from a session's log; it is then scrubbed without being asked for. */
export function claimsOrigin(body, origin) {
    const { context } = body;
    return isJsonObject(context) && typeof context.origin === 'string' && context.origin.trim() === origin;
}
//# sourceMappingURL=scrub-body.js.map