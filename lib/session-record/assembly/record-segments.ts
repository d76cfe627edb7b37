// Sink: elements of the record's streamed arrays in; each goes to the segment of
// its array, which is deflated while the journal is still being walked.
//
// Holds one block a segment and the blocks in flight, 1 MiB each; the journal
// waits while the disk or the deflaters are behind. Fails when a scratch file
// cannot be written.

import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { MachineryError } from '../../stream/errors.js';
import { DeflateQueue, type SegmentSummary, SegmentWriter } from '../../stream/gzip-segment.js';
import { FEW_ITEMS } from '../../stream/stage.js';
import { SEGMENT_NAMES, type SegmentName } from '../format/journal-line.js';
import type { RecordElement } from './record-elements.js';
import type { Scratch } from './scratch.js';

/** A finished segment and the scratch file that holds its deflated bytes. */
export interface FinishedSegment {
  readonly file: FileHandle;
  readonly summary: SegmentSummary;
}

export class RecordSegments {
  readonly #scratch: Scratch;
  readonly #files = new Map<SegmentName, FileHandle>();
  readonly #writers = new Map<SegmentName, SegmentWriter>();

  private constructor(scratch: Scratch) {
    this.#scratch = scratch;
  }

  /** Opens the five segment files. @param level of deflate, 0 to 9 */
  static async open(scratch: Scratch, level: number): Promise<RecordSegments> {
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
  sink(): Writable {
    return new Writable({
      objectMode: true,
      highWaterMark: FEW_ITEMS,
      write: ({ segment, bytes }: RecordElement, _encoding, done) => {
        let pending: Promise<void> | undefined;
        try {
          pending = this.#writer(segment).append(bytes);
        } catch (error) {
          done(this.#failure(error));
          return;
        }
        if (pending === undefined) done();
        else
          pending.then(
            () => done(),
            (error: unknown) => done(this.#failure(error)),
          );
      },
    });
  }

  /** Ends the segments, all at once: each has a last block to deflate. @throws MachineryError `cannot-write` */
  async finish(): Promise<ReadonlyMap<SegmentName, FinishedSegment>> {
    try {
      const finished = SEGMENT_NAMES.map(
        async (name): Promise<[SegmentName, FinishedSegment]> => [
          name,
          { file: this.#files.get(name) as FileHandle, summary: await this.#writer(name).finish() },
        ],
      );
      return new Map(await Promise.all(finished));
    } catch (error) {
      throw this.#failure(error);
    }
  }

  #writer(name: SegmentName): SegmentWriter {
    return this.#writers.get(name) as SegmentWriter;
  }

  #failure(error: unknown): MachineryError {
    return MachineryError.from('write', this.#scratch.path, error);
  }
}
