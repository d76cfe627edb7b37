import { type Entry } from '../format/entry.js';
import { entryEnvelope } from '../format/record.js';
import type { SessionRecord, StoredElement } from './session-record.js';
export interface StoredEntry extends StoredElement {
    readonly entry: Entry;
}
export type EntryEnvelope = (typeof entryEnvelope)['_zod']['output'];
/** An entry of which only the envelope was read. */
export interface EnvelopedEntry extends StoredElement {
    readonly envelope: EntryEnvelope;
}
/** All entries in order. Holds one. @throws RecordFault `bad-element`, and what the record throws */
export declare function readEntries(record: SessionRecord): AsyncGenerator<StoredEntry, void, void>;
/** Which entries are asked for; all of them without a condition. */
export interface EntryFilter {
    readonly agent?: string | undefined;
    readonly kind?: string | undefined;
    /** The first seq and the last, both included. */
    readonly from?: number | undefined;
    readonly to?: number | undefined;
}
/** The entries that pass a filter, their bytes as they are stored. Holds one. */
export declare function filterEntries(record: SessionRecord, filter?: EntryFilter): AsyncGenerator<EnvelopedEntry, void, void>;
//# sourceMappingURL=entries.d.ts.map