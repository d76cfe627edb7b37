import type { EndItem, EntryItem } from '../format/entry.js';
/** What an entry says of itself; what is left out is not recorded. */
export interface EntryFacts extends Pick<EntryItem, 'kind' | 'offset' | 'span'> {
    readonly time?: number | undefined;
    readonly cwd?: string | undefined;
    readonly model?: string | undefined;
    readonly text?: string | undefined;
}
/**
 * What a session says as a whole, gathered while it is read: the numbers of its
 * entries and calls, its times, directories and model. Holds one string a distinct directory.
 */
export declare class SessionFacts {
    #private;
    /** Counts a complete line. */
    addLine(size: number, isParsed: boolean): void;
    addTime(time: number | undefined): void;
    /** Records a working directory. @returns it, or undefined when it is not absolute and so counts as not recorded */
    addCwd(cwd: string | undefined): string | undefined;
    /** Records the model that an entry names. The last entry that names one decides, in whatever order they are told. */
    addModel(model: string | undefined, index: number): void;
    /** Numbers an entry and records what it says. */
    addEntry(facts: EntryFacts): EntryItem;
    nextCall(): number;
    /** The item that ends the stream. */
    end(source: {
        readonly head: string;
        readonly mtime: bigint;
    }): EndItem;
}
//# sourceMappingURL=session-facts.d.ts.map