// Whether a call is agentfeedback's own: such a failure is rarely friction about the project.
import { splitWords } from '../format/white-space.js';
const PROGRAM = 'agentfeedback';
/** A variable assignment before a command. */
const ASSIGNMENT = /^[A-Za-z_][A-Za-z0-9_]*=/;
/** Words that run the command behind them; one of them is passed over. */
const PREFIXES = new Set(['env', 'exec', 'sudo', 'command', 'time']);
/** Whether the tool's name contains `agentfeedback`, or a segment of the command starts it. */
export function isOwnCall(tool, command) {
    return tool.toLowerCase().includes(PROGRAM) || (command !== undefined && startsProgram(command));
}
/** Segments end at `&`, `|`, `;` and line feeds, wherever they stand: quotes are not looked at. */
function startsProgram(command) {
    return (command.includes(PROGRAM) && command.split(/[&|;\n]/).some((segment) => firstCommand(segment) === PROGRAM));
}
/** The base name of the word that a segment runs. */
function firstCommand(segment) {
    const words = splitWords(segment.replace(/^[({ \t\r]+/, ''));
    let at = skipAssignments(words, 0);
    if (PREFIXES.has(words[at] ?? ''))
        at = skipAssignments(words, at + 1);
    return words[at]?.split(/[/\\]/).at(-1);
}
function skipAssignments(words, from) {
    let at = from;
    while (ASSIGNMENT.test(words[at] ?? ''))
        at += 1;
    return at;
}
//# sourceMappingURL=own-command.js.map