import type { SegmentName } from '../format/journal-line.js';
import type { RecordHead } from './record-head.js';
/** One element of a streamed list, its bytes as they are stored. */
export interface StoredElement {
    readonly bytes: Buffer;
    /** Its place in the list, from 0. */
    readonly number: number;
}
/**
 * An open record (session records, "The shape of a record"). Its head and agent
 * table are in memory; its five lists are streamed, any number of them at once.
 *
 * Every iteration fails, at its end at the latest, when what it read is damaged
 * or cut; it never just ends early.
 */
export interface SessionRecord {
    readonly head: RecordHead;
    /** How many elements each list has. */
    readonly counts: Readonly<Record<SegmentName, number>>;
    /** All elements of a list, in order. */
    elements(list: SegmentName): AsyncIterable<StoredElement>;
    /**
     * The elements with the given numbers, in ascending order, each once. With an
     * index only the stretches that hold them are inflated.
     *
     * @throws RecordFault `count-mismatch` for a number past the list's end
     */
    pick(list: SegmentName, numbers: Iterable<number>): AsyncIterable<StoredElement>;
    /** Whether the record carries an index. */
    readonly isIndexed: boolean;
    /**
     * The elements that are inflated together with element `number`, and the number of the first of them.
     * Undefined without an index, where that would be all of them.
     */
    neighbours?(list: SegmentName, number: number): Promise<{
        from: number;
        elements: Buffer[];
    }>;
    /** Bytes that were inflated so far. */
    readonly inflated: number;
    close(): Promise<void>;
}
//# sourceMappingURL=session-record.d.ts.map