export declare const REPOSITORY_FILE = ".agentfeedback.toml";
/** What a repository's file says; one that says nothing has the empty values. */
export interface RepositoryRules {
    readonly disabled: boolean;
    /** Absolute and clean. */
    readonly denyPaths: readonly string[];
    /** Context keys that are not to be collected. */
    readonly drop: readonly string[];
    /** What was ignored, one sentence each. */
    readonly warnings: readonly string[];
}
/** The nearest directory at or above `directory` that holds a repository. */
export declare function findRepositoryRoot(directory: string): Promise<string | undefined>;
/** Reads the rules of the repository at `root`. Never throws: what cannot be read narrows nothing and is a warning. */
export declare function readRepositoryRules(root: string): Promise<RepositoryRules>;
//# sourceMappingURL=repository-file.d.ts.map