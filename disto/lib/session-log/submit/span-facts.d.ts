import type { EndItem, SessionItem } from '../format/entry.js';
export interface SpanFacts {
    /** Microseconds; undefined when the entry records none. */
    readonly time: number | undefined;
    /** Where the entry was made: its own directory, else the last one recorded before it, else the session's. */
    readonly cwd: string | undefined;
    /** The model of the last entry at or before this one that names one. */
    readonly model: string | undefined;
}
/**
 * Looks for the first entry with a span, item by item. Holds one entry. An entry
 * that a later line rewrites counts as it is in the end, in its first place.
 */
export declare class SpanSearch {
    #private;
    readonly span: string;
    constructor(span: string);
    take(item: SessionItem): void;
    /** @returns undefined when no entry has the span */
    facts(end: EndItem): SpanFacts | undefined;
}
//# sourceMappingURL=span-facts.d.ts.map