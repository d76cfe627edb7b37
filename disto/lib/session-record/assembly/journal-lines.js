// Stage: the lines of a journal in, what they say out.
//
// A line that cannot be read, and a last line without its line feed, are damage:
// one item of kind `damage` comes out, and nothing after it, whatever follows. An
// `end` line is the last item as well. Blank lines come out as such, so that
// every byte before the conclusion belongs to one item.
//
// Holds one line. Never fails: judging is the next stage's work.
import { JsonFault } from '../../stream/json-scan.js';
import { TypedFault, typedReader } from '../../stream/json-typed.js';
import { FEW_ITEMS, stage } from '../../stream/stage.js';
import { FORMAT_VERSION } from '../format/constants.js';
import { headerLine, journalLine } from '../format/journal-line.js';
const readLine = typedReader(journalLine);
/** A header is looked at for its version before the rest of it is. */
const readVersion = typedReader(headerLine.pick({ type: true, formatVersion: true }));
/**
 * @param concluded called when the journal has said its last word (its `end`, or damage): nothing after it will be looked at
 */
export function journalLines(concluded = () => { }) {
    let isConcluded = false;
    return stage((line, push) => {
        if (isConcluded)
            return;
        const item = readItem(line);
        push(item);
        if (item.kind === 'damage' || (item.kind === 'line' && item.value.type === 'end')) {
            isConcluded = true;
            concluded();
        }
    }, undefined, FEW_ITEMS);
}
function readItem(line) {
    if (line.kind === 'tail')
        return damaged(line, line.size, 'torn-line', 'the last line has no line feed');
    if (line.kind === 'overlong') {
        return damaged(line, line.size + 1, 'line-too-long', `the line has ${line.size} bytes, more than are held`);
    }
    const place = { line: line.number, offset: line.offset };
    const size = line.bytes.length + 1;
    if (line.bytes.length === 0)
        return { kind: 'blank', place, size };
    try {
        return { kind: 'line', place, size, ...readLine(line.bytes) };
    }
    catch (error) {
        if (!(error instanceof JsonFault || error instanceof TypedFault))
            throw error;
        const formatVersion = foreignVersion(line.bytes);
        if (formatVersion !== undefined)
            return { kind: 'foreign-header', place, size, formatVersion };
        const message = error instanceof JsonFault ? `${error.detail} ${error.offset} bytes into the line` : error.message;
        return damaged(line, size, error.code, message);
    }
}
function foreignVersion(bytes) {
    try {
        const { formatVersion } = readVersion(bytes).value;
        return formatVersion === FORMAT_VERSION ? undefined : formatVersion;
    }
    catch {
        return undefined;
    }
}
function damaged(line, size, code, message) {
    const place = { line: line.number, offset: line.offset };
    return { kind: 'damage', place, size, damage: { ...place, code, message } };
}
//# sourceMappingURL=journal-lines.js.map