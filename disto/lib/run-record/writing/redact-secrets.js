// Takes the values of secrets out of a provider's report (run-record details, 5.5).
//
// The longest value goes first, so that of two values, one of them the beginning
// of the other, nothing is left over. What was put in is never looked at again: a
// value that happens to be part of a marker does not break the marker up.
import { compareBytewise } from '../format/bytewise.js';
import { SECRET_NAMES } from './secret-names.js';
/**
 * The text with every occurrence of a secret's value replaced by
 * `[redacted NAME]`.
 *
 * The match is by value, as a plain substring, over the secret-bearing names
 * alone. A blank value is none. Of two names with one value the first in
 * bytewise order is named.
 *
 * @param environment where the values are read, at this moment
 */
export function redactSecrets(text, environment = process.env) {
    let parts = [{ text, isMarker: false }];
    for (const secret of secretsOf(environment)) {
        parts = parts.flatMap((part) => (part.isMarker ? [part] : takeOut(part.text, secret)));
    }
    return parts.map((part) => part.text).join('');
}
function secretsOf(environment) {
    return SECRET_NAMES.map((name) => ({ name, value: environment[name] ?? '' }))
        .filter(({ value }) => value.trim() !== '')
        .sort((one, other) => other.value.length - one.value.length || compareBytewise(one.name, other.name));
}
function takeOut(text, { name, value }) {
    const marker = { text: `[redacted ${name}]`, isMarker: true };
    return text.split(value).flatMap((between, index) => {
        const words = { text: between, isMarker: false };
        return index === 0 ? [words] : [marker, words];
    });
}
//# sourceMappingURL=redact-secrets.js.map