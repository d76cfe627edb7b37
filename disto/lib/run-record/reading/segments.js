// Stage: bytes in, segments out. A segment is what a line feed ends, and what
// stands after the last one.
//
// Holds one unfinished segment, at most as large as the record may be. Never
// fails: what disqualifies the whole record (bytes that are not UTF-8, a segment
// too many) is an item, the last one, because a later fault of the file itself
// takes precedence over it.
import { isUtf8 } from 'node:buffer';
import { LineSplitter } from '../../stream/lines.js';
import { stage } from '../../stream/stage.js';
import { QUEUED_ITEMS, RECORD_BYTES, RECORD_SEGMENTS } from './limits.js';
/** Makes the stage. */
export function segments() {
    const splitter = new LineSplitter(RECORD_BYTES, true);
    let isDisqualified = false;
    const pass = (item, push) => {
        if (isDisqualified)
            return;
        const segment = qualify(item);
        isDisqualified = segment.kind === 'content-fault';
        push(segment);
    };
    return stage((chunk, push) => splitter.push(chunk, (item) => pass(item, push)), (push) => {
        const tail = splitter.end();
        if (tail !== undefined)
            pass(tail, push);
    }, QUEUED_ITEMS);
}
function qualify(item) {
    const { offset, number } = item;
    if (number > RECORD_SEGMENTS)
        return { kind: 'content-fault', rule: 'too-many-segments', offset, number };
    // A segment over the limit is larger than a whole record may be; its bytes were passed over.
    if (item.kind === 'overlong' || item.bytes === undefined) {
        return { kind: 'content-fault', rule: 'record-too-large', offset, number };
    }
    if (!isUtf8(item.bytes))
        return { kind: 'content-fault', rule: 'not-utf8', offset, number };
    return item.kind === 'line' ? item : { kind: 'torn', size: item.size, offset, number };
}
//# sourceMappingURL=segments.js.map