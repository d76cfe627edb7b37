// Opens a record, works with it, and closes it, whatever happens meanwhile.
import { setTimeout as delay } from 'node:timers/promises';
import { openRecordBytes, openStoredRecord } from './open-record.js';
/** How long work that was interrupted may take to clean up behind itself, in milliseconds. */
const GRACE_MS = 1000;
/**
 * @param signal ends the work: the record is closed under it, so that its next read fails
 * @throws the reason of `signal`, or what opening or the work throws
 */
export function useRecord(source, signal, work) {
    return useRecordBytes(source, signal, async (bytes) => work((await openStoredRecord(bytes)).record));
}
/** As {@link useRecord}, for work that opens the record itself. */
export async function useRecordBytes(source, signal, work) {
    const bytes = await openRecordBytes(source, { signal });
    const working = work(bytes);
    const interrupted = new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        if (signal.aborted)
            reject(signal.reason);
    });
    try {
        return await Promise.race([working, interrupted]);
    }
    finally {
        await bytes.close();
        if (signal.aborted)
            await Promise.race([working.catch(() => { }), delay(GRACE_MS)]);
    }
}
//# sourceMappingURL=use-record.js.map