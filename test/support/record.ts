// Records for tests: assembled in this process, or put into other layouts.

import { Readable, Writable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openRecord } from '../../lib/session-record/reading/open-record.js';
import type { SessionRecord } from '../../lib/session-record/reading/session-record.js';
import { storedBuffer } from '../../lib/stream/stored-bytes.js';
import { assembleRecord } from '../../pipelines/assemble-record.js';
import {
  agent,
  entry,
  header,
  journalOf,
  type Line,
  message,
  modelIo,
  seed,
  text,
  toolset,
} from './journal.js';
import { frame, modelError } from './model-entries.js';

/** The bytes of the record of a journal. */
export async function recordOf(journal: Buffer | readonly Line[], level = 6): Promise<Buffer> {
  const bytes = Buffer.isBuffer(journal) ? journal : journalOf(...journal);
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const source = { stream: Readable.from([bytes]), name: 'of a test', size: undefined };
  await assembleRecord(source, { output: { stream }, level });
  return Buffer.concat(chunks);
}

/** An open record in memory. */
export function openBytes(bytes: Buffer): Promise<SessionRecord> {
  return openRecord(storedBuffer(bytes));
}

/** The document of a record. */
export function documentOf(record: Buffer): Record<string, unknown> {
  return JSON.parse(gunzipSync(record).toString('utf8')) as Record<string, unknown>;
}

/** The same document on one line and without an index, as another writer would store it. */
export function compactRecord(record: Buffer): Buffer {
  return gzipSync(JSON.stringify(documentOf(record)));
}

/** The same document with its keys turned around. */
export function reversedRecord(record: Buffer): Buffer {
  const entries = Object.entries(documentOf(record)).reverse();
  return gzipSync(JSON.stringify(Object.fromEntries(entries), null, 2));
}

/** A record of the document that `change` makes of another one's; no index. */
export function changedRecord(record: Buffer, change: (document: never) => void): Buffer {
  const document = documentOf(record);
  change(document as never);
  return gzipSync(JSON.stringify(document));
}

/** Everything an async iterable has. */
export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/**
 * Three agents interleaved; a refused image turn; a compaction between a call and
 * the next; a second call whose frame a kill lost. No last line.
 */
export function threeAgents(): Line[] {
  const image = {
    type: 'message',
    index: 2,
    message: {
      id: 'd067ac99df3d4ccf0f3e13d8e11fb9d8',
      body: { content: 'What is this?', images: [{ bytes: 5, mediaType: 'image/png' }], role: 'user' },
    },
  };
  return [
    header(),
    seed(),
    agent('root'),
    message(0, 'You are root.', 'system'),
    message(1, 'Look at the picture.', 'user'),
    image,
    modelError(0, [0, 1, 2], 'vision_unsupported', 'root', { modelId: 'acme/one' }),
    agent('left'),
    message(3, 'You are left.', 'system'),
    message(4, 'Left, begin.', 'user'),
    modelIo(1, [3, 4], {}, 'left'),
    toolset(0),
    modelIo(2, [0, 1], { toolset: 0 }, 'root'),
    agent('right'),
    message(5, 'You are right.', 'system'),
    modelIo(3, [5], { shape: 'complete_requiring', toolset: 0 }, 'right'),
    frame(4, [0, 1], 1, 'root', { label: 'build' }),
    frame(5, [5], 1, 'right'),
    frame(6, [3, 4], 1, 'left', { region: { offset: 1, limit: 200 } }),
    text(0, 'fine\n'),
    entry(7, 'tool_result', {
      call: { id: 'a', name: 'shell', arguments: { command: 'ls' } },
      outcome: { ok: true, output: 0 },
    }),
    message(6, 'Left, go on.', 'user'),
    modelIo(8, [3, 4, 6], {}, 'left'),
    modelIo(9, [3, 4], { role: 'compaction' }, 'left'),
    frame(10, [3, 4, 6], 2, 'left'),
    message(7, 'Sum of left.', 'assistant'),
    modelIo(11, [3, 7], {}, 'left'),
    message(8, 'Root, go on.', 'user'),
    modelIo(12, [0, 1, 8], { toolset: 0 }, 'root'),
    frame(13, [0, 1, 8], 2, 'root'),
  ];
}
