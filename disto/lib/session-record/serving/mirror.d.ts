import { type ArtifactName } from './run-slot.js';
import type { RunStore } from './run-store.js';
/** What became of one artifact. An absent file is nothing and is not told. */
export interface Mirrored {
    readonly artifact: ArtifactName;
    readonly bytes: number;
}
/**
 * Copies `replay.json.gz` and `code-analysis.json.gz` of a run directory into the
 * run's slots, as opaque bytes.
 *
 * @returns what was copied; nothing when the run left neither
 * @throws BadRunId, MachineryError; what was copied before stays
 */
export declare function mirrorRecord(runDir: string, runId: string, store: RunStore): Promise<Mirrored[]>;
//# sourceMappingURL=mirror.d.ts.map