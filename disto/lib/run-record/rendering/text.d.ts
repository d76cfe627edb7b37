/** A value in one cell: on one line, `-` for nothing. */
export declare function showCell(value: unknown): string;
/** Columns under headings, as lines without a border; no trailing blanks. */
export declare function showTable(head: readonly string[], rows: readonly (readonly unknown[])[]): string;
/** A heading and what stands under it, or nothing when nothing does. */
export declare function showSection(title: string, body: string): string;
/** A number of milliseconds as a person says it: `830ms`, `12.3s`, `4m07s`, `2h05m`. */
export declare function showDuration(ms: number | null): string;
//# sourceMappingURL=text.d.ts.map