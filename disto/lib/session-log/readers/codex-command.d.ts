import { type RawValue } from '../format/json-shape.js';
/** The input of a `function_call`: JSON inside a string is that JSON; any other value is itself; none is `null`. */
export declare function inputOfArguments(value: RawValue | undefined): Buffer;
/** The input of any other call: as it stands, or `null`. */
export declare function inputAsGiven(value: RawValue | undefined): Buffer;
/** The command of a call: of `exec_command` its `cmd`, of `shell` and `local_shell` their `command`. */
export declare function commandOfCall(tool: string, input: Buffer): string | undefined;
//# sourceMappingURL=codex-command.d.ts.map