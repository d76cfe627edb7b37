// The chain of the four readers whose sessions are files of JSON lines:
// bytes -> (hash of the first line) -> lines -> raw records -> items.

import { pipeline } from 'node:stream';
import { lines } from '../../stream/lines.js';
import { type Stage, stage } from '../../stream/stage.js';
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
  /** The stage that makes session items of records; `facts` is told what the session says. */
  readonly entries: Stage<RawRecord<Picked<S>>, SessionItem>;
  readonly facts: SessionFacts;
}

/** Reads one session's file as a stream of items, `end` last, and closes the file. */
export function readJsonlSession<S extends Shape>(
  file: SessionFile,
  format: JsonlFormat<S>,
  options: ReadOptions = {},
): SessionStream {
  const head = { sha256: EMPTY_HEAD };
  const ending = stage<SessionItem, SessionItem>(
    (item, push) => push(item),
    (push) => push(format.facts.end({ head: head.sha256, mtime: file.mtime })),
  );
  pipeline(
    file.bytes(),
    firstLineHash(head),
    lines(options.maxLine === undefined ? {} : { maxLine: options.maxLine }),
    records(format.shape),
    format.entries,
    ending,
    // A failure reaches whoever reads `ending`; there is nobody else to tell.
    () => void file.close(),
  );
  return ending as SessionStream;
}
