// The chain of the four readers whose sessions are files of JSON lines:
// bytes -> (hash of the first line) -> lines -> raw records -> items.

import { pipeline } from 'node:stream';
import { lines } from '../../stream/lines.js';
import { type Stage, stage } from '../../stream/stage.js';
import type { SessionItem } from '../format/entry.js';
import type { Picked, Shape } from '../format/json-shape.js';
import { EMPTY_HEAD, firstLineHash } from './first-line-hash.js';
import type { Candidate, ReadOptions, SessionStream } from './reader.js';
import { type RawRecord, records } from './records.js';
import { SessionFacts } from './session-facts.js';
import { sessionFile, type TakeStart } from './session-file.js';

/** What is a format's own in the chain. */
export interface JsonlFormat<S extends Shape> {
  /** The shapes of a line, tried in order. */
  readonly shapes: readonly S[];
  /** The stage that makes session items of records; it tells `facts` what the session says. */
  entries(facts: SessionFacts, options: ReadOptions): Stage<RawRecord<Picked<S>>, SessionItem>;
}

/**
 * Opens one session's file as a stream of items, `end` last.
 *
 * @param facts made by the caller when something is known before the open (a working directory)
 */
export function readJsonlSession<S extends Shape>(
  candidate: Candidate,
  format: JsonlFormat<S>,
  options: ReadOptions = {},
  facts: SessionFacts = new SessionFacts(),
  takeStart?: TakeStart,
): SessionStream {
  const source = { mtime: candidate.mtime };
  const head = { sha256: EMPTY_HEAD };
  const ending = stage<SessionItem, SessionItem>(
    (item, push) => push(item),
    (push) => push(facts.end({ head: head.sha256, mtime: source.mtime })),
  );
  const splitting = lines(options.maxLine === undefined ? {} : { maxLine: options.maxLine });
  pipeline(
    sessionFile(candidate.path, source, takeStart),
    firstLineHash(head),
    splitting,
    records(format.shapes),
    format.entries(facts, options),
    ending,
    // The failure reaches whoever reads `ending`; there is nobody else to tell.
    () => {},
  );
  return ending as SessionStream;
}
