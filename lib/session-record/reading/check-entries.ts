// Checks the log of a record: each entry is of a known kind, seq rises by one,
// agents have rows, references stay within their pools, and frames attach.

import { typedReader } from '../../stream/json-typed.js';
import { type Entry, entry as entrySchema } from '../format/entry.js';
import type { PoolName } from '../format/journal-line.js';
import { JournalRules } from '../format/journal-rules.js';
import { JournalRefusal } from '../format/refusals.js';
import type { Findings } from './findings.js';
import { FrameAttachment } from './model-calls.js';
import type { RecordHead } from './record-head.js';
import type { SessionRecord, StoredElement } from './session-record.js';

const readEntry = typedReader(entrySchema);

/** To be fed all entries in order. Holds the agents' ids and one call an agent. */
export class EntryCheck {
  readonly #findings: Findings;
  readonly #rules = new JournalRules();
  readonly #frames = new FrameAttachment();
  readonly #agents = new Set<string>();
  /** Agents without a row that were named already. */
  readonly #unknown = new Set<string>();
  #lastSeq = -1;

  constructor({ head, counts }: SessionRecord, findings: Findings) {
    this.#findings = findings;
    for (const [number, { row }] of head.agents.entries()) {
      if (this.#agents.has(row.agentId)) {
        const place = { list: 'agents', element: number };
        findings.add('agent-doubled', `${row.agentId} has a row before it`, place);
      }
      this.#agents.add(row.agentId);
    }
    for (const pool of ['messages', 'toolsets', 'texts'] as const) this.#fillPool(pool, counts[pool]);
  }

  /** The journal's rules count bodies; here all of them stand before the first entry. */
  #fillPool(pool: PoolName, count: number): void {
    for (let index = 0; index < count; index += 1) this.#rules.admitBody(pool, index, NOWHERE);
  }

  admit({ bytes, number }: StoredElement): void {
    const place = { list: 'entries', element: number };
    let entry: Entry;
    try {
      entry = readEntry(bytes).value;
    } catch (error) {
      this.#findings.add('bad-element', `entries[${number}]: ${(error as Error).message}`, place);
      return;
    }
    this.#checkOrder(entry, place);
    this.#checkAgent(entry, place);
    this.#checkReferences(entry, place);
    this.#checkFrame(entry, place);
  }

  /** To be called after the last entry. */
  finish({ truncation }: RecordHead): void {
    if (truncation === undefined) return;
    const { lastSeq = null } = truncation;
    const found = this.#lastSeq === -1 ? null : this.#lastSeq;
    if (lastSeq !== found) {
      const message = `it names ${lastSeq ?? 'no last seq'}, the last entry is ${found ?? 'none'}`;
      this.#findings.add('truncation-mismatch', message);
    }
  }

  #checkOrder({ seq }: Entry, place: Place): void {
    if (seq <= this.#lastSeq)
      this.#findings.add('seq-not-rising', `seq ${seq} follows seq ${this.#lastSeq}`, { ...place, seq });
    else if (seq !== this.#lastSeq + 1)
      this.#findings.add('seq-gap', `seq ${seq} stands where ${this.#lastSeq + 1} is due`, { ...place, seq });
    this.#lastSeq = seq;
  }

  #checkAgent({ seq, agentId }: Entry, place: Place): void {
    if (this.#agents.has(agentId) || this.#unknown.has(agentId)) return;
    this.#unknown.add(agentId);
    this.#findings.add('agent-missing', `agent ${agentId} has no row`, { ...place, seq });
  }

  #checkReferences(entry: Entry, place: Place): void {
    try {
      this.#rules.admitEntry(entry, NOWHERE);
    } catch (error) {
      if (!(error instanceof JournalRefusal)) throw error;
      const { pool, index, count } = error;
      const message = `it names ${pool}[${index}], the pool has ${count}`;
      this.#findings.add('dangling-reference', message, { ...place, seq: entry.seq });
    }
  }

  #checkFrame(entry: Entry, place: Place): void {
    const found = this.#frames.admit(entry);
    const at = { ...place, seq: entry.seq };
    if (found?.kind === 'unattached')
      this.#findings.add('frame-unattached', `${entry.agentId} made no call before it`, at);
    if (found?.kind === 'doubled')
      this.#findings.add('frame-doubled', `call ${found.callSeq} has a frame already`, at);
  }
}

type Place = { list: string; element: number };

/** The rules name a place in a journal; a finding names one in the record. */
const NOWHERE = { line: 0, offset: 0 };
