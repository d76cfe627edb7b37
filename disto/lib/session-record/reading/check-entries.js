// Checks the log of a record: each entry is of a known kind, seq rises by one,
// agents have rows, references stay within their pools, and frames attach.
import { typedReader } from '../../stream/json-typed.js';
import { entry as entrySchema } from '../format/entry.js';
import { JournalRules } from '../format/journal-rules.js';
import { FrameAttachment } from './model-calls.js';
const readEntry = typedReader(entrySchema);
/** To be fed all entries in order. Holds the agents' ids and one call an agent. */
export class EntryCheck {
    #findings;
    #rules = new JournalRules();
    #frames = new FrameAttachment();
    #agents = new Set();
    /** Agents without a row that were named already. */
    #unknown = new Set();
    #lastSeq = -1;
    constructor({ head, counts }, findings) {
        this.#findings = findings;
        for (const [number, { row }] of head.agents.entries()) {
            if (this.#agents.has(row.agentId)) {
                const place = { list: 'agents', element: number };
                findings.add('agent-doubled', `${row.agentId} has a row before it`, place);
            }
            this.#agents.add(row.agentId);
        }
        for (const pool of ['messages', 'toolsets', 'texts'])
            this.#fillPool(pool, counts[pool]);
    }
    /** The journal's rules count bodies; here all of them stand before the first entry. */
    #fillPool(pool, count) {
        for (let index = 0; index < count; index += 1)
            this.#rules.admitBody(pool, index, NOWHERE);
    }
    admit({ bytes, number }) {
        const place = { list: 'entries', element: number };
        let entry;
        try {
            entry = readEntry(bytes).value;
        }
        catch (error) {
            this.#findings.add('bad-element', `entries[${number}]: ${error.message}`, place);
            return;
        }
        this.#checkOrder(entry, place);
        this.#checkAgent(entry, place);
        this.#checkReferences(entry, place);
        this.#checkFrame(entry, place);
    }
    /** To be called after the last entry. */
    finish({ truncation }) {
        if (truncation === undefined)
            return;
        const { lastSeq = null } = truncation;
        const found = this.#lastSeq === -1 ? null : this.#lastSeq;
        if (lastSeq !== found) {
            const message = `it names ${lastSeq ?? 'no last seq'}, the last entry is ${found ?? 'none'}`;
            this.#findings.add('truncation-mismatch', message);
        }
    }
    #checkOrder({ seq }, place) {
        if (seq <= this.#lastSeq)
            this.#findings.add('seq-not-rising', `seq ${seq} follows seq ${this.#lastSeq}`, { ...place, seq });
        else if (seq !== this.#lastSeq + 1)
            this.#findings.add('seq-gap', `seq ${seq} stands where ${this.#lastSeq + 1} is due`, { ...place, seq });
        this.#lastSeq = seq;
    }
    #checkAgent({ seq, agentId }, place) {
        if (this.#agents.has(agentId) || this.#unknown.has(agentId))
            return;
        this.#unknown.add(agentId);
        this.#findings.add('agent-missing', `agent ${agentId} has no row`, { ...place, seq });
    }
    #checkReferences(entry, place) {
        try {
            this.#rules.admitEntry(entry, NOWHERE);
        }
        catch (error) {
            const { pool, index, count } = error;
            const message = `it names ${pool}[${index}], the pool has ${count}`;
            this.#findings.add('dangling-reference', message, { ...place, seq: entry.seq });
        }
    }
    #checkFrame(entry, place) {
        const found = this.#frames.admit(entry);
        const at = { ...place, seq: entry.seq };
        if (found?.kind === 'unattached')
            this.#findings.add('frame-unattached', `${entry.agentId} made no call before it`, at);
        if (found?.kind === 'doubled')
            this.#findings.add('frame-doubled', `call ${found.callSeq} has a frame already`, at);
    }
}
/** The rules name a place in a journal; a finding names one in the record. */
const NOWHERE = { line: 0, offset: 0 };
//# sourceMappingURL=check-entries.js.map