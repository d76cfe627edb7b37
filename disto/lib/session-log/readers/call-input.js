import { pick } from '../format/json-pick.js';
import { object, oneOf, string } from '../format/json-shape.js';
const withCommand = oneOf(object({ command: oneOf(string) }));
/** The string member `command` of an input, whatever the tool. */
export function commandOf(input) {
    return input === undefined ? undefined : pick(input, withCommand)?.command;
}
/** The bytes of an input, for an item that outlives the line. */
export function copyOf(input) {
    return input === undefined ? undefined : Buffer.from(input.bytes);
}
//# sourceMappingURL=call-input.js.map