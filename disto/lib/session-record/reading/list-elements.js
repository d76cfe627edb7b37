// Elements of a list in this package's own layout: one a line, a comma before
// every line feed but the last.
import { MAX_VALUE } from '../../stream/json-document.js';
import { LineSplitter } from '../../stream/lines.js';
import { RecordFault } from './record-fault.js';
const LINE_FEED = Buffer.from('\n');
const COMMA = 0x2c;
/**
 * Splits the text of a list, or of a stretch of it.
 *
 * Holds one element. Fails with `layout-mismatch` when the text is in another
 * layout and with `count-mismatch` when it does not hold the elements `[from, to)`.
 *
 * @param isLast whether the text ends with the list's last element, which no comma follows
 */
export async function* splitElements(text, from, to, isLast) {
    const splitter = new LineSplitter(MAX_VALUE);
    let number = from;
    let isEmpty = true;
    let ready = [];
    const take = (chunk) => splitter.push(chunk, (line) => {
        if (line.kind !== 'line')
            throw mismatch(`element ${number} is longer than is held`);
        const isEnd = isLast && number === to - 1;
        const { bytes } = line;
        if ((bytes.at(-1) === COMMA) === isEnd)
            throw mismatch(`element ${number} does not stand on one line`);
        ready.push({ bytes: isEnd ? bytes : bytes.subarray(0, -1), number });
        number += 1;
    });
    for await (const chunk of text) {
        isEmpty = false;
        take(chunk);
        yield* ready;
        ready = [];
    }
    // The last element of the list ends with the text.
    if (isLast && !isEmpty)
        take(LINE_FEED);
    yield* ready;
    if (number !== to) {
        throw new RecordFault('count-mismatch', `the index tells of ${to - from} elements, ${number - from} are there`);
    }
}
function mismatch(message) {
    return new RecordFault('layout-mismatch', message);
}
//# sourceMappingURL=list-elements.js.map