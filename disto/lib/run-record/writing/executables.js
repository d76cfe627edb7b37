import { CodedError } from '../../stream/errors.js';
import { isRelativePath } from '../format/fields.js';
import { findDrift } from '../hashing/drift.js';
/**
 * Whether a gate or a hook still is what was pinned.
 *
 * @param assembly the folder that `file` is relative to
 * @throws CodedError `path-outside-run`; MachineryError `cannot-open`, `cannot-read`
 */
export async function findExecutableDrift(assembly, file, pinned) {
    if (isRelativePath(file))
        return findDrift(assembly, file, pinned);
    throw new CodedError('path-outside-run', `${JSON.stringify(file)} is no path below the assembly`);
}
//# sourceMappingURL=executables.js.map