// Opens a record: a file, a stream, or bytes in a store; gzipped or plain; with
// an index or without.

import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import { isGzip } from '../../stream/gzip-header.js';
import { openGzipMember } from '../../stream/gzip-open.js';
import { inflateMember } from '../../stream/gzip-reader.js';
import { openStoredFile, readBytes, type StoredBytes } from '../../stream/stored-bytes.js';
import { openForeignRecord, type RecordText } from './foreign-record.js';
import { openIndexedRecord } from './indexed-record.js';
import type { SessionRecord } from './session-record.js';
import { spoolRecord } from './spool.js';

/**
 * Opens a record for reading; whoever opened it closes it.
 *
 * A record has no end of readers: a stream is written to a scratch file first,
 * because its entries come last and name what stands before them.
 *
 * @param source a path, bytes in a store (closed with the record), or a stream
 * @param scratch parent of the scratch file of a stream (default: the temporary folder)
 * @throws RecordFault `unsupported-format`, `missing-format` and others; GzipFault; GzipIndexError; JsonFault; MachineryError
 */
export async function openRecord(
  source: string | StoredBytes | Readable,
  scratch: string = tmpdir(),
): Promise<SessionRecord> {
  const bytes =
    typeof source === 'string'
      ? await openStoredFile(source)
      : isStream(source)
        ? await spoolRecord(source, scratch)
        : source;
  try {
    return await openStored(bytes);
  } catch (error) {
    await bytes.close();
    throw error;
  }
}

async function openStored(bytes: StoredBytes): Promise<SessionRecord> {
  if (!isGzip(await readBytes(bytes, 0, Math.min(2, bytes.size)))) {
    return openForeignRecord({ read: () => bytes.read(), inflated: 0, close: () => bytes.close() });
  }
  const member = await openGzipMember(bytes);
  if (member.index !== undefined) return openIndexedRecord(member);
  const text: RecordText = {
    read: () => inflateMember(member),
    get inflated() {
      return member.inflated;
    },
    close: () => bytes.close(),
  };
  return openForeignRecord(text);
}

function isStream(source: StoredBytes | Readable): source is Readable {
  return typeof (source as Readable).pipe === 'function';
}
