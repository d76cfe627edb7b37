// A record without an index: from another writer, compressed again, or plain
// JSON. It is walked from the start for every question that is asked of it.
import { DocumentWalker } from '../../stream/json-document.js';
import { SEGMENT_NAMES } from '../format/journal-line.js';
import { LIST_KEYS } from '../format/record.js';
import { ascending } from './indexed-record.js';
import { RecordHeadBuilder } from './record-head.js';
/** Reads the whole text once: what it has to say of itself may stand anywhere in it. @throws RecordFault, GzipFault */
export async function openForeignRecord(text) {
    const head = new RecordHeadBuilder();
    const counts = Object.fromEntries(SEGMENT_NAMES.map((list) => [list, 0]));
    const walker = new DocumentWalker({
        isStreamed: (key) => LIST_KEYS.has(key),
        isWanted: (key) => key === 'agents',
        member: (key, value) => head.member(key, value),
        element: (_key, bytes, number) => head.agent(bytes, number),
        end: (key, elements) => {
            head.list(key);
            if (key !== 'agents')
                counts[key] = elements;
        },
    });
    for await (const chunk of text.read())
        walker.push(chunk);
    walker.end();
    return {
        head: head.finish(),
        counts,
        elements: (list) => listElements(text, list),
        pick: (list, numbers) => pickElements(text, list, counts[list], numbers),
        isIndexed: false,
        get inflated() {
            return text.inflated;
        },
        close: () => text.close(),
    };
}
/** Walks the text to its end, so that damage behind the list is met as well. */
async function* listElements(text, list) {
    let ready = [];
    const walker = new DocumentWalker({
        isStreamed: (key) => LIST_KEYS.has(key),
        isWanted: (key) => key === list,
        member: () => { },
        element: (_key, bytes, number) => ready.push({ bytes, number }),
        end: () => { },
    });
    for await (const chunk of text.read()) {
        walker.push(chunk);
        yield* ready;
        ready = [];
    }
    walker.end();
}
async function* pickElements(text, list, count, numbers) {
    const wanted = ascending(numbers, count);
    if (wanted.length === 0)
        return;
    let at = 0;
    for await (const element of listElements(text, list)) {
        if (element.number !== wanted[at])
            continue;
        at += 1;
        yield element;
    }
}
//# sourceMappingURL=foreign-record.js.map