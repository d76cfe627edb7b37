// Opens a record: a file, a stream, or bytes in a store; gzipped or plain; with
// an index or without.
import { tmpdir } from 'node:os';
import { isGzip } from '../../stream/gzip-header.js';
import { openGzipMember } from '../../stream/gzip-open.js';
import { inflateMember } from '../../stream/gzip-reader.js';
import { openStoredFile, readBytes } from '../../stream/stored-bytes.js';
import { openForeignRecord } from './foreign-record.js';
import { openIndexedRecord } from './indexed-record.js';
import { spoolRecord } from './spool.js';
/**
 * Opens a record for reading; whoever opened it closes it.
 *
 * A record has no end of readers: a stream is written to a scratch file first,
 * because its entries come last and name what stands before them.
 *
 * @param source a path, bytes in a store (closed with the record), or a stream
 * @throws RecordFault `unsupported-format`, `missing-format` and others; GzipFault; GzipIndexError; JsonFault; MachineryError
 */
export async function openRecord(source, options = {}) {
    const bytes = await openRecordBytes(source, options);
    try {
        return (await openStoredRecord(bytes)).record;
    }
    catch (error) {
        await bytes.close();
        throw error;
    }
}
/**
 * The bytes of a record, to be read from any place in them.
 *
 * @throws RecordFault `unsupported-format` for a stream, as soon as it is met; MachineryError
 */
export async function openRecordBytes(source, { scratch = tmpdir(), signal } = {}) {
    if (typeof source === 'string')
        return openStoredFile(source);
    return isStream(source) ? spoolRecord(source, scratch, signal) : source;
}
/** A record in bytes that stay open when it cannot be opened, and the gzip member that it is, if it is one. */
export async function openStoredRecord(bytes) {
    const close = () => bytes.close();
    if (!isGzip(await readBytes(bytes, 0, Math.min(2, bytes.size)))) {
        const record = await openForeignRecord({ read: () => bytes.read(), inflated: 0, close });
        return { record, member: undefined };
    }
    const member = await openGzipMember(bytes);
    if (member.index !== undefined)
        return { record: await openIndexedRecord(member), member };
    const text = {
        read: () => inflateMember(member),
        get inflated() {
            return member.inflated;
        },
        close,
    };
    return { record: await openForeignRecord(text), member };
}
function isStream(source) {
    return typeof source.pipe === 'function';
}
//# sourceMappingURL=open-record.js.map