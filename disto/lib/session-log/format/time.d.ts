/**
 * Reads an RFC 3339 time with a fraction of any length. It is read character by
 * character: a log has one on every line, and a pattern costs several times as much.
 *
 * @returns microseconds since 1970 UTC, cut, or undefined when the text is no such time
 */
export declare function parseTime(text: string): number | undefined;
//# sourceMappingURL=time.d.ts.map