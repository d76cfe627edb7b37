import { t as CodedError } from "./errors-CfE0sfLm.js";
import { crc32 } from "node:zlib";
// dist/lib/stream/crc32.js
/** The CRC-32 of `bytes`, going on from `seed` (0 at the start). */
function crc32$1(bytes, seed = 0) {
	return crc32(bytes, seed);
}
const POLYNOMIAL = 3988292384;
/** The CRC-32 of a text A followed by a text B, from their CRCs and the length of B in bytes. */
function combineCrc32(crcA, crcB, lengthB) {
	let remaining = lengthB;
	let crc = crcA;
	let matrix = SHIFT_ONE_BYTE;
	while (remaining > 0) {
		if (remaining % 2 === 1) crc = apply(matrix, crc);
		remaining = Math.floor(remaining / 2);
		if (remaining > 0) matrix = square(matrix);
	}
	return (crc ^ crcB) >>> 0;
}
/** Column i is what bit i becomes when one zero byte is appended. */
const SHIFT_ONE_BYTE = Uint32Array.from({ length: 32 }, (_, bit) => {
	let value = 2 ** bit;
	for (let step = 0; step < 8; step += 1) value = value & 1 ? value >>> 1 ^ POLYNOMIAL : value >>> 1;
	return value;
});
function apply(matrix, vector) {
	let sum = 0;
	for (let bit = 0; bit < 32; bit += 1) if (vector >>> bit & 1) sum ^= matrix[bit];
	return sum >>> 0;
}
function square(matrix) {
	return matrix.map((column) => apply(matrix, column));
}
// dist/lib/stream/gzip-index.js
/** An index that is there and cannot be believed. Codes: `index-damaged`, `index-unsupported`. */
var GzipIndexError = class extends CodedError {};
const ID = Buffer.from("gg");
const VERSION = 1;
const PRELUDE = 14;
const SEGMENT_SIZE = 34;
const RESTART_SIZE = 20;
const CRC_SIZE = 4;
/** XLEN is 16 bits wide and counts the 4 bytes of the subfield's own header. */
const MAX_PAYLOAD = 65531;
/**
* The extra field (`XLEN` not included) that holds an index. Restart points are
* thinned out, every second one at a time in the segment that has most of them,
* until the field fits.
*/
function encodeGzipIndex(index) {
	const restarts = thinOut(index.segments.map((segment) => segment.restarts));
	const payload = Buffer.alloc(payloadSize(restarts));
	payload.writeUInt8(VERSION, 0);
	payload.writeUInt8(index.segments.length, 1);
	writeUInt64(payload, index.deflatedLength, 2);
	payload.writeUInt32LE(index.deflatedCrc32, 10);
	let at = PRELUDE;
	for (const [number, segment] of index.segments.entries()) {
		writeUInt64(payload, segment.compressedOffset, at);
		writeUInt64(payload, segment.compressedLength, at + 8);
		writeUInt64(payload, segment.length, at + 16);
		payload.writeUInt32LE(segment.crc32, at + 24);
		payload.writeUInt32LE(segment.elements, at + 28);
		const points = restarts[number];
		payload.writeUInt16LE(points.length, at + 32);
		at += SEGMENT_SIZE;
		for (const point of points) {
			payload.writeUIntLE(point.compressedOffset, at, 6);
			payload.writeUIntLE(point.offset, at + 6, 6);
			payload.writeUInt32LE(point.element, at + 12);
			payload.writeUInt32LE(point.crc32, at + 16);
			at += RESTART_SIZE;
		}
	}
	payload.writeUInt32LE(crc32$1(payload.subarray(0, at)), at);
	const header = Buffer.alloc(4);
	ID.copy(header);
	header.writeUInt16LE(payload.length, 2);
	return Buffer.concat([header, payload]);
}
/**
* Finds the index in a gzip extra field.
*
* @returns undefined when the field holds none
* @throws GzipIndexError when it holds one that is damaged or of another version
*/
function decodeGzipIndex(extra) {
	let at = 0;
	while (at + 4 <= extra.length) {
		const end = at + 4 + extra.readUInt16LE(at + 2);
		if (end > extra.length) break;
		if (extra.subarray(at, at + 2).equals(ID)) return decodePayload(extra.subarray(at + 4, end));
		at = end;
	}
}
function decodePayload(payload) {
	const damaged = () => new GzipIndexError("index-damaged", "the index in the gzip header is damaged");
	if (payload.length < 18) throw damaged();
	const checked = payload.subarray(0, payload.length - CRC_SIZE);
	if (crc32$1(checked) !== payload.readUInt32LE(checked.length)) throw damaged();
	const version = checked.readUInt8(0);
	if (version !== VERSION) throw new GzipIndexError("index-unsupported", `the gzip header holds an index of version ${version}, not ${VERSION}`);
	const segments = [];
	let at = PRELUDE;
	for (let left = checked.readUInt8(1); left > 0; left -= 1) {
		if (at + SEGMENT_SIZE > checked.length) throw damaged();
		const base = at;
		const points = checked.readUInt16LE(base + 32);
		at += SEGMENT_SIZE;
		if (at + points * RESTART_SIZE > checked.length) throw damaged();
		const restarts = [];
		for (let point = 0; point < points; point += 1, at += RESTART_SIZE) restarts.push({
			compressedOffset: checked.readUIntLE(at, 6),
			offset: checked.readUIntLE(at + 6, 6),
			element: checked.readUInt32LE(at + 12),
			crc32: checked.readUInt32LE(at + 16)
		});
		segments.push({
			compressedOffset: readUInt64(checked, base),
			compressedLength: readUInt64(checked, base + 8),
			length: readUInt64(checked, base + 16),
			crc32: checked.readUInt32LE(base + 24),
			elements: checked.readUInt32LE(base + 28),
			restarts
		});
	}
	if (at !== checked.length) throw damaged();
	return {
		deflatedLength: readUInt64(checked, 2),
		deflatedCrc32: checked.readUInt32LE(10),
		segments
	};
}
function payloadSize(restarts) {
	const points = restarts.reduce((sum, list) => sum + list.length, 0);
	return PRELUDE + restarts.length * SEGMENT_SIZE + points * RESTART_SIZE + CRC_SIZE;
}
function thinOut(restarts) {
	const kept = [...restarts];
	while (payloadSize(kept) > MAX_PAYLOAD) {
		const most = kept.reduce((best, list, number) => list.length > (kept[best]?.length ?? 0) ? number : best, 0);
		kept[most] = (kept[most] ?? []).filter((_, number) => number % 2 === 1);
	}
	return kept;
}
function writeUInt64(buffer, value, at) {
	buffer.writeBigUInt64LE(BigInt(value), at);
}
function readUInt64(buffer, at) {
	return Number(buffer.readBigUInt64LE(at));
}
export { crc32$1 as a, combineCrc32 as i, decodeGzipIndex as n, encodeGzipIndex as r, GzipIndexError as t };
