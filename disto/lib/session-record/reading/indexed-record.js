// A record with an index: its head is read from the texts between the segments,
// and each list from its own segment, so that the entries of a record are read
// without inflating its messages.
import { inflateGaps, inflateSegment, stretchesOf } from '../../stream/gzip-reader.js';
import { DocumentWalker } from '../../stream/json-document.js';
import { SEGMENT_NAMES } from '../format/journal-line.js';
import { LIST_KEYS } from '../format/record.js';
import { splitElements } from './list-elements.js';
import { RecordFault } from './record-fault.js';
import { RecordHeadBuilder } from './record-head.js';
/** @throws RecordFault, GzipFault */
export async function openIndexedRecord(member) {
    const { segments } = member.index;
    if (segments.length !== SEGMENT_NAMES.length)
        throw new RecordFault('layout-mismatch', `the index has ${segments.length} segments, not 5`);
    const { texts } = await inflateGaps(member);
    const head = readGaps(texts);
    const numberOf = (list) => SEGMENT_NAMES.indexOf(list);
    const countOf = (list) => segments[numberOf(list)]?.elements ?? 0;
    return {
        head: head.finish(),
        counts: Object.fromEntries(SEGMENT_NAMES.map((list) => [list, countOf(list)])),
        elements: (list) => splitElements(inflateSegment(member, numberOf(list)), 0, countOf(list), true),
        pick: (list, numbers) => pickElements(member, numberOf(list), countOf(list), numbers),
        isIndexed: true,
        neighbours: (list, number) => readNeighbours(member, numberOf(list), countOf(list), number),
        get inflated() {
            return member.inflated;
        },
        close: () => member.bytes.close(),
    };
}
/** The texts between the segments, with each list where the index says that it is. */
function readGaps(texts) {
    const head = new RecordHeadBuilder();
    let open;
    const walker = new DocumentWalker({
        isStreamed: (key) => {
            open = key;
            return LIST_KEYS.has(key);
        },
        isWanted: () => true,
        member: (key, value) => head.member(key, value),
        element: (key, bytes, number) => {
            if (key !== 'agents')
                throw new RecordFault('layout-mismatch', `"${key}" begins outside its segment`);
            head.agent(bytes, number);
        },
        end: (key) => head.list(key),
    });
    for (const [number, text] of texts.entries()) {
        walker.push(text);
        const expected = SEGMENT_NAMES[number];
        if (expected !== undefined && (open !== expected || !text.subarray(-2).equals(LIST_START)))
            throw new RecordFault('layout-mismatch', `segment ${number} of the index is not the list "${expected}"`);
    }
    walker.end();
    return head;
}
const LIST_START = Buffer.from('[\n');
async function* pickElements(member, segment, count, numbers) {
    const wanted = ascending(numbers, count);
    let at = 0;
    for (const stretch of stretchesOf(member, segment)) {
        if (at === wanted.length)
            return;
        if (wanted[at] >= stretch.to)
            continue;
        // Read to its end even when the last wanted element came: only then it is known to be undamaged.
        for await (const element of splitElements(stretch.inflate(), stretch.from, stretch.to, stretch.to === count)) {
            if (element.number !== wanted[at])
                continue;
            at += 1;
            yield element;
        }
    }
}
async function readNeighbours(member, segment, count, number) {
    ascending([number], count);
    const stretch = stretchesOf(member, segment).find(({ to }) => number < to);
    const elements = [];
    const { from, to } = stretch;
    for await (const { bytes } of splitElements(stretch.inflate(), from, to, to === count))
        elements.push(bytes);
    return { from, elements };
}
/** Sorted numbers, each once. @throws RecordFault `count-mismatch` for one past the list's end */
export function ascending(numbers, count) {
    const sorted = [...new Set(numbers)].sort((a, b) => a - b);
    const last = sorted.at(-1);
    if (last !== undefined && last >= count)
        throw new RecordFault('count-mismatch', `element ${last} is named, the list has ${count}`);
    return sorted;
}
//# sourceMappingURL=indexed-record.js.map