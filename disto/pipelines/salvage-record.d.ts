import type { AssemblyReport } from '../lib/session-record/assembly/report.js';
import type { Collector } from '../lib/session-record/salvage/collector.js';
import { CodedError } from '../lib/stream/errors.js';
export interface SalvageOptions {
    readonly collect: Collector;
    /** The run directory; its root gets the artifact, and nothing else. */
    readonly runDir: string;
    /** Parent of the scratch folder (default: the run directory's own parent). */
    readonly scratch?: string;
    /** The largest journal that is taken, in bytes (default 4 GiB). */
    readonly maxBytes?: number;
    /** How long it may take altogether, in milliseconds (default 2 minutes). */
    readonly timeoutMs?: number;
    readonly signal?: AbortSignal;
}
export type SalvageOutcome = {
    readonly outcome: 'salvaged';
    readonly record: string;
    readonly assembly: AssemblyReport;
}
/** There is no journal, or an empty one. */
 | {
    readonly outcome: 'absent';
} | {
    readonly outcome: 'failed';
    readonly error: CodedError;
    /** The folder that holds the collected journal, which is then the only account of the session. */
    readonly kept?: string;
};
export declare const DEFAULT_MAX_JOURNAL: number;
export declare const DEFAULT_TIMEOUT_MS = 120000;
/**
 * Salvages a session's journal into a record (session records, "Salvage from a
 * torn-down container"). The run that is being reported has failed already: no
 * failure here is thrown, and without a record nothing is written.
 *
 * @throws the reason of `signal` alone, when it is aborted; nothing is left then
 */
export declare function salvageRecord(options: SalvageOptions): Promise<SalvageOutcome>;
//# sourceMappingURL=salvage-record.d.ts.map