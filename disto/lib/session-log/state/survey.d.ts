import type { Counts } from '../format/digest.js';
import type { EndItem } from '../format/entry.js';
import type { Harness } from '../format/harness.js';
import { type SessionName } from '../format/ref.js';
import type { Policy } from '../policy/policy.js';
import type { Candidate, SessionReader, StoreListing } from '../readers/reader.js';
import { type StateWithReason } from './session-state.js';
import { type OpenGate, type Read } from './walk-session.js';
import type { SeenSession } from './watermarks.js';
export interface SurveyedSession extends SessionName, StateWithReason {
    readonly path: string;
    /** The file; undefined for a watermark row whose file is gone or hidden. */
    readonly candidate: Candidate | undefined;
    /** Undefined for a session that was not read or is refused. */
    readonly facts: {
        readonly end: EndItem;
        readonly counts: Counts;
    } | undefined;
}
/**
 * Reads one session for its counts and decides its state.
 *
 * @param count reads the session once the policy lets it be opened
 */
export declare function surveySession(reader: SessionReader, candidate: Candidate, policy: Policy, seen: ReadonlyMap<string, SeenSession>, count: (gate: OpenGate) => Promise<Read<Counts>>): Promise<SurveyedSession>;
/** The rows of a store whose file was not listed: gone, or hidden by a problem of the store. */
export declare function surveyMissing(listing: StoreListing, seen: ReadonlyMap<string, SeenSession>): SurveyedSession[];
/** Why a file that a row names is not among a store's candidates. */
export declare function missingState(listing: StoreListing, path: string): StateWithReason;
/** The last entry's time, else the file's, in microseconds; a row without a file comes before everything. */
export declare function lastTime({ candidate, facts }: SurveyedSession): number;
/** Oldest last entry first, then by ref. */
export declare function compareSurveyed(a: SurveyedSession, b: SurveyedSession): number;
/** Which sessions are asked for. */
export interface SurveyFilter {
    readonly harnesses: readonly Harness[];
    /** Microseconds; sessions whose last entry is earlier are left out. */
    readonly since?: number | undefined;
}
/** Whether a file can hold an entry at or after a time: one that was not touched since cannot, and is not opened. */
export declare function mayReach(candidate: Candidate, since: number | undefined): boolean;
//# sourceMappingURL=survey.d.ts.map