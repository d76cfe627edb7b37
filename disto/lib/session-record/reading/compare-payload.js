// Answers whether a whole output in hand is the one that a pooled text was
// clipped from.
import { createHash } from 'node:crypto';
import { CodedError } from '../../stream/errors.js';
import { decodeString, scanJson } from '../../stream/json-scan.js';
import { typedReader } from '../../stream/json-typed.js';
import { contentAddress } from '../format/content-address.js';
import { clip } from '../format/journal-line.js';
const readClip = typedReader(clip);
/**
 * Compares a payload with text `number` of the pool by size and content address.
 * Holds the text.
 *
 * @param openPayload called when the payload is read
 * @throws CodedError `no-such-text`
 */
export async function comparePayload(record, number, openPayload) {
    if (number >= record.counts.texts) {
        throw new CodedError('no-such-text', `the record has no text ${number}`, {
            hint: `its texts are numbered from 0 to ${record.counts.texts - 1}`,
        });
    }
    const row = await findClip(record, number);
    const recorded = row === undefined ? await describeText(record, number) : { id: row.originalId, bytes: row.originalBytes };
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of openPayload()) {
        hash.update(chunk);
        bytes += chunk.length;
    }
    const id = hash.digest('hex').slice(0, 32);
    const isSame = id === recorded.id && bytes === recorded.bytes;
    return { isSame, isClipped: row !== undefined, recorded, payload: { id, bytes } };
}
/** The clip row of a text; undefined for a whole one, and past the pool's end. */
export async function findClip(record, number) {
    for await (const { bytes } of record.elements('clips')) {
        const row = readClip(bytes).value;
        if (row.text === number)
            return row;
    }
    return undefined;
}
async function describeText(record, number) {
    const described = { id: '', bytes: 0 };
    for await (const { bytes } of record.pick('texts', [number])) {
        const { start, end } = scanJson(bytes);
        const text = Buffer.from(decodeString(bytes, start, end));
        Object.assign(described, { id: contentAddress(text), bytes: text.length });
    }
    return described;
}
//# sourceMappingURL=compare-payload.js.map