// The one way to a session's content: the check before the open, the read, the
// check of what the read found. What a refused session said is given to nobody.
import { refuseDirectories } from '../policy/policy.js';
import { SessionUnreadable, } from '../readers/reader.js';
/**
 * Reads a session if the policy lets it be read.
 *
 * @param readSession reads the session to its end; what it returns is dropped when the recorded directories are refused
 */
export async function walkSession(reader, candidate, policy, readSession) {
    const gate = await reader.gate(candidate, policy);
    if (!gate.open)
        return { refusal: gate.refusal };
    if (candidate.unsupported !== undefined)
        return refuse('unsupported-format', candidate.unsupported);
    let read;
    try {
        read = await readSession(gate);
    }
    catch (error) {
        if (error instanceof SessionUnreadable)
            return refuse('unreadable', error.message);
        throw error;
    }
    const refusal = await refuseDirectories(policy, read.end.cwds);
    if (refusal !== undefined)
        return { refusal };
    return read.end.parsedLines === 0 ? refuse('unsupported-format', undefined) : { read };
}
function refuse(state, reason) {
    return { refusal: { state, reason } };
}
//# sourceMappingURL=walk-session.js.map