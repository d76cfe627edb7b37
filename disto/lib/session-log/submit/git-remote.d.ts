/**
 * The url of the remote `origin`, else of the first remote, of the repository at `root`;
 * without the user and password that may stand in it.
 */
export declare function readRemote(root: string): Promise<string | undefined>;
/** The last part of a remote's path, without `.git`. */
export declare function repositoryName(remote: string): string | undefined;
//# sourceMappingURL=git-remote.d.ts.map