import type { UserConfig } from '../policy/user-config.js';
export interface Collected {
    /** The repository's name from its remote, else the directory's. */
    readonly project: string;
    readonly context: Readonly<Record<string, string>>;
    /** What of a repository's own file was ignored, one sentence each. */
    readonly warnings: readonly string[];
}
/** Collects in a directory that exists and that the policy allows; what the user or the repository drops is left out. */
export declare function collectIn(directory: string, table: UserConfig['context']): Promise<Collected>;
/** For a directory that is gone: its name, and nothing but what is configured. */
export declare function collectForGone(directory: string, table: UserConfig['context']): Collected;
//# sourceMappingURL=collect-context.d.ts.map