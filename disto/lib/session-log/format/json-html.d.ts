/** JSON text with `<`, `>`, `&`, U+2028 and U+2029 as escapes; all five stand inside strings alone. */
export declare function escapeHtml(json: string): string;
//# sourceMappingURL=json-html.d.ts.map