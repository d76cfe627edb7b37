// Answers whether a whole output in hand is the one that a pooled text was
// clipped from.

import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { CodedError } from '../../stream/errors.js';
import { decodeString, scanJson } from '../../stream/json-scan.js';
import { typedReader } from '../../stream/json-typed.js';
import { contentAddress } from '../format/content-address.js';
import { type Clip, clip } from '../format/journal-line.js';
import { RecordFault } from './record-fault.js';
import type { SessionRecord } from './session-record.js';

export interface PayloadComparison {
  readonly isSame: boolean;
  readonly isClipped: boolean;
  readonly recorded: { readonly id: string; readonly bytes: number };
  readonly payload: { readonly id: string; readonly bytes: number };
}

const readClip = typedReader(clip);

/**
 * Compares a payload with text `number` of the pool by size and content address.
 * Holds the text.
 *
 * @param openPayload called when the payload is read
 * @throws CodedError `no-such-text`
 */
export async function comparePayload(
  record: SessionRecord,
  number: number,
  openPayload: () => Readable,
): Promise<PayloadComparison> {
  if (number >= record.counts.texts) {
    throw new CodedError('no-such-text', `the record has no text ${number}`, {
      hint: `its texts are numbered from 0 to ${record.counts.texts - 1}`,
    });
  }
  const row = await findClip(record, number);
  const recorded =
    row === undefined ? await describeText(record, number) : { id: row.originalId, bytes: row.originalBytes };
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of openPayload()) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  const id = hash.digest('hex').slice(0, 32);
  const isSame = id === recorded.id && bytes === recorded.bytes;
  return { isSame, isClipped: row !== undefined, recorded, payload: { id, bytes } };
}

/** The clip row of a text; undefined for a whole one, and past the pool's end. */
export async function findClip(record: SessionRecord, number: number): Promise<Clip | undefined> {
  for await (const { bytes } of record.elements('clips')) {
    const row = readClip(bytes).value;
    if (row.text === number) return row;
  }
  return undefined;
}

async function describeText(record: SessionRecord, number: number): Promise<{ id: string; bytes: number }> {
  for await (const { bytes } of record.pick('texts', [number])) {
    const { start, end } = scanJson(bytes);
    const text = Buffer.from(decodeString(bytes, start, end));
    return { id: contentAddress(text), bytes: text.length };
  }
  throw new RecordFault('count-mismatch', `text ${number} is missing`);
}
