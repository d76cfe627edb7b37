import type { Digest } from '../lib/session-log/format/digest.js';
import type { Harness } from '../lib/session-log/format/harness.js';
import { type SessionName } from '../lib/session-log/format/ref.js';
import { type SessionContext } from './list-sessions.js';
/** Which sessions a run digests: the named ones in their order, or the new and changed ones, oldest last entry first. */
export type DigestChoice = {
    readonly refs: readonly SessionName[];
} | {
    readonly unprocessed: true;
    readonly harness?: Harness | undefined;
    /** At most this many sessions; 0: no limit. */
    readonly limit?: number | undefined;
};
export interface DigestOptions {
    /** Digest sessions whose log records no working directory too: a person's decision. */
    readonly allowUnknownProject?: boolean | undefined;
}
/** Digests the chosen sessions and records what the digests cover. */
export declare function digestSessions(context: SessionContext, choice: DigestChoice, { allowUnknownProject }?: DigestOptions): Promise<Digest>;
//# sourceMappingURL=digest-sessions.d.ts.map