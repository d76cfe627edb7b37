// What says that processes of a run may still be alive: a file for each group
// that the runtime started and has not swept up.
import { lstatSync, readdirSync } from 'node:fs';
/** The folder of a run that holds a file for each of its process groups. */
export const PROCESS_GROUPS = 'process-groups';
/**
 * Whether a run's folder speaks of process groups. What cannot be looked into,
 * or is no folder, may hide one and counts.
 *
 * @param directory the folder of a run, or of a child run, in the bytes of its path
 */
export function hasProcessGroups(directory) {
    const folder = Buffer.concat([directory, Buffer.from(`/${PROCESS_GROUPS}`)]);
    try {
        return lstatSync(folder).isSymbolicLink() || readdirSync(folder, { encoding: 'buffer' }).length > 0;
    }
    catch (cause) {
        return cause.code !== 'ENOENT';
    }
}
//# sourceMappingURL=process-groups.js.map