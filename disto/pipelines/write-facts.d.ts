import { type Readable } from 'node:stream';
import type { WriterOptions } from '../lib/run-record/writing/record-writer.js';
/**
 * Writes the facts of a run, one JSON object a line, into its record.
 *
 * @param directory of the run: it exists and has no record
 * @returns how many lines were written
 * @throws CodedError `fact-malformed`; RefusedEvent; MachineryError: the record is what was written until then
 */
export declare function writeFacts(source: Readable, directory: string, options?: WriterOptions): Promise<number>;
//# sourceMappingURL=write-facts.d.ts.map