// Reasons that are not a person's or an agent's own words: at most 2,048 bytes
// of UTF-8, cut at a whole character (run-record details, 5.3).
import { boundText } from '../format/bounded-text.js';
import { redactSecrets } from './redact-secrets.js';
/** The most that a reason of a gate, of a provider, or from before the start of a run may have, in bytes. */
export const REASON_BYTES = 2_048;
/** A character of UTF-8 has at most this many bytes. */
const CHARACTER_BYTES = 4;
/**
 * The longest beginning of a reason that has at most 2,048 bytes of UTF-8.
 *
 * What is no character (a byte that is not UTF-8, half a surrogate pair)
 * becomes U+FFFD before anything is counted. No more of a long text is looked at
 * than can stay.
 */
export function boundReason(text) {
    const beginning = typeof text === 'string'
        ? Buffer.from(text.slice(0, REASON_BYTES + 1))
        : text.subarray(0, REASON_BYTES + CHARACTER_BYTES);
    return boundText(beginning.toString('utf8'), REASON_BYTES);
}
/** A text on one line: each run of white space is one space, none at the ends. */
export function toOneLine(text) {
    return text.replace(/[\s\p{White_Space}]+/gu, ' ').trim();
}
/**
 * Why a run could not be started: the operation that failed, then the reason on
 * the same line.
 *
 * @param operation for example `assembly capture`
 */
export function preStartReason(operation, fault) {
    return boundReason(toOneLine(`${operation}: ${messageOf(fault)}`));
}
/**
 * What a provider's failure says: its message, that of its direct cause, and the
 * cause's code. Values of secrets are taken out first, so that no cut can leave
 * the beginning of one behind.
 *
 * @param environment the environment whose secrets the report may repeat
 */
export function providerReason(fault, environment = process.env) {
    return boundReason(redactSecrets(spellProviderFault(fault), environment));
}
function spellProviderFault(fault) {
    const cause = memberOf(fault, 'cause');
    const inner = memberOf(cause, 'message');
    const code = memberOf(cause, 'code');
    const because = typeof inner === 'string' && inner !== '' ? `: ${inner}` : '';
    return `${messageOf(fault)}${because}${typeof code === 'string' ? ` [${code}]` : ''}`;
}
function messageOf(fault) {
    const message = memberOf(fault, 'message');
    return typeof message === 'string' ? message : String(fault);
}
function memberOf(value, name) {
    return typeof value === 'object' && value !== null ? value[name] : undefined;
}
//# sourceMappingURL=bounded-reason.js.map