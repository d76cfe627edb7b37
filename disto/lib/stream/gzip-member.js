// Puts finished segments together into one gzip member.
//
// The segments are deflated already (gzip-segment.ts), each ended at a byte
// boundary, so their bytes are copied as they are; only the text between them is
// deflated here. One member, because a browser stops after the first; no time in
// the header, so equal input gives equal bytes.
import { combineCrc32, crc32 } from './crc32.js';
import { encodeGzipIndex } from './gzip-index.js';
import { deflateEnd, deflatePart } from './gzip-segment.js';
const COPY_SIZE = 256 * 1024;
/**
 * The bytes of one gzip member that inflates to the parts in their order. Its
 * header carries an index of the segments, in their order.
 *
 * Holds one copy buffer and the deflated texts. Fails when a scratch file cannot be read.
 *
 * @param level of the texts between the segments, 0 to 9
 */
export async function* gzipMember(parts, level) {
    const deflatedTexts = new Map();
    const segments = [];
    let crc = 0;
    let length = 0;
    let deflatedLength = 0;
    let deflatedCrc = 0;
    const account = (bytesCrc, bytes, compressedCrc, compressed) => {
        crc = combineCrc32(crc, bytesCrc, bytes);
        length += bytes;
        deflatedCrc = combineCrc32(deflatedCrc, compressedCrc, compressed);
        deflatedLength += compressed;
    };
    for (const part of parts) {
        if ('segment' in part) {
            const { compressedCrc32, ...index } = part.segment;
            segments.push({ ...index, compressedOffset: deflatedLength });
            account(index.crc32, index.length, compressedCrc32, index.compressedLength);
        }
        else {
            const deflated = await deflatePart(part.text, level);
            deflatedTexts.set(part, deflated);
            account(crc32(part.text), part.text.length, crc32(deflated), deflated.length);
        }
    }
    const end = await deflateEnd();
    account(0, 0, crc32(end), end.length);
    yield gzipHeader(encodeGzipIndex({ deflatedLength, deflatedCrc32: deflatedCrc, segments }));
    for (const part of parts) {
        if ('segment' in part)
            yield* readFrom(part.file, part.segment.compressedLength);
        else
            yield deflatedTexts.get(part);
    }
    yield end;
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc, 0);
    trailer.writeUInt32LE(length % 2 ** 32, 4);
    yield trailer;
}
/** RFC 1952, 2.3: FEXTRA set, no time, unknown file system. */
function gzipHeader(extra) {
    const header = Buffer.from([0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255, 0, 0]);
    header.writeUInt16LE(extra.length, 10);
    return Buffer.concat([header, extra]);
}
async function* readFrom(file, length) {
    let at = 0;
    while (at < length) {
        const buffer = Buffer.allocUnsafe(Math.min(COPY_SIZE, length - at));
        const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
        if (bytesRead === 0)
            throw new Error('a scratch file ended before its segment did');
        at += bytesRead;
        yield buffer.subarray(0, bytesRead);
    }
}
//# sourceMappingURL=gzip-member.js.map