import type { Readable } from 'node:stream';
import type { StoredBytes } from '../../stream/stored-bytes.js';
import type { SessionRecord } from './session-record.js';
/**
 * @param signal ends the work: the record is closed under it, so that its next read fails
 * @throws the reason of `signal`, or what opening or the work throws
 */
export declare function useRecord<T>(source: string | Readable, signal: AbortSignal, work: (record: SessionRecord) => Promise<T>): Promise<T>;
/** As {@link useRecord}, for work that opens the record itself. */
export declare function useRecordBytes<T>(source: string | Readable, signal: AbortSignal, work: (bytes: StoredBytes) => Promise<T>): Promise<T>;
//# sourceMappingURL=use-record.d.ts.map