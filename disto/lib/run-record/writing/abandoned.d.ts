import type { StageIdentity } from '../format/identity.js';
import type { OpenRun } from './open-run.js';
/** Work that was given up and never seen to settle. Its spend is in no total. */
export interface Abandoned {
    /** Instants as lines spell them. */
    readonly started: string;
    readonly stopped: string;
}
/** Says what was given up: these lines stand directly before the end of the attempt. */
export declare function sayAbandoned(run: OpenRun, identity: StageIdentity, abandoned: readonly Abandoned[]): Promise<void>;
//# sourceMappingURL=abandoned.d.ts.map