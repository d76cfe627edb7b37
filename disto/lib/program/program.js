// What all programs have in common: how they read a command line, speak of
// errors and end. A program in bin/ adds its options and one action.
import { Command, CommanderError } from 'commander';
import { CodedError, MachineryError, systemErrorCode } from '../stream/errors.js';
import { showLine } from '../stream/visible-text.js';
import { EXIT } from './exit-codes.js';
import { endBySignal, Interruption } from './interruption.js';
import { packageVersion } from './version.js';
/** A wrong command line that the option parser cannot see. Exit code 2. */
export class UsageError extends CodedError {
    constructor(message, hint) {
        super('usage', message, { hint });
    }
}
/** A command with `--version`, `--help` that ends with the examples, and errors left to {@link runProgram}. */
export function createProgram(name, about, examples) {
    return new Command(name)
        .description(about)
        .version(packageVersion(), '--version', 'print the version')
        .helpOption('-h, --help', 'print this help')
        .addHelpText('after', `\nExamples:\n${examples.map((example) => `  ${example}`).join('\n')}\n`)
        .configureOutput({ outputError: () => { } })
        .exitOverride();
}
/**
 * Parses the command line, runs the action, and sets the exit code: an error is
 * one line on stderr, `name: message (code)`, or one JSON object with `--json`.
 */
export async function runProgram(program, argv = process.argv, manners = {}) {
    process.stdout.off('error', noteStdoutError).on('error', noteStdoutError);
    stdoutError = undefined;
    try {
        await program.parseAsync([...argv]);
        if (stdoutError !== undefined)
            throw MachineryError.from('write', 'standard output', stdoutError);
    }
    catch (error) {
        process.exitCode = report(error, program.name(), argv.includes('--json'), manners);
    }
}
/** What standard output last failed with, for work that does not wait for its writes. */
let stdoutError;
function noteStdoutError(error) {
    stdoutError = error;
}
/** Says what went wrong on stderr. @returns the exit code */
function report(error, name, json, manners) {
    if (error instanceof Interruption) {
        endBySignal(error.signal);
        return EXIT.machinery;
    }
    if (error instanceof CommanderError) {
        if (error.exitCode === 0)
            return EXIT.done;
        const message = error.message.replace(/^error: /, '');
        return say(new UsageError(message, `${name} --help lists the options`), name, json, manners);
    }
    // A reader that left (`| head`) is no fault of ours, and nobody is there to be told.
    if (isBrokenPipe(error))
        return EXIT.done;
    return say(error, name, json, manners);
}
function isBrokenPipe(error) {
    return (systemErrorCode(error) === 'EPIPE' || (error instanceof Error && systemErrorCode(error.cause) === 'EPIPE'));
}
function say(error, name, json, manners) {
    const fault = error instanceof CodedError ? error : unforeseen(error);
    if (json)
        process.stderr.write(`${JSON.stringify(manners.describe?.(fault) ?? fault)}\n`);
    else
        process.stderr.write(`${name}: ${wordsOf(fault, manners.hintOnLine ?? false)}\n`);
    if (fault instanceof UsageError)
        return EXIT.usage;
    const exit = manners.exitOf?.(fault);
    if (exit !== undefined)
        return exit;
    return fault instanceof MachineryError ? EXIT.machinery : EXIT.no;
}
/** Message, code and hint. A message may quote a file, and a file may hold what a terminal obeys. */
function wordsOf(fault, hintOnLine) {
    const message = showLine(fault.message);
    const hint = fault.hint === undefined ? undefined : showLine(fault.hint);
    const code = `(${fault.code})`;
    if (hintOnLine)
        return `${message}${hint === undefined ? '' : `; ${hint}`}. ${code}`;
    const coded = message.includes(code) ? message : `${message} ${code}`;
    return hint === undefined ? coded : `${coded}\n  ${hint}`;
}
function unforeseen(error) {
    const message = error instanceof Error ? error.message : String(error);
    return new MachineryError(systemErrorCode(error) === undefined ? 'internal' : 'system', message, {
        cause: error,
    });
}
//# sourceMappingURL=program.js.map