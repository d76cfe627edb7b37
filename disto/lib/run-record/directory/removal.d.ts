/** An entry that could not be removed. */
export interface RemovalFault {
    /** Relative to the tree; `.` for the tree itself. */
    readonly path: string;
    /** The operating system's code, or `other-file-system`. */
    readonly code: string;
}
/** How a removal ended. */
export interface RemovalOutcome {
    /** Entries that are gone, the tree itself included. */
    readonly removed: number;
    /** Entries that could not be removed; a folder that only holds such ones is not counted. */
    readonly failed: number;
    /** The first of them. */
    readonly faults: readonly RemovalFault[];
}
/**
 * Removes a tree. Never throws for what it finds.
 *
 * @param root the tree's folder
 * @param byDescriptor as {@link HeldDirectory.at} has it
 */
export declare function removeTree(root: string, byDescriptor?: boolean): Promise<RemovalOutcome>;
//# sourceMappingURL=removal.d.ts.map