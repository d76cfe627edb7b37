// Writes JSON in which stored values stand with their own bytes: a number keeps
// its spelling and an object the order of its keys.
import { IndexList, RawJson, SpelledNumber } from './json-typed.js';
/** Compact JSON of a value that may hold {@link RawJson}, {@link IndexList} and {@link SpelledNumber}. Undefined members are left out. */
export function writeJson(value) {
    if (value instanceof RawJson || value instanceof IndexList)
        return value.bytes.toString('utf8');
    if (value instanceof SpelledNumber)
        return value.text;
    if (value instanceof Map)
        return writeMembers([...value.entries()]);
    if (Array.isArray(value))
        return `[${value.map((item) => writeJson(item)).join(',')}]`;
    if (typeof value === 'object' && value !== null)
        return writeMembers(Object.entries(value));
    return JSON.stringify(value) ?? 'null';
}
function writeMembers(entries) {
    const written = entries
        .filter(([, member]) => member !== undefined)
        .map(([key, member]) => `${JSON.stringify(String(key))}:${writeJson(member)}`);
    return `{${written.join(',')}}`;
}
//# sourceMappingURL=json-write.js.map