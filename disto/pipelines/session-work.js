// What is done with one session's content, in this thread or in another one: it
// is read for its counts, or for its digest.
import { Tally } from '../lib/session-log/digest/tally.js';
import { SESSION_READERS } from '../lib/session-log/readers/index.js';
import { readTwice } from '../lib/session-log/readers/read-twice.js';
import { forEachItem } from '../lib/stream/batches.js';
/** In the caller's thread. A few at once: one waits for the disk while another one is parsed. */
export const workInThread = {
    parallel: 4,
    count: (candidate, gate) => readTwice(readerOf(candidate), candidate, gate, countItems, { detail: 'counts' }),
    digest: (candidate, gate, fromOffset) => readTwice(readerOf(candidate), candidate, gate, async (items) => {
        const { harness, sessionId } = candidate;
        // Loaded here: most sessions are only counted.
        const { digestSession } = await import('./digest-session.js');
        const value = await digestSession(items, { harness, sessionId }, fromOffset);
        return { end: value.end, value };
    }),
};
function readerOf({ harness }) {
    return SESSION_READERS.find((reader) => reader.harness === harness);
}
async function countItems(items) {
    const tally = new Tally();
    let end;
    await forEachItem(items, (item) => {
        if (item.type === 'end')
            end = item;
        else
            tally.take(item);
    });
    return { end: end, value: tally.counts() };
}
//# sourceMappingURL=session-work.js.map