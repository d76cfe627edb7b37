import { type ToolName } from './tools.js';
/** The arguments of a call by name; absent ones, and those that are null, are left out. */
export type ArgumentValues = Readonly<Record<string, string | boolean | number | readonly string[] | undefined>>;
/**
 * Checks names, types and ranges: names that stand twice in their order, then unknown
 * names sorted, then each argument.
 *
 * @param bytes one JSON value; undefined when the call has no arguments
 * @throws ToolError `bad_request` when it is no object, `validation_error`
 */
export declare function readArguments(tool: ToolName, bytes: Buffer | undefined): ArgumentValues;
//# sourceMappingURL=read-arguments.d.ts.map