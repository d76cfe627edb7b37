// A run in one row: what a listing shows of it.
import { findRunEnd } from './facts.js';
/** How a run stands, seen from outside. */
export const RUN_STATES = [
    'ended',
    'running',
    'crashed',
    'incomplete',
    'invalid',
    'no-record',
    'bad-record',
    'bad-version',
    'unreadable',
];
const STATE_OF_STATUS = {
    invalid: 'invalid',
    'bad-version': 'bad-version',
    'bad-record': 'bad-record',
    'not-a-file': 'bad-record',
    'too-large': 'unreadable',
    unreadable: 'unreadable',
    'no-record': 'no-record',
};
/** The columns of a listing, in order. */
export const RUN_FIELDS = [
    'id',
    'assembly',
    'flow',
    'startedAt',
    'endedAt',
    'duration',
    'state',
    'exit',
    'cause',
    'tokens',
    'tokensStatus',
];
/** How a run stands: its record's verdict, and for an incomplete one whether somebody works on it. */
export function stateOf(run, lock) {
    const { status } = run.reading.verdict;
    if (status === 'valid')
        return 'ended';
    if (status !== 'incomplete')
        return STATE_OF_STATUS[status];
    if (run.reading.events.length === 0)
        return 'incomplete';
    return lock === 'fresh' ? 'running' : 'crashed';
}
/** Describes a run in one row, without its tokens. */
export function describeRun(id, run, lock) {
    const start = run.reading.events[0]?.fields ?? {};
    const end = findRunEnd(run)?.fields ?? {};
    const startedAt = textOrNull(start.ts);
    const endedAt = textOrNull(end.ts);
    return {
        id,
        assembly: textOrNull(start.assembly),
        flow: textOrNull(start.flow),
        startedAt,
        endedAt,
        duration: durationOf(startedAt, endedAt),
        state: stateOf(run, lock),
        exit: typeof end.exit === 'number' ? end.exit : null,
        cause: textOrNull(end.cause),
        tokens: null,
        tokensStatus: null,
    };
}
/** Milliseconds between two instants; null when the clock stepped back or one of them is missing. */
export function durationOf(startedAt, endedAt) {
    if (startedAt === null || endedAt === null)
        return null;
    const duration = Date.parse(endedAt) - Date.parse(startedAt);
    return Number.isSafeInteger(duration) && duration >= 0 ? duration : null;
}
function textOrNull(value) {
    return typeof value === 'string' ? value : null;
}
//# sourceMappingURL=run-row.js.map