// The one way to a session's content: the check before the open, the read, the
// check of what the read found. What a refused session said is given to nobody.

import type { EndItem } from '../format/entry.js';
import { type Policy, refuseDirectories } from '../policy/policy.js';
import { readTwice } from '../readers/read-twice.js';
import {
  type Candidate,
  type ReadOptions,
  type Refusal,
  type SessionReader,
  type SessionStream,
  SessionUnreadable,
} from '../readers/reader.js';

/** What a session was read for, and its end. */
export interface Read<T> {
  readonly end: EndItem;
  readonly value: T;
}

export type Walked<T> = { readonly read: Read<T> } | { readonly refusal: Refusal };

/**
 * Reads a session if the policy lets it be read.
 *
 * @param consume reads the stream to its end; what it returns is dropped when the recorded directories are refused
 */
export async function walkSession<T>(
  reader: SessionReader,
  candidate: Candidate,
  policy: Policy,
  consume: (items: SessionStream) => Promise<Read<T>>,
  options?: ReadOptions,
): Promise<Walked<T>> {
  const gate = await reader.gate(candidate, policy);
  if (!gate.open) return { refusal: gate.refusal };
  if (candidate.unsupported !== undefined) return refuse('unsupported-format', candidate.unsupported);
  let read: Read<T>;
  try {
    read = await readTwice(reader, candidate, gate, consume, options);
  } catch (error) {
    if (error instanceof SessionUnreadable) return refuse('unreadable', error.message);
    throw error;
  }
  const refusal = await refuseDirectories(policy, read.end.cwds);
  if (refusal !== undefined) return { refusal };
  return read.end.parsedLines === 0 ? refuse('unsupported-format', undefined) : { read };
}

function refuse(state: Refusal['state'], reason: string | undefined): { readonly refusal: Refusal } {
  return { refusal: { state, reason } };
}
