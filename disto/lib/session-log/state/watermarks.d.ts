import { CodedError } from '../../stream/errors.js';
import type { Watermark } from '../digest/cap-session.js';
import { type SessionName } from '../format/ref.js';
import type { StateDatabase } from './database.js';
/** What came of a session. */
export declare const OUTCOMES: readonly ['filed', 'nothing', 'skipped'];
export type Outcome = (typeof OUTCOMES)[number];
/** A session that was digested once. */
export interface SeenSession extends SessionName {
    readonly path: string;
    /** What was marked; undefined for a session that never was. */
    readonly marked: {
        readonly size: number;
        readonly head: string;
    } | undefined;
}
/** Every row, by ref. */
export declare function readSeenSessions(state: StateDatabase): Map<string, SeenSession>;
/** What a digest covered. */
export interface DigestedSession extends SessionName {
    readonly path: string;
    readonly watermark: Watermark;
}
/** Stores what a run digested, all of it or nothing; what was marked stays. */
export declare function recordDigests(state: StateDatabase, sessions: readonly DigestedSession[], now: Date): void;
/** A session was to be marked that was never digested: nothing was marked. */
export declare class UndigestedSession extends CodedError {
    constructor(session: SessionName);
}
/**
 * Copies what the latest digest of each session covered into what is marked; all of them or none.
 *
 * @param uids of what was filed
 * @throws UndigestedSession
 */
export declare function markSessions(state: StateDatabase, sessions: readonly SessionName[], outcome: Outcome, uids: readonly string[], now: Date): void;
//# sourceMappingURL=watermarks.d.ts.map