// The chain of the four readers whose sessions are files of JSON lines:
// bytes -> (hash of the first line) -> lines -> raw records -> items.
//
// The steps are joined, and what a chunk of the file gives is one batch of items.
// A line is a view of the chunk, so an item holds copies of what it takes from it.

import { BatchedReadable } from '../../stream/batches.js';
import { splitLines } from '../../stream/lines.js';
import { compose, type Transducer } from '../../stream/transducer.js';
import type { SessionItem } from '../format/entry.js';
import type { Picked, Shape } from '../format/json-shape.js';
import { EMPTY_HEAD, firstLineHash } from './first-line-hash.js';
import type { ReadOptions, SessionStream } from './reader.js';
import { type RawRecord, records } from './records.js';
import type { SessionFacts } from './session-facts.js';
import type { SessionFile } from './session-file.js';

/** What is a format's own in the chain. */
export interface JsonlFormat<S extends Shape> {
  /** What is picked out of a line. */
  readonly shape: S;
  /** The step that makes session items of records; `facts` is told what the session says. */
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
  const head = { sha256: EMPTY_HEAD };
  const lines = splitLines({ ...(maxLine === undefined ? {} : { maxLine }), asViews: true });
  const chain = compose(compose(firstLineHash(head), lines), compose(records(shape), entries));
  try {
    for await (const chunk of file.chunks()) {
      const batch: SessionItem[] = [];
      chain.take(chunk, (item) => batch.push(item));
      yield batch;
    }
    yield [facts.end({ head: head.sha256, mtime: file.mtime })];
  } finally {
    file.close();
  }
}
