/** One file of an assembly. */
export interface AssemblyFile {
    readonly path: string;
    readonly sha256: string;
    readonly isExecutable: boolean;
}
/** An assembly, hashed. */
export interface AssemblyHash {
    readonly sha256: string;
    /** In bytewise order of their paths. */
    readonly files: readonly AssemblyFile[];
}
/**
 * Hashes an assembly (the page's section "Hashes"). Entries whose name starts
 * with a dot are outside.
 *
 * @param options.opaque folders of the root that the manifest declares as opaque: outside too
 * @throws CodedError `assembly-link`, `assembly-special-file`, `name-not-utf8`; MachineryError
 */
export declare function hashAssembly(root: string, options?: {
    opaque?: readonly string[];
}): Promise<AssemblyHash>;
/** The hash of the text that lists these files, which stand in bytewise order. */
export declare function hashAssemblyFiles(files: readonly AssemblyFile[]): string;
/** A file's line in the hashed text: `path:hash`, and `:x` when somebody may execute it. */
export declare function spellAssemblyFile({ path, sha256, isExecutable }: AssemblyFile): string;
//# sourceMappingURL=assembly-hash.d.ts.map