// The chain of the four readers whose sessions are files of JSON lines:
// bytes -> (hash of the first line) -> lines -> raw records -> items.
//
// A short line is done with in two microseconds, less than a queue between two
// streams takes. So each part of the chain calls the next one, and what a chunk
// of the file gives is one batch of items. A line is read where it stands in the
// chunk; an item holds copies of what it takes from it.
import { isUtf8 } from 'node:buffer';
import { BatchedReadable } from '../../stream/batches.js';
import { LineSplitter } from '../../stream/lines.js';
import { dropStringIndex, indexStrings } from '../../stream/string-ends.js';
import { FirstLineHash } from './first-line-hash.js';
import { readRecord } from './records.js';
/** Reads one session's file as a stream of items, `end` last, and closes the file. */
export function readJsonlSession(file, format, options = {}) {
    return new BatchedReadable(readBatches(file, format, options));
}
async function* readBatches(file, { shape, entries, facts }, { maxLine }) {
    const head = new FirstLineHash();
    const splitter = new LineSplitter(maxLine);
    let chunk;
    let textFrom = 0;
    let batch = [];
    const push = (item) => {
        batch.push(item);
    };
    let indexed;
    const visitor = {
        line(bytes, start, end, offset) {
            // The chunk, but for a line that began in an earlier one.
            if (bytes !== indexed)
                indexStrings(bytes);
            indexed = bytes;
            const isText = bytes === chunk && start >= textFrom;
            entries.take(readRecord(bytes, start, end, isText, shape, offset), push);
        },
        overlong(size, offset) {
            entries.take({ type: 'unparsed', offset, size: size + 1 }, push);
        },
    };
    try {
        for await (chunk of file.chunks()) {
            head.take(chunk);
            textFrom = startOfText(chunk);
            splitter.visit(chunk, visitor);
            dropStringIndex();
            indexed = undefined;
            yield batch;
            batch = [];
        }
        yield [facts.end({ head: head.sha256, mtime: file.mtime })];
    }
    finally {
        file.close();
    }
}
const LINE_FEED = 0x0a;
/** From where on the lines of a chunk are known to be UTF-8: asked once for all of them but the first, which may have begun earlier. */
function startOfText(chunk) {
    const start = chunk.indexOf(LINE_FEED) + 1;
    const isText = isUtf8(chunk.subarray(start, chunk.lastIndexOf(LINE_FEED) + 1));
    return isText ? start : Number.POSITIVE_INFINITY;
}
//# sourceMappingURL=jsonl-session.js.map