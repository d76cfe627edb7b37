// one store -> one session, under today's policy -> the facts of one span
import { formatRef } from '../lib/session-log/format/ref.js';
import { readTwice } from '../lib/session-log/readers/read-twice.js';
import { chooseByRef } from '../lib/session-log/state/choose-sessions.js';
import { walkSession } from '../lib/session-log/state/walk-session.js';
import { SpanSearch } from '../lib/session-log/submit/span-facts.js';
import { SpanRefused } from '../lib/session-log/submit/span-refused.js';
import { forEachItem } from '../lib/stream/batches.js';
import { listStores } from './list-sessions.js';
/**
 * Reads a session again and looks for a span in it.
 *
 * @throws SpanRefused when the policy or the log does not let the span be filed
 */
export async function locateSpan(context, { session, span, allowUnknownProject = false }) {
    const stores = await listStores(context, new Set([session.harness]));
    const chosen = chooseByRef(session, stores, new Map());
    if ('error' in chosen)
        throw new SpanRefused(session, chosen.error.state, chosen.error.message);
    const { reader, candidate } = chosen;
    const walked = await walkSession(reader, candidate, context.policy, (gate) => readTwice(reader, candidate, gate, (items) => searchSpan(items, span), { detail: 'spans' }));
    if ('refusal' in walked) {
        const { state, reason } = walked.refusal;
        throw SpanRefused.forState(session, state, reason);
    }
    const { end, value: facts } = walked.read;
    if (end.cwds.length === 0 && !allowUnknownProject)
        throw SpanRefused.forUnknownProject(session);
    if (facts === undefined) {
        throw new SpanRefused(session, 'span-not-found', `${formatRef(session)} has no entry #${span}`);
    }
    const { time } = facts;
    if (time === undefined) {
        throw new SpanRefused(session, 'span-without-time', `the entry #${span} of ${formatRef(session)} records no time, so filing it again would not match`);
    }
    return { ...facts, time };
}
async function searchSpan(items, span) {
    const search = new SpanSearch(span);
    let end;
    await forEachItem(items, (item) => {
        if (item.type === 'end')
            end = item;
        else
            search.take(item);
    });
    return { end: end, value: search.facts(end) };
}
//# sourceMappingURL=locate-span.js.map