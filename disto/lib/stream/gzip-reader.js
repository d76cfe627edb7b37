// Reads one gzip member: whole, or by the parts that its index names.
//
// Nothing that comes out is trusted before it was checked: the whole against the
// trailer, a segment against its CRC in the index, a stretch between two restart
// points against the CRCs of the points. A reader that comes to its end has read
// what was written; a damaged or cut member is an error and never a shorter text.
import { constants, createInflateRaw } from 'node:zlib';
import { combineCrc32, crc32 } from './crc32.js';
import { CodedError } from './errors.js';
import { GzipFault, TRAILER_SIZE } from './gzip-header.js';
import { endOf } from './gzip-open.js';
const CHUNK_SIZE = 64 * 1024;
/** The whole text. Fails at the end at the latest when the member is not sound. @throws GzipFault */
export async function* inflateMember(member) {
    const { bytes, headerLength, trailer } = member;
    const end = bytes.size - TRAILER_SIZE;
    let crc = 0;
    let length = 0;
    const inflating = inflate(member, headerLength, end, 'ended');
    let step = await inflating.next();
    try {
        for (; step.done !== true; step = await inflating.next()) {
            crc = crc32(step.value, crc);
            length += step.value.length;
            yield step.value;
        }
    }
    finally {
        await inflating.return(0);
    }
    const consumed = step.value;
    if (consumed !== end - headerLength)
        throw trailingBytes(member, headerLength + consumed);
    checkText(trailer, crc, length, end);
}
/** The text of segment `number`, checked at its end. @throws GzipFault */
export function inflateSegment(member, number) {
    const segment = segmentOf(member, number);
    const whole = { compressedOffset: 0, offset: 0, crc32: 0 };
    return inflateBetween(member, segment, whole, endOf(segment));
}
/** The stretches of segment `number` between its restart points, in order. */
export function stretchesOf(member, number) {
    const segment = segmentOf(member, number);
    const points = [
        { compressedOffset: 0, offset: 0, crc32: 0, element: 0 },
        ...segment.restarts,
        endOf(segment),
    ];
    return points.slice(0, -1).map((point, at) => {
        const next = points[at + 1];
        return {
            from: point.element,
            to: next.element,
            inflate: () => inflateBetween(member, segment, point, next),
        };
    });
}
/**
 * The texts before, between and after the segments. Together with the CRCs that
 * the index tells of the segments they must give the CRC of the trailer, so that
 * the index is known to belong to this text.
 *
 * @throws GzipFault
 */
export async function inflateGaps(member) {
    const { segments, deflatedLength } = member.index;
    const texts = [];
    let crc = 0;
    let length = 0;
    let from = 0;
    const add = (partCrc, partLength) => {
        crc = combineCrc32(crc, partCrc, partLength);
        length += partLength;
    };
    for (let number = 0; number <= segments.length; number += 1) {
        const next = segments[number];
        const to = next?.compressedOffset ?? deflatedLength;
        const start = member.headerLength + from;
        const ending = next === undefined ? 'ended' : 'flushed';
        const chunks = [];
        for await (const chunk of inflate(member, start, member.headerLength + to, ending))
            chunks.push(chunk);
        const text = Buffer.concat(chunks);
        texts.push(text);
        add(crc32(text), text.length);
        if (next === undefined)
            break;
        add(next.crc32, next.length);
        from = to + next.compressedLength;
    }
    checkText(member.trailer, crc, length, member.bytes.size - TRAILER_SIZE);
    return { texts, length };
}
/**
 * Whether the deflate stream is the one that was written, told from the index
 * without inflating it.
 *
 * @throws GzipFault `gzip-crc-mismatch`
 */
export async function checkDeflated(member) {
    const { deflatedCrc32, deflatedLength } = member.index;
    let crc = 0;
    const end = member.headerLength + deflatedLength;
    for await (const chunk of member.bytes.read(member.headerLength, end))
        crc = crc32(chunk, crc);
    if (crc !== deflatedCrc32) {
        throw new GzipFault('gzip-crc-mismatch', 'the deflate stream is not the one that the index tells of');
    }
}
async function* inflateBetween(member, segment, point, next) {
    const start = member.headerLength + segment.compressedOffset;
    let crc = 0;
    let length = 0;
    const expected = next.offset - point.offset;
    for await (const chunk of inflate(member, start + point.compressedOffset, start + next.compressedOffset, 'flushed')) {
        crc = crc32(chunk, crc);
        length += chunk.length;
        if (length > expected)
            break;
        yield chunk;
    }
    if (length !== expected || combineCrc32(point.crc32, crc, length) !== next.crc32) {
        throw new GzipFault('gzip-crc-mismatch', 'a part of the record does not match its CRC in the index', start + point.compressedOffset);
    }
}
/**
 * Inflates the compressed bytes `[start, end)` of the file.
 *
 * @param ending `ended`: the deflate stream's last block is among them; `flushed`: they end at a byte boundary before it
 * @returns how many of the bytes the deflate stream took
 */
async function* inflate(member, start, end, ending) {
    if (start === end && ending === 'flushed')
        return 0;
    const input = member.bytes.read(start, end);
    const inflater = createInflateRaw({
        chunkSize: CHUNK_SIZE,
        finishFlush: ending === 'flushed' ? constants.Z_SYNC_FLUSH : constants.Z_FINISH,
    });
    forward(input, inflater);
    try {
        for await (const chunk of inflater) {
            member.inflated += chunk.length;
            yield chunk;
        }
        return inflater.bytesWritten;
    }
    catch (error) {
        throw inflateFault(error, start);
    }
    finally {
        input.destroy();
        inflater.destroy();
    }
}
function forward(input, inflater) {
    input.once('error', (error) => inflater.destroy(error));
    input.pipe(inflater);
}
/** @param end where the deflate stream ends */
export function trailingBytes({ bytes }, end) {
    const at = end + TRAILER_SIZE;
    return new GzipFault('gzip-trailing-bytes', `${bytes.size - at} bytes follow the gzip member`, at);
}
/** What zlib says of a deflate stream that begins at byte `start`, in this library's words; anything else as it is. */
export function inflateFault(error, start) {
    const code = error instanceof Error ? error.code : undefined;
    if (code === 'Z_BUF_ERROR')
        return new GzipFault('gzip-truncated', 'the deflate stream is cut short', start);
    if (code?.startsWith('Z_') === true) {
        return new GzipFault('gzip-damaged', `the deflate stream is damaged: ${error.message}`, start);
    }
    return error;
}
/** @throws GzipFault when a text is not the one that the trailer, at byte `at`, tells of */
export function checkText(trailer, crc, length, at) {
    if (crc !== trailer.crc32)
        throw new GzipFault('gzip-crc-mismatch', 'the text does not match its CRC in the gzip trailer', at);
    if (length % 2 ** 32 !== trailer.length)
        throw new GzipFault('gzip-crc-mismatch', 'the text does not have the length of the gzip trailer', at + 4);
}
function segmentOf(member, number) {
    const segment = member.index?.segments[number];
    if (segment === undefined)
        throw new CodedError('no-such-segment', `the index has no segment ${number}`);
    return segment;
}
//# sourceMappingURL=gzip-reader.js.map