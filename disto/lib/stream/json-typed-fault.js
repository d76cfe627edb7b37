// Why a text is not what its schema says, in stable codes.
import { CodedError } from './errors.js';
import { SpelledNumber } from './json-typed-values.js';
/** A text that is JSON, and not of the shape that its schema asks for. `offset` is told where a byte is at fault, else the message names the path. */
export class TypedFault extends CodedError {
}
/** Names the first thing that a schema found wrong with a value. */
export function explain(issue, value) {
    const path = issue.path.map(String);
    const found = path.reduce((inner, key) => inner?.[key], value);
    const where = path.length === 0 ? 'the value' : `"${path.join('.')}"`;
    return new TypedFault(faultCode(issue, found), `${where}: ${describe(issue, found)}`);
}
function faultCode(issue, found) {
    if (found === undefined)
        return 'missing-key';
    if (issue.code === 'invalid_union' && 'discriminator' in issue)
        return 'unknown-kind';
    if (found instanceof SpelledNumber)
        return found.isWhole ? 'out-of-range' : 'not-an-integer';
    if (issue.code === 'too_big' || issue.code === 'too_small')
        return 'out-of-range';
    if (issue.code === 'invalid_value' && typeof found === 'string')
        return 'unknown-value';
    return 'wrong-type';
}
function describe(issue, found) {
    if (found === undefined)
        return 'is missing';
    if (found instanceof SpelledNumber) {
        return `${found.text.slice(0, 40)} is ${found.isWhole ? 'too large' : 'not spelled as a whole number'}`;
    }
    if (typeof found === 'string' && issue.code !== 'invalid_type') {
        return `"${found.slice(0, 40)}" is none of the known values`;
    }
    return issue.message;
}
//# sourceMappingURL=json-typed-fault.js.map