// Opens a gzip member: its header, its trailer, and the index, if it carries one
// that fits the file.
import { GzipFault, MAX_HEADER, MIN_MEMBER, readGzipHeader, TRAILER_SIZE } from './gzip-header.js';
import { decodeGzipIndex, GzipIndexError, } from './gzip-index.js';
import { readBytes } from './stored-bytes.js';
/**
 * Reads header, index and trailer.
 *
 * An index of an unknown version is passed over; one that does not fit the file is an error.
 *
 * @param indexUse whether the index is read at all
 * @throws GzipFault, GzipIndexError
 */
export async function openGzipMember(bytes, indexUse = 'used') {
    const { length: headerLength, extra } = readGzipHeader(await readBytes(bytes, 0, Math.min(bytes.size, MAX_HEADER)));
    if (bytes.size < Math.max(MIN_MEMBER, headerLength + TRAILER_SIZE)) {
        throw new GzipFault('gzip-truncated', 'the file ends before its deflate stream does', bytes.size);
    }
    const end = await readBytes(bytes, bytes.size - TRAILER_SIZE, bytes.size);
    const index = extra === undefined || indexUse === 'ignored' ? undefined : knownIndex(extra);
    if (index !== undefined)
        checkExtent(index, bytes.size - headerLength - TRAILER_SIZE);
    const trailer = { crc32: end.readUInt32LE(0), length: end.readUInt32LE(4) };
    return { bytes, headerLength, index, trailer, inflated: 0 };
}
/** The end of a segment, as a point in it. */
export function endOf(segment) {
    const { compressedLength, length, crc32: crc, elements } = segment;
    return { compressedOffset: compressedLength, offset: length, crc32: crc, element: elements };
}
function knownIndex(extra) {
    try {
        return decodeGzipIndex(extra);
    }
    catch (error) {
        if (error instanceof GzipIndexError && error.code === 'index-unsupported')
            return undefined;
        throw error;
    }
}
/** @throws GzipIndexError `index-damaged`; GzipFault when the file is shorter or longer than the index says */
function checkExtent(index, deflated) {
    if (deflated < index.deflatedLength) {
        throw new GzipFault('gzip-truncated', 'the file is shorter than its index says');
    }
    if (deflated > index.deflatedLength) {
        throw new GzipFault('gzip-trailing-bytes', 'the file is longer than its index says');
    }
    let at = 0;
    for (const segment of index.segments) {
        if (segment.compressedOffset < at || !isAscending(segment))
            throw contradiction();
        at = segment.compressedOffset + segment.compressedLength;
    }
    if (at > index.deflatedLength)
        throw contradiction();
}
function isAscending(segment) {
    let before = { compressedOffset: 0, offset: 0, element: 0 };
    for (const point of [...segment.restarts, endOf(segment)]) {
        const falls = point.compressedOffset < before.compressedOffset ||
            point.offset < before.offset ||
            point.element < before.element;
        if (falls)
            return false;
        before = point;
    }
    return true;
}
function contradiction() {
    return new GzipIndexError('index-damaged', 'the index in the gzip header contradicts itself');
}
//# sourceMappingURL=gzip-open.js.map