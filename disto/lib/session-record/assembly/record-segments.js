// Sink: elements of the record's streamed arrays in; each goes to the segment of
// its array, which is deflated while the journal is still being walked.
//
// Holds one block a segment and the blocks in flight, 1 MiB each; the journal
// waits while the disk or the deflaters are behind. Fails when a scratch file
// cannot be written.
import { Writable } from 'node:stream';
import { MachineryError } from '../../stream/errors.js';
import { DeflateQueue, SegmentWriter } from '../../stream/gzip-segment.js';
import { FEW_ITEMS } from '../../stream/stage.js';
import { SEGMENT_NAMES } from '../format/journal-line.js';
export class RecordSegments {
    #scratch;
    #files = new Map();
    #writers = new Map();
    constructor(scratch) {
        this.#scratch = scratch;
    }
    /** Opens the five segment files. @param level of deflate, 0 to 9 */
    static async open(scratch, level) {
        const segments = new RecordSegments(scratch);
        const queue = new DeflateQueue(level);
        for (const name of SEGMENT_NAMES) {
            const file = await scratch.openFile(name);
            segments.#files.set(name, file);
            segments.#writers.set(name, new SegmentWriter(file, queue));
        }
        return segments;
    }
    /** The sink to pipe {@link RecordElement}s into. */
    sink() {
        return new Writable({
            objectMode: true,
            highWaterMark: FEW_ITEMS,
            write: ({ segment, bytes }, _encoding, done) => {
                let pending;
                try {
                    pending = this.#writer(segment).append(bytes);
                }
                catch (error) {
                    done(this.#failure(error));
                    return;
                }
                if (pending === undefined)
                    done();
                else
                    pending.then(() => done(), (error) => done(this.#failure(error)));
            },
        });
    }
    /** Ends the segments, all at once: each has a last block to deflate. @throws MachineryError `cannot-write` */
    async finish() {
        try {
            const finished = SEGMENT_NAMES.map(async (name) => [
                name,
                { file: this.#files.get(name), summary: await this.#writer(name).finish() },
            ]);
            return new Map(await Promise.all(finished));
        }
        catch (error) {
            throw this.#failure(error);
        }
    }
    #writer(name) {
        return this.#writers.get(name);
    }
    #failure(error) {
        return MachineryError.from('write', this.#scratch.path, error);
    }
}
//# sourceMappingURL=record-segments.js.map