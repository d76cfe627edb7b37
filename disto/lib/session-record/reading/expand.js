// Expands a record into the capture events that it could have been captured from
// (docs/capture-events.md), a truncation carried on as the last of them.
import { oneLine } from '../../stream/json-compact.js';
import { typedReader } from '../../stream/json-typed.js';
import { pooledMessage, pooledToolset } from '../format/record.js';
import { BodyCache } from './body-cache.js';
import { readEntries } from './entries.js';
import { expandEntry } from './expand-entry.js';
import { lineOf } from './line-of.js';
const readMessage = typedReader(pooledMessage);
const readToolset = typedReader(pooledToolset);
const LINE_FEED = Buffer.from('\n');
/**
 * The bytes of the events, one JSON object a line, in pieces. Holds a cache of
 * pooled bodies and one entry.
 *
 * @param record with an index (see `ensureIndexed`)
 */
export async function* expandRecord(record) {
    const cache = new BodyCache(record);
    const lookUp = async (pool, index) => oneLine(bodyOf(pool, await cache.get(pool, index)));
    yield* headEvents(record);
    for await (const { bytes, entry } of readEntries(record)) {
        for await (const piece of expandEntry(oneLine(bytes), entry.type, lookUp))
            yield piece;
        yield LINE_FEED;
    }
    const truncation = record.head.bytesOf('truncation');
    if (truncation !== undefined)
        yield lineOf('{"type":"truncation","truncation":', truncation, '}\n');
}
function bodyOf(pool, element) {
    if (pool === 'messages')
        return readMessage(element).value.body.bytes;
    return pool === 'toolsets' ? readToolset(element).value.tools.bytes : element;
}
function* headEvents({ head }) {
    const optional = (key) => {
        const bytes = head.bytesOf(key);
        return bytes === undefined ? [] : [`,"${key}":`, bytes];
    };
    yield lineOf('{"type":"session","sessionId":', head.bytesOf('sessionId'), ...optional('routingKey'), ...optional('capabilitySet'), ...optional('recorder'), '}\n');
    yield lineOf('{"type":"seed","seed":', head.bytesOf('seed'), '}\n');
    for (const { bytes } of head.agents)
        yield lineOf('{"type":"agent","agent":', bytes, '}\n');
}
//# sourceMappingURL=expand.js.map