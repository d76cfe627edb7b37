// A record that arrives as a stream is written to a scratch file before it is
// read: its entries come last and name what stands before them.
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, inflateRawSync } from 'node:zlib';
import { CodedError, MachineryError } from '../../stream/errors.js';
import { isGzip, readGzipHeader } from '../../stream/gzip-header.js';
import { DocumentWalker } from '../../stream/json-document.js';
import { stage } from '../../stream/stage.js';
import { openStoredFile } from '../../stream/stored-bytes.js';
import { removeLeftovers, Scratch } from '../assembly/scratch.js';
import { LIST_KEYS } from '../format/record.js';
import { RecordFault } from './record-fault.js';
import { requireFormat } from './record-head.js';
/** How a scratch directory of reading is named, before what makes it unique. */
export const READING_SCRATCH_PREFIX = '.replay-reading-';
/**
 * Writes a stream to a scratch file that goes when it is closed. What a killed
 * reader left at the same place goes before that.
 *
 * @param parent where the scratch directory is made
 * @throws RecordFault `unsupported-format` as soon as a foreign format is met; MachineryError
 */
export async function spoolRecord(stream, parent, signal) {
    await removeLeftovers(parent, READING_SCRATCH_PREFIX);
    const scratch = await Scratch.create(parent, READING_SCRATCH_PREFIX);
    const path = join(scratch.path, 'record');
    try {
        await pipeline(stream, refuseForeign(), createWriteStream(path, { mode: 0o600 }), {
            ...(signal === undefined ? {} : { signal }),
        });
        const bytes = await openStoredFile(path);
        return {
            ...bytes,
            name: 'standard input',
            close: async () => {
                await bytes.close();
                await scratch.remove();
            },
        };
    }
    catch (error) {
        await scratch.remove();
        throw error instanceof CodedError ? error : MachineryError.from('read', 'the stream', error);
    }
}
/** Enough for a header with its index and the start of the text. */
const SNIFFED = 128 * 1024;
/** Stage: bytes in, the same out. Holds {@link SNIFFED} bytes. Fails when the text states a foreign format near its start. */
function refuseForeign() {
    let held = [];
    let length = 0;
    return stage((chunk, push) => {
        push(chunk);
        if (held === undefined)
            return;
        held.push(chunk);
        length += chunk.length;
        if (length < SNIFFED)
            return;
        sniffFormat(Buffer.concat(held));
        held = undefined;
    });
}
function sniffFormat(start) {
    const walker = new DocumentWalker({
        isStreamed: (key) => LIST_KEYS.has(key),
        isWanted: () => false,
        member: (key, value) => {
            if (key === 'formatVersion')
                requireFormat(value);
        },
        element: () => { },
        end: () => { },
    });
    try {
        walker.push(inflateStart(start));
    }
    catch (error) {
        // Whatever else is wrong is told when the whole is read.
        if (error instanceof RecordFault)
            throw error;
    }
}
function inflateStart(start) {
    if (!isGzip(start))
        return start;
    const deflated = start.subarray(readGzipHeader(start).length);
    return inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 64 * SNIFFED });
}
//# sourceMappingURL=spool.js.map