/** How filed times are printed: UTC with six decimals and `Z`. Undefined for a time that the four-digit years do not have. */
export declare function formatMicroseconds(time: number): string | undefined;
//# sourceMappingURL=filed-time.d.ts.map