/**
 * The commit of HEAD in the repository that holds `folder`.
 *
 * @returns 40 or 64 hexadecimal digits; undefined outside of a repository, before its first commit, and where
 *   refs are stored in a way that this does not read (`reftable`)
 */
export declare function readGitHead(folder: string): Promise<string | undefined>;
//# sourceMappingURL=git-head.d.ts.map