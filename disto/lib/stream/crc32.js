// CRC-32 of gzip (RFC 1952, section 8), and the CRC of two texts joined without
// reading them again: appending n zero bytes is a linear map over GF(2), and
// squaring its matrix doubles n, so the combination costs log2(n) steps.
import { crc32 as zlibCrc32 } from 'node:zlib';
/** The CRC-32 of `bytes`, going on from `seed` (0 at the start). */
export function crc32(bytes, seed = 0) {
    return zlibCrc32(bytes, seed);
}
const POLYNOMIAL = 0xedb88320;
/** The CRC-32 of a text A followed by a text B, from their CRCs and the length of B in bytes. */
export function combineCrc32(crcA, crcB, lengthB) {
    let remaining = lengthB;
    let crc = crcA;
    let matrix = SHIFT_ONE_BYTE;
    while (remaining > 0) {
        if (remaining % 2 === 1)
            crc = apply(matrix, crc);
        remaining = Math.floor(remaining / 2);
        if (remaining > 0)
            matrix = square(matrix);
    }
    return (crc ^ crcB) >>> 0;
}
/** Column i is what bit i becomes when one zero byte is appended. */
const SHIFT_ONE_BYTE = Uint32Array.from({ length: 32 }, (_, bit) => {
    let value = 2 ** bit;
    for (let step = 0; step < 8; step += 1)
        value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
    return value;
});
function apply(matrix, vector) {
    let sum = 0;
    for (let bit = 0; bit < 32; bit += 1)
        if ((vector >>> bit) & 1)
            sum ^= matrix[bit];
    return sum >>> 0;
}
function square(matrix) {
    return matrix.map((column) => apply(matrix, column));
}
//# sourceMappingURL=crc32.js.map