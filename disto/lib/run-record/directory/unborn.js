// The removal of a run directory that never held a run.
import { rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { MachineryError, systemErrorCode } from '../../stream/errors.js';
import { orMachinery } from './or-machinery.js';
/**
 * Removes the directory of a run that was not born, while its lock is held.
 *
 * What may stand of a first line goes first: whatever the removal then leaves
 * behind is no record of anything.
 *
 * @throws MachineryError `cannot-remove`: the directory is left as it is then
 */
export async function removeUnborn(directory) {
    await removeRecord(join(directory, 'record.jsonl'));
    await orMachinery('remove', directory, rm(directory, { recursive: true }));
}
async function removeRecord(path) {
    try {
        await unlink(path);
    }
    catch (cause) {
        if (systemErrorCode(cause) !== 'ENOENT')
            throw MachineryError.from('remove', path, cause);
    }
}
//# sourceMappingURL=unborn.js.map