import { hash } from 'node:crypto';
import { compactJson } from '../../stream/json-compact.js';
import { skipValue, skipWhite } from '../../stream/json-scan.js';
import { splitWords } from '../format/white-space.js';
/** How many hex digits of the SHA-256 are kept. */
const DIGITS = 12;
/**
 * A digest of what a call was asked to do, so that repeats are seen without
 * showing it: of the command's words joined by one space, or without a command
 * of the input's JSON without insignificant white space (members in their
 * order, numbers as spelled).
 *
 * @param input JSON bytes; an input that is no JSON is digested as it is, an absent one as nothing
 */
export function digestArguments(command, input) {
    const bytes = command === undefined ? inputBytes(input) : splitWords(command).join(' ');
    return hash('sha256', bytes, 'hex').slice(0, DIGITS);
}
function inputBytes(input) {
    if (input === undefined)
        return '';
    return isOneValue(input) ? compactJson(input) : input;
}
function isOneValue(bytes) {
    try {
        const end = skipValue(bytes, skipWhite(bytes, 0, bytes.length), bytes.length);
        return skipWhite(bytes, end, bytes.length) === bytes.length;
    }
    catch {
        return false;
    }
}
//# sourceMappingURL=args-digest.js.map