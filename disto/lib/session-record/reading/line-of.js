import { oneLine } from '../../stream/json-compact.js';
/** Texts, and stored values between them, as one line; values that stand on several lines are put on one. */
export function lineOf(...parts) {
    return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : oneLine(part))));
}
//# sourceMappingURL=line-of.js.map