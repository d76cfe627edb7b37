// stores -> sessions -> survey of each -> rows
//
// Stores are listed side by side and sessions read side by side; the order of
// what comes out depends on neither.
import highland from 'highland';
import { HARNESSES } from '../lib/session-log/format/harness.js';
import { SESSION_READERS } from '../lib/session-log/readers/index.js';
import { sessionRow, storeRow } from '../lib/session-log/state/list-rows.js';
import { compareSurveyed, lastTime, mayReach, surveyMissing, surveySession, } from '../lib/session-log/state/survey.js';
import { readSeenSessions } from '../lib/session-log/state/watermarks.js';
import { workInThread } from './session-work.js';
/** Lists the stores of some harnesses, or all of them. */
export function listStores(context, harnesses = new Set(HARNESSES)) {
    return Promise.all(SESSION_READERS.filter(({ harness }) => harnesses.has(harness)).map(async (reader) => ({
        reader,
        listing: await reader.list(context.environment, context.policy),
    })));
}
/** The stores and the state of every session, oldest last entry first. */
export async function surveySessions(context, { harness, since, unprocessed = false } = {}) {
    const stores = await listStores(context, harness === undefined ? undefined : new Set([harness]));
    const seen = readSeenSessions(context.state);
    const candidates = stores.flatMap(({ reader, listing }) => listing.candidates
        .filter((candidate) => mayReach(candidate, since))
        .map((candidate) => [reader, candidate]));
    // The largest first, so that none of them is read alone at the end.
    candidates.sort(([, a], [, b]) => (b.size ?? 0) - (a.size ?? 0));
    const { work = workInThread } = context;
    let done = 0;
    const survey = async ([reader, candidate]) => {
        const session = await surveySession(reader, candidate, context.policy, seen, (gate) => work.count(candidate, gate));
        done += 1;
        context.onProgress?.(done, candidates.length);
        return session;
    };
    const read = await highland(candidates)
        .map((candidate) => highland(survey(candidate)))
        .parallel(work.parallel)
        .collect()
        .toPromise(Promise);
    const missing = stores.flatMap(({ listing }) => surveyMissing(listing, seen));
    const sessions = [
        ...missing,
        ...read.filter((session) => since === undefined || lastTime(session) >= since),
    ]
        .filter(({ state }) => !unprocessed || state === 'new' || state === 'changed')
        .sort(compareSurveyed);
    return { stores, sessions };
}
/** What `sessions list` prints. */
export async function listSessions(context, options = {}) {
    const { stores, sessions } = await surveySessions(context, options);
    return {
        stores: stores.map(({ listing }) => storeRow(listing, sessions)),
        sessions: sessions.map(sessionRow),
    };
}
//# sourceMappingURL=list-sessions.js.map