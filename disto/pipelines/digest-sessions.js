// chosen sessions -> digest of each -> run cap -> one object, and the watermarks
import highland from 'highland';
import { capRun, RunBudget } from '../lib/session-log/digest/cap-run.js';
import { refusalError, unknownProjectError } from '../lib/session-log/digest/refusal-message.js';
import { assembleRun } from '../lib/session-log/digest/run.js';
import { formatRef } from '../lib/session-log/format/ref.js';
import { chooseByRef } from '../lib/session-log/state/choose-sessions.js';
import { digestFromMark } from '../lib/session-log/state/digest-from-mark.js';
import { walkSession } from '../lib/session-log/state/walk-session.js';
import { readSeenSessions, recordDigests } from '../lib/session-log/state/watermarks.js';
import { CodedError } from '../lib/stream/errors.js';
import { listStores, surveySessions } from './list-sessions.js';
import { workInThread } from './session-work.js';
/** Once the run is full the rest is deferred: what is under way by then is read in vain. */
const MOST_AT_ONCE = 4;
/** Digests the chosen sessions and records what the digests cover. */
export async function digestSessions(context, choice, { allowUnknownProject = false } = {}) {
    const chosen = await chooseSessions(context, choice, allowUnknownProject);
    const budget = new RunBudget();
    let done = 0;
    const digestOne = async (session) => {
        const outcome = await digestChosen(context, session, budget, allowUnknownProject);
        done += 1;
        context.onProgress?.(done, chosen.length);
        return outcome;
    };
    const outcomes = await highland(chosen)
        .map((session) => highland(digestOne(session)))
        .parallel(Math.min(MOST_AT_ONCE, (context.work ?? workInThread).parallel))
        .through(capRun(budget))
        .collect()
        .toPromise(Promise);
    const run = assembleRun(outcomes);
    recordDigests(context.state, run.digested, new Date());
    return run.digest;
}
async function chooseSessions(context, choice, allowUnknownProject) {
    const seen = readSeenSessions(context.state);
    if ('refs' in choice) {
        const stores = await listStores(context, new Set(choice.refs.map(({ harness }) => harness)));
        return choice.refs.map((session) => chooseByRef(session, stores, seen));
    }
    const { stores, sessions } = await surveySessions(context, { harness: choice.harness });
    const wanted = sessions.filter(({ state }) => state === 'new' || state === 'changed' || (allowUnknownProject && state === 'unknown-project'));
    const limit = choice.limit === undefined || choice.limit === 0 ? wanted.length : choice.limit;
    return wanted.slice(0, limit).flatMap(({ harness, sessionId, candidate }) => {
        const store = stores.find(({ listing }) => listing.harness === harness);
        if (store === undefined || candidate === undefined)
            return [];
        const marked = seen.get(formatRef({ harness, sessionId }))?.marked;
        return [{ harness, sessionId, reader: store.reader, candidate, marked }];
    });
}
async function digestChosen(context, chosen, budget, allowUnknownProject) {
    const session = { harness: chosen.harness, sessionId: chosen.sessionId };
    if (budget.isFull)
        return { ...session, type: 'deferred' };
    if ('error' in chosen)
        return { ...session, type: 'error', error: chosen.error };
    const { reader, candidate, marked } = chosen;
    const { policy, work = workInThread } = context;
    const walked = await digestFromMark(marked, (from) => walkSession(reader, candidate, policy, (gate) => work.digest(candidate, gate, from))).catch(refuseTooLarge);
    if ('refusal' in walked) {
        const { state, reason } = walked.refusal;
        return { ...session, type: 'error', error: refusalError(session, state, reason) };
    }
    const { end, value } = walked.read;
    if (end.cwds.length === 0 && !allowUnknownProject) {
        return { ...session, type: 'error', error: unknownProjectError(session) };
    }
    return { ...session, type: 'digest', path: candidate.path, digest: value };
}
/** One session that cannot be shown must not keep the others from being shown. */
function refuseTooLarge(error) {
    if (!(error instanceof CodedError) || error.code !== 'digest-too-large')
        throw error;
    return { refusal: { state: 'unreadable', reason: error.message } };
}
//# sourceMappingURL=digest-sessions.js.map