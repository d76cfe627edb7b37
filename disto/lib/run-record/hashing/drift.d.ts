import { type AssemblyHash } from './assembly-hash.js';
/** A file whose bytes changed: the members of `hash_drift`. */
export interface Drift {
    readonly file: string;
    readonly expected: string;
    readonly actual: string;
}
/**
 * Hashes a file again and compares it with the hash that was pinned.
 *
 * @param root the folder that `file` is relative to
 * @returns undefined when the bytes are the same
 * @throws MachineryError when the file cannot be read
 */
export declare function findDrift(root: string, file: string, expected: string): Promise<Drift | undefined>;
/** How a file of an assembly differs from another state of the assembly. */
export interface AssemblyDifference {
    readonly path: string;
    readonly what: 'added' | 'removed' | 'changed' | 'mode';
}
/** Which files make two assemblies different, in the order of their paths. */
export declare function compareAssemblies(before: AssemblyHash, after: AssemblyHash): AssemblyDifference[];
//# sourceMappingURL=drift.d.ts.map