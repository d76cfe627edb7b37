/** With three decimals, cut: the times of a digest. Undefined for a time that no calendar has. */
export declare function formatMilliseconds(time: number | undefined): string | undefined;
/** With a fraction only as long as it has to be: the times of a list. Undefined for a time that no calendar has. */
export declare function formatShortest(time: number | undefined): string | undefined;
//# sourceMappingURL=shown-time.d.ts.map