// The other end of session-workers.ts: a thread that reads the sessions that it is asked for.
import { parentPort } from 'node:worker_threads';
import { SessionUnreadable } from '../lib/session-log/readers/reader.js';
import { CodedError } from '../lib/stream/errors.js';
import { workInThread } from './session-work.js';
/** Does one task; whatever it fails with becomes an answer. */
export async function performTask({ id, candidate, gate, fromOffset }) {
    // A Buffer comes out of a message as a plain array of bytes.
    const { checkedFirstLine } = gate;
    const given = { ...gate, checkedFirstLine: checkedFirstLine && Buffer.from(checkedFirstLine) };
    try {
        const read = fromOffset === undefined
            ? await workInThread.count(candidate, given)
            : await workInThread.digest(candidate, given, fromOffset);
        return { id, read };
    }
    catch (error) {
        const { message } = error;
        if (error instanceof SessionUnreadable)
            return { id, unreadable: message };
        const code = error instanceof CodedError ? error.code : 'internal';
        return { id, failure: { code, message } };
    }
}
parentPort?.on('message', async (task) => {
    parentPort?.postMessage(await performTask(task));
});
//# sourceMappingURL=session-worker.js.map