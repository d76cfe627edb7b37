import type { SegmentName } from '../format/journal-line.js';
import type { JournalRules } from '../format/journal-rules.js';
import type { Truncation } from '../format/truncation.js';
import type { ByteLedger } from './byte-ledger.js';
import type { Damage } from './journal-lines.js';
import type { RecordHead } from './record-head.js';
import type { FinishedSegment } from './record-segments.js';
import type { Ending } from './truncation.js';

/** What an assembly did. Sizes are bytes. */
export interface AssemblyReport {
  readonly entries: number;
  readonly pools: {
    readonly messages: number;
    readonly toolsets: number;
    readonly texts: number;
    readonly clips: number;
  };
  readonly agents: number;
  /** Null for a complete record. */
  readonly truncation: Truncation | null;
  /** The first thing that could not be read, null when all could. */
  readonly damage: Damage | null;
  /** Every byte of the journal, by what it is. */
  readonly bytes: ByteLedger & { readonly journal: number };
  readonly record: { readonly compressedBytes: number };
}

/** Gathers a report. */
export function reportAssembly(facts: {
  rules: JournalRules;
  head: RecordHead;
  ending: Ending;
  finished: ReadonlyMap<SegmentName, FinishedSegment>;
  ledger: ByteLedger;
  size: number;
  compressedBytes: number;
}): AssemblyReport {
  const { rules, head, ending, finished, ledger, size, compressedBytes } = facts;
  return {
    entries: rules.entries,
    pools: { ...rules.counts, clips: finished.get('clips')?.summary.elements ?? 0 },
    agents: head.agents.size,
    truncation: ending.truncation ?? null,
    damage: ending.damage ?? null,
    bytes: { ...ledger, journal: size },
    record: { compressedBytes },
  };
}

/** What was lost, in one plain sentence; undefined for a complete record. */
export function describeLoss({ truncation, damage, entries, bytes }: AssemblyReport): string | undefined {
  if (truncation === null) return undefined;
  const kept = `${entries} ${entries === 1 ? 'entry is' : 'entries are'} kept`;
  const last = truncation.lastSeq == null ? '' : `, the last of them seq ${truncation.lastSeq}`;
  return `the record is truncated: ${describeReason(truncation, damage, bytes)}; ${kept}${last} (${truncation.reason})`;
}

function describeReason({ reason }: Truncation, damage: Damage | null, bytes: ByteLedger): string {
  switch (reason) {
    case 'session_killed':
      return 'the session ended without its last line';
    case 'byte_ceiling':
      return 'the recorder stopped at its byte ceiling';
    case 'write_failed':
      return 'the recorder could not write any further';
    case 'corrupt_journal':
      if (damage === null) return 'the recorder found its journal damaged';
      return damage.code === 'count-mismatch'
        ? damage.message
        : `${bytes.damaged} bytes from line ${damage.line}, byte ${damage.offset} on could not be read: ${damage.message} [${damage.code}]`;
  }
}
