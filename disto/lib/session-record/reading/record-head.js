// What a record says beside its five streamed lists, gathered while its text is
// walked in any key order.
//
// Holds the head and the agent table. The format is looked at as soon as it is
// met: nothing else of a foreign record is read.
import { typedReader } from '../../stream/json-typed.js';
import { agentRow } from '../format/agent.js';
import { FORMAT_VERSION } from '../format/constants.js';
import { LIST_KEYS, OPTIONAL_KEYS, RECORD_KEYS, recordHead } from '../format/record.js';
import { RecordFault } from './record-fault.js';
const readHead = typedReader(recordHead);
const readAgent = typedReader(agentRow);
/** Reads one row of the agent table. @throws RecordFault `bad-element` */
export function readAgentRow(bytes, number) {
    try {
        return readAgent(bytes).value;
    }
    catch (error) {
        throw new RecordFault('bad-element', `agents[${number}]: ${error.message}`, { cause: error });
    }
}
export class RecordHeadBuilder {
    #members = new Map();
    #lists = new Set();
    #agents = [];
    #unknownKeys = [];
    /** @throws RecordFault `unsupported-format`, `missing-format`, `not-a-list` */
    member(key, value) {
        if (key === 'formatVersion')
            requireFormat(value);
        if (LIST_KEYS.has(key))
            throw new RecordFault('not-a-list', `"${key}" is no list`);
        if (!RECORD_KEYS.includes(key))
            this.#unknownKeys.push(key);
        this.#members.set(key, value);
    }
    agent(bytes, number) {
        this.#agents.push({ row: readAgentRow(bytes, number), bytes });
    }
    list(key) {
        this.#lists.add(key);
    }
    /** @throws RecordFault `missing-format`, `missing-key`, `bad-member` */
    finish() {
        const missing = RECORD_KEYS.find((key) => !OPTIONAL_KEYS.has(key) && !this.#members.has(key) && !this.#lists.has(key));
        if (missing === 'formatVersion') {
            throw new RecordFault('missing-format', 'missing field `formatVersion`: the document states no format');
        }
        if (missing !== undefined)
            throw new RecordFault('missing-key', `the record has no "${missing}"`);
        try {
            const { value } = readHead(this.#text());
            return {
                formatVersion: value.formatVersion,
                sessionId: value.sessionId,
                routingKey: value.routingKey ?? undefined,
                seed: value.seed,
                truncation: value.truncation ?? undefined,
                agents: this.#agents,
                unknownKeys: this.#unknownKeys,
                bytesOf: (key) => {
                    const bytes = this.#members.get(key);
                    return bytes === undefined || bytes.equals(NULL) ? undefined : bytes;
                },
            };
        }
        catch (error) {
            throw new RecordFault('bad-member', `the record's head: ${error.message}`, {
                cause: error,
            });
        }
    }
    /** The members as one object, for the typed reader. */
    #text() {
        const parts = [];
        for (const [key, value] of this.#members) {
            parts.push(Buffer.from(`${parts.length === 0 ? '{' : ','}${JSON.stringify(key)}:`), value);
        }
        return Buffer.concat([...parts, Buffer.from('}')]);
    }
}
const NULL = Buffer.from('null');
/** @throws RecordFault `unsupported-format` */
export function requireFormat(value) {
    const spelled = value.toString('utf8');
    if (spelled === String(FORMAT_VERSION))
        return;
    throw new RecordFault('unsupported-format', `the record states format ${spelled.slice(0, 40)}, which is not the format this build reads (${FORMAT_VERSION})`);
}
//# sourceMappingURL=record-head.js.map