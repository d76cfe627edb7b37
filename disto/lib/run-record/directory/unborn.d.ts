/**
 * Removes the directory of a run that was not born, while its lock is held.
 *
 * What may stand of a first line goes first: whatever the removal then leaves
 * behind is no record of anything.
 *
 * @throws MachineryError `cannot-remove`: the directory is left as it is then
 */
export declare function removeUnborn(directory: string): Promise<void>;
//# sourceMappingURL=unborn.d.ts.map