/**
 * Reads the start of a selection: an RFC 3339 time, or how long ago it is as
 * digits with one of `m`, `h`, `d`, `w`.
 *
 * @param now microseconds since 1970 UTC
 * @returns microseconds since 1970 UTC, or undefined when the text is neither or reaches back more than 100 years
 */
export declare function parseSince(text: string, now: number): number | undefined;
//# sourceMappingURL=since.d.ts.map