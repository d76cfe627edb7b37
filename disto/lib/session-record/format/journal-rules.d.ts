import type { Entry } from './entry.js';
import type { Clip, JournalLineValue, PoolName } from './journal-line.js';
import { type JournalPlace } from './refusals.js';
export declare class JournalRules {
    #private;
    /** @param journal how messages name the journal, such as its path in backticks */
    constructor(journal?: string);
    /** How many bodies each pool holds. */
    get counts(): Readonly<Record<PoolName, number>>;
    /** How many entries were admitted. */
    get entries(): number;
    /** The seq of the last entry, even when an earlier one is larger. */
    get lastSeq(): number | undefined;
    /** Judges the next line of the journal, whatever its kind. @throws JournalRefusal */
    admit(line: JournalLineValue, place: JournalPlace): void;
    /** @throws JournalRefusal `unsupported-format`, `second-header` */
    admitHeader(formatVersion: number, place: JournalPlace): void;
    /**
     * To be called for every line that is no header, and at the journal's end.
     *
     * @throws JournalRefusal `missing-header`
     */
    requireHeader(place?: JournalPlace): void;
    /** @throws JournalRefusal `pool-gap` */
    admitBody(pool: PoolName, index: number, place: JournalPlace): void;
    /** @throws JournalRefusal `clip-mismatch` */
    admitClip(clip: Clip, index: number, place: JournalPlace): void;
    /** @throws JournalRefusal `dangling-reference` */
    admitEntry(entry: Entry, place: JournalPlace): void;
}
//# sourceMappingURL=journal-rules.d.ts.map