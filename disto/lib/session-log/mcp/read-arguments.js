// Reads a tool's arguments from their JSON bytes: in the values that JSON.parse makes,
// a name that stands twice and a number spelled `1.0` cannot be seen any more.
import { decodeString, skipValue, walkArray, walkObject } from '../../stream/json-scan.js';
import { detail, ToolError } from './tool-error.js';
import { TOOLS } from './tools.js';
const QUOTE = 0x22;
const OPEN_BRACE = 0x7b;
const OPEN_BRACKET = 0x5b;
/**
 * Checks names, types and ranges: names that stand twice in their order, then unknown
 * names sorted, then each argument.
 *
 * @param bytes one JSON value; undefined when the call has no arguments
 * @throws ToolError `bad_request` when it is no object, `validation_error`
 */
export function readArguments(tool, bytes) {
    const known = TOOLS[tool].arguments;
    if (bytes === undefined || bytes.equals(Buffer.from('null')))
        return {};
    if (bytes[0] !== OPEN_BRACE)
        throw new ToolError('bad_request', 'the arguments are no object');
    const tokens = new Map();
    const details = [];
    walkObject(bytes, 0, bytes.length, 0, (keyStart, keyEnd, start) => {
        const name = decodeString(bytes, keyStart, keyEnd);
        const end = skipValue(bytes, start, bytes.length, 1);
        if (tokens.has(name))
            details.push(detail('duplicate_key', name, `${name} stands twice`));
        tokens.set(name, bytes.subarray(start, end));
        return end;
    });
    const unknown = [...tokens.keys()].filter((name) => !Object.hasOwn(known, name)).sort();
    details.push(...unknown.map((name) => detail('unknown_field', name, `there is no argument ${name}`)));
    const values = {};
    for (const [name, { kind }] of Object.entries(known)) {
        const token = tokens.get(name);
        if (token === undefined || token.equals(Buffer.from('null')))
            continue;
        const read = READERS[kind](token);
        if ('code' in read)
            details.push(detail(read.code, name, `${name} ${read.message}`));
        else
            values[name] = read.value;
    }
    if (details.length > 0)
        throw ToolError.forArguments(details);
    return values;
}
const READERS = {
    string: readString,
    strings: readStrings,
    boolean: (token) => {
        const text = token.toString('latin1');
        if (text === 'true' || text === 'false')
            return { value: text === 'true' };
        return { code: 'type_mismatch', message: 'has to be true or false' };
    },
    count: (token) => {
        const text = token.toString('latin1');
        const value = Number(text);
        if (!/^-?\d+$/.test(text))
            return { code: 'type_mismatch', message: 'has to be a whole number' };
        if (Number.isSafeInteger(value) && value >= 0)
            return { value };
        return { code: 'out_of_range', message: 'has to be 0 or more' };
    },
};
function readString(token) {
    if (token[0] !== QUOTE)
        return { code: 'type_mismatch', message: 'has to be a string' };
    const value = decodeString(token, 0, token.length);
    return value === '' ? { code: 'empty', message: 'is empty' } : { value };
}
function readStrings(token) {
    if (token[0] !== OPEN_BRACKET)
        return { code: 'type_mismatch', message: 'has to be a list of strings' };
    const read = [];
    walkArray(token, 0, token.length, 0, (start) => {
        const end = skipValue(token, start, token.length, 1);
        read.push(readString(token.subarray(start, end)));
        return end;
    });
    const fault = read.find((one) => 'code' in one);
    if (fault !== undefined && 'code' in fault)
        return { ...fault, message: `holds a value that ${fault.message}` };
    return { value: read.map((one) => ('value' in one ? String(one.value) : '')) };
}
//# sourceMappingURL=read-arguments.js.map