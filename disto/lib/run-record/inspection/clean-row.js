/** What becomes of a run in a clean-up. */
export const CLEAN_FATES = ['goes', 'removed', 'failed', 'refused', 'kept'];
//# sourceMappingURL=clean-row.js.map