/** The folder of a run that holds a file for each of its process groups. */
export declare const PROCESS_GROUPS = "process-groups";
/**
 * Whether a run's folder speaks of process groups. What cannot be looked into,
 * or is no folder, may hide one and counts.
 *
 * @param directory the folder of a run, or of a child run, in the bytes of its path
 */
export declare function hasProcessGroups(directory: Buffer): boolean;
//# sourceMappingURL=process-groups.d.ts.map