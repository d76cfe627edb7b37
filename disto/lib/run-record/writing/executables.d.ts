import { type Drift } from '../hashing/drift.js';
/**
 * Whether a gate or a hook still is what was pinned.
 *
 * @param assembly the folder that `file` is relative to
 * @throws CodedError `path-outside-run`; MachineryError `cannot-open`, `cannot-read`
 */
export declare function findExecutableDrift(assembly: string, file: string, pinned: string): Promise<Drift | undefined>;
//# sourceMappingURL=executables.d.ts.map