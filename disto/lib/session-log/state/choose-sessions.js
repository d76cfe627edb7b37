// Which session a ref names, or why none.
import { absentError, refusalError } from '../digest/refusal-message.js';
import { formatRef } from '../format/ref.js';
import { missingState } from './survey.js';
/** Looks a ref up in the listed stores; a session id that stands twice is the first of the two. */
export function chooseByRef(session, stores, seen) {
    const { harness, sessionId } = session;
    const row = seen.get(formatRef(session));
    const store = stores.find(({ listing }) => listing.harness === harness);
    const candidate = store?.listing.candidates.find((found) => found.sessionId === sessionId);
    if (store !== undefined && candidate !== undefined) {
        return { harness, sessionId, reader: store.reader, candidate, marked: row?.marked };
    }
    return { harness, sessionId, error: missingError(session, store?.listing, row) };
}
function missingError(session, listing, row) {
    const isStoreLost = listing?.state === 'unreadable' || listing?.state === 'unsupported-format';
    if (listing !== undefined && (isStoreLost || row !== undefined)) {
        const { state, reason } = missingState(listing, row?.path ?? '');
        if (state !== 'absent')
            return refusalError(session, state, reason);
    }
    return absentError(session, row !== undefined);
}
//# sourceMappingURL=choose-sessions.js.map