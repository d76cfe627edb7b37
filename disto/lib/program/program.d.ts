import { Command } from 'commander';
import { CodedError } from '../stream/errors.js';
/** A wrong command line that the option parser cannot see. Exit code 2. */
export declare class UsageError extends CodedError {
    constructor(message: string, hint?: string);
}
/** A command with `--version`, `--help` that ends with the examples, and errors left to {@link runProgram}. */
export declare function createProgram(name: string, about: string, examples: readonly string[]): Command;
/** How a program whose spec page says so speaks of errors in its own way. */
export interface ErrorManners {
    /** The exit code of an error; undefined leaves it to the common rule. */
    exitOf?(fault: CodedError): number | undefined;
    /** What `--json` prints on stderr in place of the error's own form. */
    describe?(fault: CodedError): unknown;
    /** Whether the hint stands on the message's line, `problem; what to do next.` (default: on a line of its own). */
    readonly hintOnLine?: boolean;
}
/**
 * Parses the command line, runs the action, and sets the exit code: an error is
 * one line on stderr, `name: message (code)`, or one JSON object with `--json`.
 */
export declare function runProgram(program: Command, argv?: readonly string[], manners?: ErrorManners): Promise<void>;
//# sourceMappingURL=program.d.ts.map