/** Whether the file names of a platform are the same in either case, as far as the policy goes. */
export declare function ignoresCase(platform: NodeJS.Platform): boolean;
/** The path without `.`, `..`, repeated and trailing separators. */
export declare function cleanPath(path: string): string;
/** Whether a path is a directory or lies beneath it, by whole components; both are clean. */
export declare function isWithin(path: string, directory: string, foldCase: boolean): boolean;
/**
 * The clean absolute path with its symbolic links resolved, as far down as it exists: of a
 * directory that is gone the part that is left is resolved. A path of any length
 * costs no more than the directories of it that exist.
 */
export declare function resolveLinks(path: string): Promise<string>;
/** An entry of a path list in both its forms: as written, and with links resolved. */
export declare function formsOf(path: string): Promise<readonly string[]>;
/**
 * The absolute path that an entry of a policy list means, or why there is none.
 *
 * @param base what a relative entry starts at; without it a relative entry means nothing
 * @param home what `~` stands for; without it an entry that starts with `~` means nothing
 */
export declare function expandEntry(entry: string, place: {
    readonly home?: string;
    readonly base?: string;
}): {
    readonly path: string;
} | {
    readonly ignored: string;
};
//# sourceMappingURL=paths.d.ts.map