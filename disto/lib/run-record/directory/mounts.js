// Where other file systems hang in a tree. The device of a folder tells most of
// them; a folder of the same file system that is bound into the tree is told by
// the kernel's list alone.
import { readFileSync } from 'node:fs';
const MOUNT_LIST = '/proc/self/mountinfo';
const POINT_COLUMN = 4;
/**
 * The points at which something is mounted below a folder, as absolute paths.
 * Empty where the kernel keeps no such list.
 *
 * @param folder absolute, without links
 */
export function findMountsBelow(folder, list = MOUNT_LIST) {
    return readMountPoints(list).filter((point) => point === folder || point.startsWith(`${folder}/`));
}
function readMountPoints(list) {
    try {
        const lines = readFileSync(list, 'utf8').trimEnd().split('\n');
        return lines.map((line) => unescapePath(line.split(' ')[POINT_COLUMN]));
    }
    catch {
        return [];
    }
}
/** Blanks, line feeds and backslashes stand as octal numbers of their bytes. */
function unescapePath(path) {
    return path.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
}
//# sourceMappingURL=mounts.js.map