// The input of a Codex call, in bytes of its own, and the command line in it.
import { basename } from 'node:path/posix';
import { pick, pickIfJson } from '../format/json-pick.js';
import { any } from '../format/json-shape.js';
import { codexArguments, SCRIPT_SHELLS, SCRIPT_SWITCHES } from './codex-format.js';
const NULL = Buffer.from('null');
/** The input of a `function_call`: JSON inside a string is that JSON; any other value is itself; none is `null`. */
export function inputOfArguments(value) {
    if (value === undefined)
        return NULL;
    if (!value.isString)
        return Buffer.from(value.bytes);
    const inner = Buffer.from(value.decode());
    return pickIfJson(inner, any) === undefined ? Buffer.from(value.bytes) : inner;
}
/** The input of any other call: as it stands, or `null`. */
export function inputAsGiven(value) {
    return value === undefined ? NULL : Buffer.from(value.bytes);
}
/** The command of a call: of `exec_command` its `cmd`, of `shell` and `local_shell` their `command`. */
export function commandOfCall(tool, input) {
    if (tool !== 'exec_command' && tool !== 'shell' && tool !== 'local_shell')
        return undefined;
    const picked = pick(input, codexArguments);
    const command = tool === 'exec_command' ? picked?.cmd : picked?.command;
    return Array.isArray(command) ? commandOfWords(command) : command;
}
/** `["bash", "-lc", "<script>"]` is its script; any other list of words is the words. */
function commandOfWords(words) {
    if (words.length === 0 || words.includes(undefined))
        return undefined;
    const [shell = '', flag = '', script] = words;
    const isScript = words.length === 3 && SCRIPT_SHELLS.has(basename(shell)) && SCRIPT_SWITCHES.has(flag);
    return isScript ? script : words.join(' ');
}
//# sourceMappingURL=codex-command.js.map