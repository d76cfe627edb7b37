import type { Readable } from 'node:stream';
import { type GzipMember } from '../../stream/gzip-open.js';
import { type StoredBytes } from '../../stream/stored-bytes.js';
import type { SessionRecord } from './session-record.js';
export interface OpenOptions {
    /** Parent of the scratch file of a stream (default: the temporary folder). */
    readonly scratch?: string;
    /** Stops reading a stream; nothing is left behind. */
    readonly signal?: AbortSignal;
}
/**
 * Opens a record for reading; whoever opened it closes it.
 *
 * A record has no end of readers: a stream is written to a scratch file first,
 * because its entries come last and name what stands before them.
 *
 * @param source a path, bytes in a store (closed with the record), or a stream
 * @throws RecordFault `unsupported-format`, `missing-format` and others; GzipFault; GzipIndexError; JsonFault; MachineryError
 */
export declare function openRecord(source: string | StoredBytes | Readable, options?: OpenOptions): Promise<SessionRecord>;
/**
 * The bytes of a record, to be read from any place in them.
 *
 * @throws RecordFault `unsupported-format` for a stream, as soon as it is met; MachineryError
 */
export declare function openRecordBytes(source: string | StoredBytes | Readable, { scratch, signal }?: OpenOptions): Promise<StoredBytes>;
/** A record in bytes that stay open when it cannot be opened, and the gzip member that it is, if it is one. */
export declare function openStoredRecord(bytes: StoredBytes): Promise<{
    record: SessionRecord;
    member: GzipMember | undefined;
}>;
//# sourceMappingURL=open-record.d.ts.map