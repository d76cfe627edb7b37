// Surveyed sessions and stores as the rows that are printed.
import { formatRef } from '../format/ref.js';
import { formatShortest } from '../format/shown-time.js';
import { scrubText } from '../scrub/scrub.js';
import { SESSION_STATES } from './session-state.js';
/**
 * A store's row; the location stays usable, the problems are scrubbed. Among them are why the store as a whole
 * could not be read, and sessions that hide a part of themselves.
 */
export function storeRow(listing, sessions) {
    const { harness, location, state, reason, problems } = listing;
    const own = sessions.filter((session) => session.harness === harness);
    const shown = [
        ...(reason === undefined ? [] : [`${location}: ${reason}`]),
        ...problems.map(({ path, reason }) => `${path}: ${reason}`),
        ...own.flatMap(({ path, sessionId, facts }) => {
            const unfinished = facts?.end.unfinished;
            return unfinished === undefined ? [] : [`${path}: ${describeUnfinished(sessionId, unfinished)}`];
        }),
    ].map(scrubText);
    return { harness, location, state, ...(shown.length === 0 ? {} : { problems: shown }) };
}
function describeUnfinished(sessionId, { span, hidden }) {
    const messages = hidden === 1 ? 'message' : 'messages';
    return `session ${sessionId} is read up to ${span}, which is not finished; ${hidden} ${messages} after it wait for that`;
}
/** A session's row: what identifies it stays usable, what its log says is scrubbed. */
export function sessionRow(session) {
    const { harness, sessionId, path, facts, state, reason } = session;
    const cwds = facts?.end.cwds.map(scrubText) ?? [];
    const start = formatShortest(facts?.end.start);
    const end = formatShortest(facts?.end.end);
    return {
        ref: formatRef(session),
        harness,
        session_id: sessionId,
        path: scrubText(path),
        ...(cwds[0] === undefined ? {} : { project: cwds[0], cwds }),
        ...(start === undefined ? {} : { start }),
        ...(end === undefined ? {} : { end }),
        ...(facts === undefined ? {} : { counts: facts.counts }),
        state,
        ...(reason === undefined ? {} : { reason: scrubText(reason) }),
    };
}
/** A store's row of a summary: how many of its sessions are in each state; states without any are left out. */
export function summaryRow(listing, sessions) {
    const { harness, location, state: store, problems } = storeRow(listing, sessions);
    const states = {};
    for (const state of SESSION_STATES) {
        const count = sessions.filter((session) => session.harness === harness && session.state === state).length;
        if (count > 0)
            states[state] = count;
    }
    return { harness, location, store, ...(problems === undefined ? {} : { problems }), states };
}
//# sourceMappingURL=list-rows.js.map