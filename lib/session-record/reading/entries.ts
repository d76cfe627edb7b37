// The entries of a record, read: what they say and the bytes that say it.

import { typedReader } from '../../stream/json-typed.js';
import { type Entry, entry } from '../format/entry.js';
import { entryEnvelope } from '../format/record.js';
import { RecordFault } from './record-fault.js';
import type { SessionRecord, StoredElement } from './session-record.js';

export interface StoredEntry extends StoredElement {
  readonly entry: Entry;
}

export type EntryEnvelope = (typeof entryEnvelope)['_zod']['output'];

/** An entry of which only the envelope was read. */
export interface EnvelopedEntry extends StoredElement {
  readonly envelope: EntryEnvelope;
}

const readEntry = typedReader(entry);
const readEnvelope = typedReader(entryEnvelope);

/** All entries in order. Holds one. @throws RecordFault `bad-element`, and what the record throws */
export async function* readEntries(record: SessionRecord): AsyncGenerator<StoredEntry, void, void> {
  for await (const element of record.elements('entries')) {
    yield { ...element, entry: readElement(() => readEntry(element.bytes).value, element.number) };
  }
}

/** Which entries are asked for; all of them without a condition. */
export interface EntryFilter {
  readonly agent?: string | undefined;
  readonly kind?: string | undefined;
  /** The first seq and the last, both included. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** The entries that pass a filter, their bytes as they are stored. Holds one. */
export async function* filterEntries(
  record: SessionRecord,
  filter: EntryFilter = {},
): AsyncGenerator<EnvelopedEntry, void, void> {
  for await (const element of record.elements('entries')) {
    const envelope = readElement(() => readEnvelope(element.bytes).value, element.number);
    if (passes(envelope, filter)) yield { ...element, envelope };
  }
}

function passes({ agentId, type, seq }: EntryEnvelope, { agent, kind, from, to }: EntryFilter): boolean {
  if (agent !== undefined && agentId !== agent) return false;
  if (kind !== undefined && type !== kind) return false;
  return seq >= (from ?? 0) && seq <= (to ?? Number.POSITIVE_INFINITY);
}

function readElement<T>(read: () => T, number: number): T {
  try {
    return read();
  } catch (error) {
    throw new RecordFault('bad-element', `entries[${number}]: ${(error as Error).message}`, { cause: error });
  }
}
