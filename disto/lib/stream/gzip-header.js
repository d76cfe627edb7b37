// The header of a gzip member (RFC 1952, 2.3), read strictly: reserved flags are
// refused and a header CRC is checked. Bits that carry nothing (the time, the
// extra flags, the system, the text flag) are passed over, as the RFC asks.
import { crc32 } from './crc32.js';
import { CodedError } from './errors.js';
/** A gzip member that cannot be believed. */
export class GzipFault extends CodedError {
    constructor(code, message, offset) {
        super(code, message, {
            offset,
            hint: code === 'gzip-trailing-bytes'
                ? 'a record is one gzip member and nothing after it; cut off what follows'
                : 'the file was damaged or cut after it was written; fetch it again',
        });
    }
}
/** Header and trailer without their optional fields. */
export const MIN_MEMBER = 18;
export const TRAILER_SIZE = 8;
/** Longer headers are refused: an extra field has at most 64 KiB, names are short. */
export const MAX_HEADER = 128 * 1024;
const FIXED_SIZE = 10;
const DEFLATE = 8;
const FLAG = { headerCrc: 2, extra: 4, name: 8, comment: 16, reserved: 0xe0 };
/** Whether bytes begin as gzip does. */
export function isGzip(bytes) {
    return bytes.length >= 2 && bytes[0] === 0x1f && bytes[1] === 0x8b;
}
/**
 * Reads the header that `bytes` begin with.
 *
 * @throws GzipFault `gzip-damaged`; `gzip-truncated` when the header is not whole in `bytes`
 */
export function readGzipHeader(bytes) {
    const need = (end) => {
        if (end > bytes.length)
            throw new GzipFault('gzip-truncated', 'the gzip header is cut short', bytes.length);
    };
    need(FIXED_SIZE);
    if (!isGzip(bytes))
        throw new GzipFault('gzip-damaged', 'the file does not begin as gzip', 0);
    if (bytes[2] !== DEFLATE)
        throw new GzipFault('gzip-damaged', 'the gzip header names no deflate stream', 2);
    const flags = bytes[3];
    if ((flags & FLAG.reserved) !== 0)
        throw new GzipFault('gzip-damaged', 'the gzip header sets a reserved flag', 3);
    let at = FIXED_SIZE;
    let extra;
    if (flags & FLAG.extra) {
        need(at + 2);
        const end = at + 2 + bytes.readUInt16LE(at);
        need(end);
        extra = bytes.subarray(at + 2, end);
        at = end;
    }
    for (const flag of [FLAG.name, FLAG.comment]) {
        if ((flags & flag) === 0)
            continue;
        const zero = bytes.indexOf(0, at);
        need(zero === -1 ? bytes.length + 1 : zero);
        at = zero + 1;
    }
    if (flags & FLAG.headerCrc) {
        need(at + 2);
        if ((crc32(bytes.subarray(0, at)) & 0xffff) !== bytes.readUInt16LE(at))
            throw new GzipFault('gzip-crc-mismatch', 'the CRC of the gzip header does not match', at);
        at += 2;
    }
    return { length: at, extra };
}
//# sourceMappingURL=gzip-header.js.map