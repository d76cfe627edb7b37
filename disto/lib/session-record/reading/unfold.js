// Unfolds a record into the journal that it could have been folded from. Folding
// it again gives the same record.
//
// Bodies stand where a recorder puts them: right before the first entry that
// names them. What ended the capture is carried on: a killed session has no last
// line, a damaged journal ends in a torn one.
import { JournalRules } from '../format/journal-rules.js';
import { readEntries } from './entries.js';
import { lineOf } from './line-of.js';
import { highestReferences } from './references.js';
const POOLS = ['messages', 'toolsets', 'texts'];
/** What is left of a line that was being written when the journal was damaged. */
const TORN_LINE = Buffer.from('{"type":"entry","entry":{');
/**
 * The bytes of the journal, line by line. Holds one line.
 *
 * @throws JournalRefusal when the record's references do not make a journal
 */
export async function* unfoldRecord(record) {
    const rules = new JournalRules('of this record');
    const pools = new Map(POOLS.map((pool) => [pool, new PoolLines(record, pool, rules)]));
    const pool = (name) => pools.get(name);
    try {
        yield* headLines(record, rules);
        for await (const { bytes, entry } of readEntries(record)) {
            const highest = highestReferences(entry);
            for (const name of POOLS)
                yield* pool(name).upTo(highest[name]);
            rules.admitEntry(entry, NOWHERE);
            yield lineOf('{"type":"entry","entry":', bytes, '}\n');
        }
        for (const name of POOLS)
            yield* pool(name).upTo(Number.POSITIVE_INFINITY);
        yield* ending(record.head.truncation, record.head.bytesOf('truncation'), rules.entries);
    }
    finally {
        for (const lines of pools.values())
            await lines.close();
    }
}
/** A record has no lines; the rules' messages name what is wrong. */
const NOWHERE = { line: 0, offset: 0 };
function* headLines({ head }, rules) {
    const required = (key) => head.bytesOf(key) ?? Buffer.from('{}');
    rules.admitHeader(head.formatVersion, NOWHERE);
    const routingKey = head.bytesOf('routingKey');
    yield lineOf(`{"type":"header","formatVersion":${head.formatVersion},"sessionId":`, required('sessionId'), ...(routingKey === undefined ? [] : [',"routingKey":', routingKey]), ',"capabilitySet":', required('capabilitySet'), ',"recorder":', required('recorder'), '}\n');
    yield lineOf('{"type":"seed","seed":', required('seed'), '}\n');
    for (const { bytes } of head.agents)
        yield lineOf('{"type":"agent","agent":', bytes, '}\n');
}
function* ending(truncation, bytes, entries) {
    switch (truncation?.reason) {
        case undefined:
            yield lineOf(`{"type":"end","entries":${entries}}\n`);
            break;
        case 'session_killed':
            break;
        case 'corrupt_journal':
            // With a figure of the recorder's own there was a last line, and its count was wrong.
            if (truncation?.bytes == null)
                yield TORN_LINE;
            else
                yield lineOf(`{"type":"end","entries":${entries + 1},"truncation":`, bytes, '}\n');
            break;
        case 'byte_ceiling':
        case 'write_failed':
            yield lineOf(`{"type":"end","entries":${entries},"truncation":`, bytes, '}\n');
    }
}
const KEYS = { messages: 'message', toolsets: 'toolset', texts: 'text' };
/** The lines of one pool, handed out as far as they are asked for. */
class PoolLines {
    #pool;
    #rules;
    #bodies;
    #clips;
    #next = 0;
    #isOver = false;
    constructor(record, pool, rules) {
        this.#pool = pool;
        this.#rules = rules;
        this.#bodies = record.elements(pool)[Symbol.asyncIterator]();
        this.#clips = pool === 'texts' ? new ClipRows(record) : undefined;
    }
    /** The lines of the bodies that were not handed out yet, up to and with `index`. */
    async *upTo(index) {
        const key = KEYS[this.#pool];
        while (this.#next <= index && !this.#isOver) {
            const step = await this.#bodies.next();
            if (step.done === true) {
                this.#isOver = true;
                return;
            }
            this.#rules.admitBody(this.#pool, this.#next, NOWHERE);
            const clip = await this.#clips?.of(this.#next);
            yield lineOf(`{"type":"${key}","index":${this.#next},"${key}":`, step.value.bytes, ...(clip === undefined ? [] : [',"clip":', clip]), '}\n');
            this.#next += 1;
        }
    }
    async close() {
        await this.#bodies.return?.();
        await this.#clips?.close();
    }
}
/** The clip rows, which ascend as the texts do. */
class ClipRows {
    #rows;
    #row;
    #isOver = false;
    constructor(record) {
        this.#rows = record.elements('clips')[Symbol.asyncIterator]();
    }
    async of(text) {
        while (!this.#isOver && (this.#row === undefined || this.#row.text < text)) {
            const step = await this.#rows.next();
            this.#isOver = step.done === true;
            if (step.done === true)
                break;
            const { bytes } = step.value;
            this.#row = { text: JSON.parse(bytes.toString('utf8')).text, bytes };
        }
        return this.#row?.text === text ? this.#row.bytes : undefined;
    }
    async close() {
        await this.#rows.return?.();
    }
}
//# sourceMappingURL=unfold.js.map