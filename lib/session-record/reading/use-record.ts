// Opens a record, works with it, and closes it, whatever happens meanwhile.

import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { StoredBytes } from '../../stream/stored-bytes.js';
import { openRecordBytes, openStoredRecord } from './open-record.js';
import type { SessionRecord } from './session-record.js';

/** How long work that was interrupted may take to clean up behind itself, in milliseconds. */
const GRACE_MS = 1000;

/**
 * @param signal ends the work: the record is closed under it, so that its next read fails
 * @throws the reason of `signal`, or what opening or the work throws
 */
export function useRecord<T>(
  source: string | Readable,
  signal: AbortSignal,
  work: (record: SessionRecord) => Promise<T>,
): Promise<T> {
  return useRecordBytes(source, signal, async (bytes) => work((await openStoredRecord(bytes)).record));
}

/** As {@link useRecord}, for work that opens the record itself. */
export async function useRecordBytes<T>(
  source: string | Readable,
  signal: AbortSignal,
  work: (bytes: StoredBytes) => Promise<T>,
): Promise<T> {
  const bytes = await openRecordBytes(source, { signal });
  const working = work(bytes);
  const interrupted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });
  try {
    return await Promise.race([working, interrupted]);
  } finally {
    await bytes.close();
    if (signal.aborted) await Promise.race([working.catch(() => {}), delay(GRACE_MS)]);
  }
}
