/** One column of a table. */
export interface Column {
    readonly title: string;
    readonly align?: 'left' | 'right';
}
/** A table for eyes: aligned columns, two spaces apart, no lines around them. It ends with a line feed. */
export declare function formatTable(columns: readonly Column[], rows: readonly (readonly (string | number)[])[]): string;
//# sourceMappingURL=table.d.ts.map