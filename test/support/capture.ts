// Captures events and assembles the journal, all in this process.

import { Readable } from 'node:stream';
import { type CaptureSessionReport, captureSession } from '../../pipelines/capture-session.js';
import { eventLines } from './capture-events.js';
import type { Json } from './capture-oracle.js';
import { documentOf, recordOf } from './record.js';

/** Captures events from a pipe into memory. */
export async function captureEvents(
  events: readonly (Json | string)[] | Buffer,
  options: { maxBytes?: number; chunkSize?: number } = {},
): Promise<{ journal: Buffer; report: CaptureSessionReport }> {
  const bytes = Buffer.isBuffer(events) ? events : eventLines(events);
  const pieces: Buffer[] = [];
  const keep = (piece: Buffer): void => void pieces.push(piece);
  const { chunkSize = 65_536, maxBytes } = options;
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, index) =>
    bytes.subarray(index * chunkSize, (index + 1) * chunkSize),
  );
  const report = await captureSession(Readable.from(chunks), {
    target: { name: 'memory', write: keep, close: keep },
    ...(maxBytes === undefined ? {} : { maxBytes }),
  });
  return { journal: Buffer.concat(pieces), report };
}

/** The record of a journal. @throws JournalRefusal */
export async function assembleJournal(journal: Buffer): Promise<Json> {
  return documentOf(await recordOf(journal, 1));
}

/** The lines of a journal. */
export function linesOf(journal: Buffer): Json[] {
  return journal
    .toString()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}
