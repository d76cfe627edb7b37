// What the operations show to a person.
import { showText } from '../../stream/visible-text.js';
import { showCell, showDuration, showSection, showTable } from './text.js';
/** The columns that a listing shows to a person who names none. */
export const EYE_FIELDS = [
    'id',
    'state',
    'cause',
    'exit',
    'duration',
    'tokens',
    'assembly',
    'flow',
];
/** A listing. */
export function showRuns(rows, fields) {
    const show = (row, field) => {
        if (field === 'duration')
            return showDuration(row.duration);
        if (field === 'tokens' && !fields.includes('tokensStatus'))
            return showTokens(row.tokens, row.tokensStatus);
        return row[field];
    };
    return showTable(fields, rows.map((row) => fields.map((field) => show(row, field))));
}
/** A total with its label: a partial one is marked by a `+`. */
function showTokens(tokens, status) {
    if (tokens === null)
        return '-';
    return status === 'complete' ? String(tokens) : `${tokens}+`;
}
/** A verdict in a line, and what was not checked. */
export function showVerdict({ status, line, rule, message }, torn, unchecked) {
    const where = line === null ? '' : `, line ${line}`;
    const code = rule === null ? '' : ` (${rule})`;
    const rest = torn === undefined ? '' : `  line ${torn.line} is unterminated: ${torn.size} bytes were left out\n`;
    const open = unchecked.length === 0 ? '' : `  unchecked: ${unchecked.join(', ')}\n`;
    return `${status}${where}: ${showCell(message)}${code}\n${rest}${open}`;
}
/** A run at a glance. */
export function showSummary(summary) {
    const { stages, subflows, omitted, warnings } = summary;
    const calls = subflows.map((call) => [
        nameAttempt({ stage: call.caller, repeat: call.repeat, retry: call.attempt }),
        call.call,
        call.subflow,
        call.item,
        showEnding(call),
        call.child,
    ]);
    const callHead = ['of', 'call', 'flow', 'item', 'ended', 'child'];
    const parts = [
        showHead(summary),
        showSection('stages', showTable(STAGE_HEAD, stages.map(showAttempt))),
        calls.length === 0 ? '' : showSection('calls', showTable(callHead, calls)),
        omitted === 0 ? '' : `\n${omitted} rows are not shown\n`,
        showSection('warnings', warnings.map((warning) => `${showCell(warning)}\n`).join('')),
    ];
    return parts.join('');
}
function showHead({ run, state, cause, exit, startedAt, duration, reason }) {
    const ending = cause === null ? state : `${state}: ${cause}/${exit}`;
    const why = reason === null ? '' : `${showCell(reason)}\n`;
    return `${run}  ${ending}  ${showCell(startedAt)}  ${showDuration(duration)}\n${why}`;
}
const STAGE_HEAD = ['stage', 'state', 'ended', 'turns', 'tokens', 'decisions'];
function showAttempt(row) {
    const decisions = row.decisions.map(({ tool, decision }) => `${tool} ${decision}`).join(', ');
    const name = nameAttempt({ stage: row.stage, repeat: row.repeat, retry: row.attempt });
    return [name, row.state, showEnding(row), row.turns, row.tokens, decisions];
}
function nameAttempt({ stage, repeat, retry, }) {
    return `${stage}${repeat === null || repeat === undefined ? '' : ` repeat ${repeat}`}${retry === 1 ? '' : ` attempt ${retry}`}`;
}
function showEnding({ cause, exit }) {
    return cause === null ? null : `${cause}/${exit}`;
}
const SHOWN_MEMBERS = 100;
const NAMED_APART = ['ts', 'event', 'stage', 'repeat', 'retry'];
/** Events, a line each. */
export function showEvents(events) {
    const rows = events.map(({ number, fields }) => {
        const rest = Object.entries(fields).filter(([member]) => !NAMED_APART.includes(member));
        const spelled = rest.map(([member, value]) => `${member}=${showMember(value)}`).join(' ');
        const of = typeof fields.stage === 'string' ? nameAttempt(fields) : null;
        return [
            number,
            fields.ts,
            fields.event,
            of,
            spelled.length > SHOWN_MEMBERS ? `${spelled.slice(0, SHOWN_MEMBERS)}...` : spelled,
        ];
    });
    return showTable(['line', 'ts', 'event', 'of', 'members'], rows);
}
function showMember(value) {
    if (Array.isArray(value))
        return `[${value.length}]`;
    return typeof value === 'object' && value !== null ? '{...}' : String(value);
}
/** The recordings of checks. */
export function showChecks(checks) {
    return showTable(['of', 'check', 'exit', 'file', 'capture'], checks.map((check) => [nameAttempt(check), check.check, check.exit ?? 'none', check.file, check.capture]));
}
/** The marks of a checklist. */
export function showMarks(marks) {
    return showTable(['of', 'item', 'mark', 'evidence', 'reason'], marks.map((mark) => [nameAttempt(mark), mark.item, mark.decision, mark.evidence, mark.reason]));
}
/** The prompts of attempts: where they are kept, and what they were built from. */
export function showPrompts(prompts) {
    const rows = prompts.map((prompt) => {
        const sources = prompt.sources?.map(({ source }) => source).join(', ') ?? 'not recorded';
        return [nameAttempt(prompt), prompt.system, prompt.firstTurn, sources];
    });
    return showTable(['of', 'system prompt', 'first turn', 'sources'], rows);
}
/** The lines of a session's page, as they stand; a line that cannot be shown is named. */
export function showSessionLines(lines, next) {
    const shown = lines.map(({ number, size, text }) => text === null ? `(line ${number}: ${size} bytes that are no text, or too many)\n` : `${showText(text)}\n`);
    return shown.join('') + (next === null ? '' : `more: --after ${next}\n`);
}
//# sourceMappingURL=run-tables.js.map