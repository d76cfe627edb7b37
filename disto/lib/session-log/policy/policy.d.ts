import type { Refusal } from '../readers/reader.js';
/** Why a directory is switched off. */
export type PolicyReason = 'disabled' | 'deny_paths' | 'opt_in_only' | 'repo_disabled' | 'repo_deny_paths';
/** The user's `[collect]` table, ready to be asked. */
export interface Policy {
    /** `[collect] disabled`: nothing is opened at all. */
    readonly disabled: boolean;
    /** Whether a directory can be refused: `deny_paths` is not empty or `opt_in_only` is set. */
    readonly hasDirectoryRules: boolean;
    /** What was ignored in the user's file, one sentence each. `sessions` does not print them, `submit` does. */
    readonly warnings: readonly string[];
    /** The whole policy for one absolute directory: user rules, then the repository's file if the directory exists. */
    reasonAgainst(directory: string): Promise<PolicyReason | undefined>;
    /** The user's rules for a name in Claude Code's encoding of a directory; the repository's file cannot be asked. */
    reasonAgainstEncoded(name: string): PolicyReason | undefined;
}
/** The refusal that a reason makes. */
export declare function refusalFor(reason: PolicyReason): Refusal;
/**
 * The check after the read: the first directory that is switched off makes the session
 * `disabled`; without one the first denied directory makes it `denied`.
 */
export declare function refuseDirectories(policy: Policy, directories: readonly string[]): Promise<Refusal | undefined>;
//# sourceMappingURL=policy.d.ts.map