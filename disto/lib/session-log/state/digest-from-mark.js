import { digestStart } from './session-state.js';
/** How often a session is read when its file is replaced between reads. */
const ATTEMPTS = 3;
/**
 * Digests a session from where its mark says: what was marked is only known to
 * be the start of the file once the file was read, so a read that began at the
 * wrong place is thrown away and done again from the right one.
 *
 * @param read digests the session from a byte offset on
 */
export async function digestFromMark(marked, read) {
    let from = marked?.size ?? 0;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const walked = await read(from);
        if ('refusal' in walked)
            return walked;
        const start = digestStart(marked, walked.read.end);
        if (start === from)
            return walked;
        from = start;
    }
    return { refusal: { state: 'unreadable', reason: 'the file was replaced each time it was read' } };
}
//# sourceMappingURL=digest-from-mark.js.map