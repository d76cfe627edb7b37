/** The CRC-32 of `bytes`, going on from `seed` (0 at the start). */
export declare function crc32(bytes: Buffer | Uint8Array, seed?: number): number;
/** The CRC-32 of a text A followed by a text B, from their CRCs and the length of B in bytes. */
export declare function combineCrc32(crcA: number, crcB: number, lengthB: number): number;
//# sourceMappingURL=crc32.d.ts.map