// Mirrors what a run left into a store: the driver's step after a run, and on the
// failure path for a salvaged record.
import { join } from 'node:path';
import { systemErrorCode } from '../../stream/errors.js';
import { openStoredFile } from '../../stream/stored-bytes.js';
import { ARTIFACTS, RunSlot } from './run-slot.js';
/**
 * Copies `replay.json.gz` and `code-analysis.json.gz` of a run directory into the
 * run's slots, as opaque bytes.
 *
 * @returns what was copied; nothing when the run left neither
 * @throws BadRunId, MachineryError; what was copied before stays
 */
export async function mirrorRecord(runDir, runId, store) {
    const mirrored = [];
    for (const artifact of Object.keys(ARTIFACTS)) {
        const slot = RunSlot.of(runId, artifact);
        const bytes = await openIfThere(join(runDir, ARTIFACTS[artifact].file));
        if (bytes === undefined)
            continue;
        try {
            await store.put(slot, bytes.read(), bytes.size);
            mirrored.push({ artifact, bytes: bytes.size });
        }
        finally {
            await bytes.close();
        }
    }
    return mirrored;
}
async function openIfThere(path) {
    try {
        return await openStoredFile(path);
    }
    catch (error) {
        if (systemErrorCode(error.cause) === 'ENOENT')
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=mirror.js.map