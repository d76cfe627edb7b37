// The chain of the four readers whose sessions are files of JSON lines:
// bytes -> (hash of the first line) -> lines -> raw records -> items.
//
// A short line is done with in two microseconds, less than a queue between two
// streams takes. So each part of the chain calls the next one, and what a chunk
// of the file gives is one batch of items. A line is read where it stands in the
// chunk; an item holds copies of what it takes from it.

import { isUtf8 } from 'node:buffer';
import { BatchedReadable } from '../../stream/batches.js';
import { LineSplitter } from '../../stream/lines.js';
import { dropStringIndex, indexStrings } from '../../stream/string-ends.js';
import type { Transducer } from '../../stream/transducer.js';
import type { SessionItem } from '../format/entry.js';
import type { Picked, Shape } from '../format/json-shape.js';
import { FirstLineHash } from './first-line-hash.js';
import type { ReadOptions, SessionStream } from './reader.js';
import { type RawRecord, readRecord } from './records.js';
import type { SessionFacts } from './session-facts.js';
import type { SessionFile } from './session-file.js';

/** What is a format's own in the chain. */
export interface JsonlFormat<S extends Shape> {
  /** What is picked out of a line. */
  readonly shape: S;
  /** What makes session items of records; `facts` is told what the session says. */
  readonly entries: Transducer<RawRecord<Picked<S>>, SessionItem>;
  readonly facts: SessionFacts;
}

/** Reads one session's file as a stream of items, `end` last, and closes the file. */
export function readJsonlSession<S extends Shape>(
  file: SessionFile,
  format: JsonlFormat<S>,
  options: ReadOptions = {},
): SessionStream {
  return new BatchedReadable(readBatches(file, format, options)) as SessionStream;
}

async function* readBatches<S extends Shape>(
  file: SessionFile,
  { shape, entries, facts }: JsonlFormat<S>,
  { maxLine }: ReadOptions,
): AsyncGenerator<readonly SessionItem[], void> {
  const head = new FirstLineHash();
  const splitter = new LineSplitter(maxLine);
  let chunk: Buffer;
  let textFrom = 0;
  let batch: SessionItem[] = [];
  const push = (item: SessionItem): void => {
    batch.push(item);
  };
  let indexed: Buffer | undefined;
  const visitor = {
    line(bytes: Buffer, start: number, end: number, offset: number): void {
      // The chunk, but for a line that began in an earlier one.
      if (bytes !== indexed) indexStrings(bytes);
      indexed = bytes;
      const isText = bytes === chunk && start >= textFrom;
      entries.take(readRecord(bytes, start, end, isText, shape, offset), push);
    },
    overlong(size: number, offset: number): void {
      entries.take({ type: 'unparsed', offset, size: size + 1 }, push);
    },
  };
  try {
    for await (chunk of file.chunks()) {
      head.take(chunk);
      textFrom = startOfText(chunk);
      splitter.visit(chunk, visitor);
      dropStringIndex();
      indexed = undefined;
      yield batch;
      batch = [];
    }
    yield [facts.end({ head: head.sha256, mtime: file.mtime })];
  } finally {
    dropStringIndex();
    file.close();
  }
}

const LINE_FEED = 0x0a;

/** From where on the lines of a chunk are known to be UTF-8: asked once for all of them but the first, which may have begun earlier. */
function startOfText(chunk: Buffer): number {
  const start = chunk.indexOf(LINE_FEED) + 1;
  const isText = isUtf8(chunk.subarray(start, chunk.lastIndexOf(LINE_FEED) + 1));
  return isText ? start : Number.POSITIVE_INFINITY;
}
