// Why a session that was asked for is not digested, in words. The ref and every
// path in it are scrubbed: the message reaches the digest's reader.
import { formatRef } from '../format/ref.js';
import { scrubText } from '../scrub/scrub.js';
/** A session in a state that is not read. */
export function refusalError(session, state, reason) {
    const detail = reason === undefined ? '' : ` (${reason})`;
    return errorOf(session, state, `${formatRef(session)} is ${state}${detail}; it was not digested`);
}
/** A session whose log records no working directory. */
export function unknownProjectError(session) {
    return errorOf(session, 'unknown-project', `${formatRef(session)} records no working directory, so no policy can be checked; ` +
        'allow it with --allow-unknown-project');
}
/** A session without a file. */
export function absentError(session, wasSeen) {
    const message = wasSeen
        ? `${formatRef(session)} was digested before and its file is gone`
        : `${formatRef(session)} is not in the store; agentfeedback sessions list shows what is`;
    return errorOf(session, 'absent', message);
}
function errorOf(session, state, message) {
    return { ref: scrubText(formatRef(session)), state, message: scrubText(message) };
}
//# sourceMappingURL=refusal-message.js.map