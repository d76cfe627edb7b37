// The one way to a session's content: the check before the open, the read, the
// check of what the read found. What a refused session said is given to nobody.

import type { EndItem } from '../format/entry.js';
import { type Policy, refuseDirectories } from '../policy/policy.js';
import {
  type Candidate,
  type Gate,
  type Refusal,
  type SessionReader,
  SessionUnreadable,
} from '../readers/reader.js';

/** What a session was read for, and its end. */
export interface Read<T> {
  readonly end: EndItem;
  readonly value: T;
}

export type Walked<T> = { readonly read: Read<T> } | { readonly refusal: Refusal };

/** The answer of the check before the open, when a session may be opened. */
export type OpenGate = Gate & { readonly open: true };

/**
 * Reads a session if the policy lets it be read.
 *
 * @param readSession reads the session to its end; what it returns is dropped when the recorded directories are refused
 */
export async function walkSession<T>(
  reader: SessionReader,
  candidate: Candidate,
  policy: Policy,
  readSession: (gate: OpenGate) => Promise<Read<T>>,
): Promise<Walked<T>> {
  const gate = await reader.gate(candidate, policy);
  if (!gate.open) return { refusal: gate.refusal };
  if (candidate.unsupported !== undefined) return refuse('unsupported-format', candidate.unsupported);
  let read: Read<T>;
  try {
    read = await readSession(gate);
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
