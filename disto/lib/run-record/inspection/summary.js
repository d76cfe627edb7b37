// A run at a glance: its attempts with their turns, tokens and decisions, its
// calls, and what is odd about it. Computed from the lines alone, so that it
// cannot contradict them.
import { boundText } from '../format/bounded-text.js';
import { describeIdentity, identityKey } from '../format/identity.js';
import { findRunEnd } from './facts.js';
import { attemptOf } from './inspected-run.js';
import { describeRun } from './run-row.js';
import { totalOf } from './tokens.js';
/** The most rows of a summary, stages and calls together. */
export const SUMMARY_ROWS = 1_000;
/** The most bytes of all its rows, as JSON. */
const SUMMARY_BYTES = 900_000;
const TEXT_BYTES = 4_096;
const SHOWN_WARNINGS = 20;
/** Summarizes a usable run. */
export function summarizeRun(id, run, lock) {
    const stages = [...gatherAttempts(run).values()];
    const subflows = run.reading.events
        .filter(({ fields }) => fields.event === 'subflow_call')
        .map(describeCall);
    const included = countWithin([...stages, ...subflows]);
    const shownStages = stages.slice(0, included);
    const shownCalls = subflows.slice(0, included - shownStages.length);
    const { id: name, tokens: _, tokensStatus: __, ...row } = describeRun(id, run, lock);
    return {
        run: name,
        ...row,
        reason: textOrNull(findRunEnd(run)?.fields.reason),
        stages: shownStages,
        subflows: shownCalls,
        included,
        omitted: stages.length + subflows.length - included,
        warnings: findOddities(run).slice(0, SHOWN_WARNINGS),
    };
}
/** How many of the rows, from the first, a summary has room for. */
function countWithin(rows) {
    let room = SUMMARY_BYTES;
    for (const [index, row] of rows.entries()) {
        room -= Buffer.byteLength(JSON.stringify(row));
        if (room < 0 || index === SUMMARY_ROWS)
            return index;
    }
    return rows.length;
}
function gatherAttempts(run) {
    const rows = new Map();
    for (const event of run.reading.events) {
        const attempt = attemptOf(event);
        const { event: name } = event.fields;
        if (attempt === undefined)
            continue;
        if (name === 'stage_start' || name === 'stage_carried') {
            sendBackEarlier(rows, attempt);
            rows.set(identityKey(attempt), beginRow(attempt, name === 'stage_start' ? 'open' : 'carried'));
        }
        else {
            const row = rows.get(identityKey(attempt));
            if (row !== undefined)
                addToRow(row, event);
        }
    }
    return rows;
}
function beginRow(of, state) {
    const { stage, repeat = null, retry: attempt } = of;
    const ending = { exit: null, cause: null, scratch: null, reason: null };
    const work = { turns: 0, tokens: 0, decisions: [] };
    return { identity: describeIdentity(of), stage, repeat, attempt, state, ...ending, ...work };
}
function sendBackEarlier(rows, { stage, repeat, retry }) {
    for (const row of rows.values()) {
        const isSame = row.stage === stage && row.repeat === (repeat ?? null);
        if (isSame && row.state === 'open' && row.attempt < retry)
            row.state = 'sent-back';
    }
}
function addToRow(row, event) {
    const { fields } = event;
    switch (fields.event) {
        case 'turn':
            row.turns += 1;
            row.tokens += totalOf(event) ?? 0;
            break;
        case 'tool_call':
            row.decisions.push({
                tool: textOrNull(fields.tool) ?? '',
                decision: textOrNull(fields.decision) ?? '',
                reason: textOrNull(fields.reason),
            });
            break;
        case 'stage_end':
            row.state = 'ended';
            row.exit = numberOrNull(fields.exit);
            row.cause = textOrNull(fields.cause);
            row.reason = textOrNull(fields.reason);
            break;
        case 'tmp_teardown':
            row.scratch = textOrNull(fields.reason);
            break;
    }
}
function describeCall({ fields }) {
    return {
        caller: textOrNull(fields.stage) ?? '',
        repeat: numberOrNull(fields.repeat),
        attempt: fields.retry,
        call: numberOrNull(fields.call),
        subflow: textOrNull(fields.flow),
        item: textOrNull(fields.item),
        started: fields.started === true,
        child: textOrNull(fields.child),
        exit: numberOrNull(fields.exit),
        cause: textOrNull(fields.cause),
    };
}
/** What a person should know before relying on the summary. */
function findOddities(run) {
    const { events, torn } = run.reading;
    const oddities = [];
    if (torn !== undefined) {
        oddities.push(`line ${torn.line} is unterminated: ${torn.size} bytes at byte ${torn.offset} were left out`);
    }
    const end = findRunEnd(run);
    const [start] = events;
    if (end !== undefined && Date.parse(end.fields.ts) < Date.parse(start?.fields.ts)) {
        oddities.push(`line ${end.number}: the run ended before it started, by its own clock`);
    }
    for (const event of events) {
        if (event.fields.event === 'unreconciled') {
            oddities.push(`line ${event.number}: abandoned work of ${event.fields.stage}; its spend is in no total`);
        }
        else if (event.fields.event === 'turn' && totalOf(event) === undefined) {
            oddities.push(`line ${event.number}: a turn without usable counters; its spend is in no total`);
        }
    }
    return oddities;
}
function textOrNull(value) {
    return typeof value === 'string' ? boundText(value, TEXT_BYTES) : null;
}
function numberOrNull(value) {
    return typeof value === 'number' ? value : null;
}
//# sourceMappingURL=summary.js.map