// The entries of a record, read: what they say and the bytes that say it.
import { typedReader } from '../../stream/json-typed.js';
import { entry } from '../format/entry.js';
import { entryEnvelope } from '../format/record.js';
import { RecordFault } from './record-fault.js';
const readEntry = typedReader(entry);
const readEnvelope = typedReader(entryEnvelope);
/** All entries in order. Holds one. @throws RecordFault `bad-element`, and what the record throws */
export async function* readEntries(record) {
    for await (const element of record.elements('entries')) {
        yield { ...element, entry: readElement(() => readEntry(element.bytes).value, element.number) };
    }
}
/** The entries that pass a filter, their bytes as they are stored. Holds one. */
export async function* filterEntries(record, filter = {}) {
    for await (const element of record.elements('entries')) {
        const envelope = readElement(() => readEnvelope(element.bytes).value, element.number);
        if (passes(envelope, filter))
            yield { ...element, envelope };
    }
}
function passes({ agentId, type, seq }, { agent, kind, from, to }) {
    if (agent !== undefined && agentId !== agent)
        return false;
    if (kind !== undefined && type !== kind)
        return false;
    return seq >= (from ?? 0) && seq <= (to ?? Number.POSITIVE_INFINITY);
}
function readElement(read, number) {
    try {
        return read();
    }
    catch (error) {
        throw new RecordFault('bad-element', `entries[${number}]: ${error.message}`, { cause: error });
    }
}
//# sourceMappingURL=entries.js.map