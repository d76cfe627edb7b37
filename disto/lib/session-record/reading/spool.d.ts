import type { Readable } from 'node:stream';
import { type StoredBytes } from '../../stream/stored-bytes.js';
/** How a scratch directory of reading is named, before what makes it unique. */
export declare const READING_SCRATCH_PREFIX = ".replay-reading-";
/**
 * Writes a stream to a scratch file that goes when it is closed. What a killed
 * reader left at the same place goes before that.
 *
 * @param parent where the scratch directory is made
 * @throws RecordFault `unsupported-format` as soon as a foreign format is met; MachineryError
 */
export declare function spoolRecord(stream: Readable, parent: string, signal: AbortSignal | undefined): Promise<StoredBytes>;
//# sourceMappingURL=spool.d.ts.map