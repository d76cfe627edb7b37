/** A text without its secrets, and how often each class was found (only classes that were). */
export interface Scrubbed {
    readonly text: string;
    readonly counts: ReadonlyMap<string, number>;
}
/** Replaces each secret by `[REDACTED:<class>]`. Linear in the text; scrubbing its result changes nothing. */
export declare function scrub(text: string): Scrubbed;
/** {@link scrub}, for callers that need no counts. */
export declare function scrubText(text: string): string;
/** Bytes of a prompt's summary at most. */
export declare const SUMMARY_BYTES = 160;
/** Bytes of an excerpt at most. */
export declare const EXCERPT_BYTES = 240;
/** The longest start of a text that is at most `bytes` of UTF-8 and ends with a whole character. */
export declare function cutToBytes(text: string, bytes: number): string;
/** The excerpt of a text: trimmed, scrubbed as a whole, then cut. */
export declare function excerptOf(text: string): string;
/** The summary of a prompt: its first line that is not blank, trimmed, scrubbed, then cut. */
export declare function summaryOf(prompt: string): string;
//# sourceMappingURL=scrub.d.ts.map