import { type Harness } from '../lib/session-log/format/harness.js';
import type { SessionList } from '../lib/session-log/format/listing.js';
import type { Policy } from '../lib/session-log/policy/policy.js';
import type { Environment } from '../lib/session-log/readers/reader.js';
import type { StoreWithReader } from '../lib/session-log/state/choose-sessions.js';
import type { StateDatabase } from '../lib/session-log/state/database.js';
import { type SurveyedSession } from '../lib/session-log/state/survey.js';
import { type SessionWork } from './session-work.js';
/** What every sessions pipeline stands on. */
export interface SessionContext {
    readonly environment: Environment;
    readonly policy: Policy;
    readonly state: StateDatabase;
    /** Where sessions are read (default: in this thread). */
    readonly work?: SessionWork | undefined;
    /** Told after each session. */
    readonly onProgress?: ((done: number, total: number) => void) | undefined;
}
export interface ListOptions {
    /** Without it all harnesses. */
    readonly harness?: Harness | undefined;
    /** Microseconds: sessions whose last entry is earlier are left out, files older than that are not opened. */
    readonly since?: number | undefined;
    /** New and changed sessions only. */
    readonly unprocessed?: boolean | undefined;
}
/** Lists the stores of some harnesses, or all of them. */
export declare function listStores(context: Pick<SessionContext, 'environment' | 'policy'>, harnesses?: ReadonlySet<Harness>): Promise<StoreWithReader[]>;
/** The stores and the state of every session, oldest last entry first. */
export declare function surveySessions(context: SessionContext, { harness, since, unprocessed }?: ListOptions): Promise<{
    readonly stores: readonly StoreWithReader[];
    readonly sessions: readonly SurveyedSession[];
}>;
/** What `sessions list` prints. */
export declare function listSessions(context: SessionContext, options?: ListOptions): Promise<SessionList>;
//# sourceMappingURL=list-sessions.d.ts.map