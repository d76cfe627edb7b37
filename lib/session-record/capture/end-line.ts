// The journal's closing line. It stands apart from the other lines because the
// writer's thread makes it, and that thread loads nothing that it can do without.

import type { Truncation } from '../format/truncation.js';

/** Why a recorder stops before its session ends. */
export type StopReason = 'byte_ceiling' | 'write_failed';

/** The recorder's own word on a journal that it stopped. */
export function truncationOf(
  reason: StopReason,
  { lastSeq, bytes }: { readonly lastSeq: number | undefined; readonly bytes: number },
): Truncation {
  return { reason, ...(lastSeq === undefined ? {} : { lastSeq }), bytes };
}

/** The bytes of a closing line, its line feed included. */
export function encodeEnd(entries: number, truncation: Truncation | undefined): Buffer {
  return Buffer.from(`${JSON.stringify({ type: 'end', entries, truncation })}\n`);
}
