import type { CappedDigest } from '../lib/session-log/digest/cap-session.js';
import type { Counts } from '../lib/session-log/format/digest.js';
import type { Candidate } from '../lib/session-log/readers/reader.js';
import type { OpenGate, Read } from '../lib/session-log/state/walk-session.js';
/** Reads sessions that the policy lets be opened. Both fail with `SessionUnreadable` as the readers do. */
export interface SessionWork {
    /** How many sessions are worth having under way at once. */
    readonly parallel: number;
    count(candidate: Candidate, gate: OpenGate): Promise<Read<Counts>>;
    /** @param fromOffset byte offset the digest starts at */
    digest(candidate: Candidate, gate: OpenGate, fromOffset: number): Promise<Read<CappedDigest>>;
}
/** In the caller's thread. A few at once: one waits for the disk while another one is parsed. */
export declare const workInThread: SessionWork;
//# sourceMappingURL=session-work.d.ts.map