/** Why a run that is selected is left alone, by stable codes. */
export declare const REMOVAL_OBJECTIONS: {
    readonly 'linked-run': 'it is a link';
    readonly 'run-missing': 'it is not there any more';
    readonly 'run-not-owned': 'a folder of it belongs to another user';
    readonly 'run-locked': 'somebody works on it';
    readonly 'lock-left-behind': 'it has a lock that nobody refreshes';
    readonly 'process-group': 'processes of it may be alive';
    readonly 'mounted-inside': 'another file system hangs inside it';
    readonly 'cannot-look': 'it cannot be looked into';
};
export type ObjectionCode = keyof typeof REMOVAL_OBJECTIONS;
/** Something that stands against a removal. */
export interface Objection {
    readonly code: ObjectionCode;
    /** Where it was found, relative to the runs folder, and what is known of it. */
    readonly detail: string;
}
export interface EvidenceOptions {
    /** Locks that nobody refreshes count as none. */
    readonly takeStaleLocks?: boolean | undefined;
    /** The lock of the run itself is the remover's own. */
    readonly hasOwnLock?: boolean | undefined;
}
/**
 * The first thing that stands against the removal of a run, if anything does:
 * a lock, whoever made it; evidence of a process group, its children's too; a
 * folder of another user, or on another file system.
 *
 * @param folder the runs folder, absolute and without links
 */
export declare function findObjection(folder: string, name: string, options?: EvidenceOptions): Promise<Objection | undefined>;
//# sourceMappingURL=removal-evidence.d.ts.map