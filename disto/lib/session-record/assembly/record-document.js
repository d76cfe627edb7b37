// The record as a document: its keys in the order of the wire format, each
// pooled body and each entry on a line of its own, so that `zcat | grep` works on
// it. Values are the journal's bytes as they stood there.
import { SEGMENT_NAMES } from '../format/journal-line.js';
const NO_SEED = Buffer.from('{"prompt":""}');
const LINE = Buffer.from('\n');
const NEXT_LINE = Buffer.from(',\n');
/**
 * The stretches of a record's text, in order.
 *
 * @param truncation the truncation object's bytes, or undefined for a complete record
 */
export function recordParts(head, segments, truncation) {
    const parts = [];
    let text = [...openingText(head)];
    for (const name of SEGMENT_NAMES) {
        const { file, summary } = segments.get(name);
        text.push(Buffer.from(`"${name}":[\n`));
        parts.push({ text: Buffer.concat(text) }, { segment: summary, file });
        text = [Buffer.from(summary.elements > 0 ? '\n]' : ']')];
        if (name !== 'entries')
            text.push(NEXT_LINE);
    }
    if (truncation !== undefined)
        text.push(NEXT_LINE, Buffer.from('"truncation":'), truncation);
    text.push(Buffer.from('}\n'));
    parts.push({ text: Buffer.concat(text) });
    return parts;
}
function* openingText(head) {
    const header = head.header;
    yield Buffer.from('{');
    yield* member('formatVersion', header.formatVersion);
    yield* member('recorder', header.recorder);
    yield* member('sessionId', header.sessionId);
    if (header.routingKey !== undefined)
        yield* member('routingKey', header.routingKey);
    yield* member('capabilitySet', header.capabilitySet);
    yield* member('seed', head.seed ?? NO_SEED);
    yield Buffer.from('"agents":[\n');
    let isFirst = true;
    for (const row of head.agents.values()) {
        if (!isFirst)
            yield NEXT_LINE;
        yield row;
        isFirst = false;
    }
    if (!isFirst)
        yield LINE;
    yield Buffer.from('],\n');
}
function* member(key, value) {
    yield Buffer.from(`"${key}":`);
    yield value;
    yield NEXT_LINE;
}
//# sourceMappingURL=record-document.js.map