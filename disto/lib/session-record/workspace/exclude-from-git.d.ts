/** Anchored: a `.gg` folder deeper in the tree is not the journal's. */
export declare const EXCLUDE_PATTERN = "/.gg/";
export interface GitExclusion {
    /** The exclude file that holds the pattern now. */
    readonly path: string;
    /** False when it was there before. */
    readonly added: boolean;
}
/**
 * Appends `/.gg/` to the exclude file of the repository whose working tree is
 * `workspace`, once (session records, "Excluding the journal from git"). To be
 * called when the workspace is seeded, before the journal is there: nothing can
 * undo a commit that was made before. In a linked worktree the file is that of
 * the repository, which all of its worktrees share.
 *
 * @throws CodedError `not-a-repository`: nothing was written
 * @throws MachineryError `cannot-read`, `cannot-write`
 */
export declare function excludeFromGit(workspace: string): Promise<GitExclusion>;
//# sourceMappingURL=exclude-from-git.d.ts.map