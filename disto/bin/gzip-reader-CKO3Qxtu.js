import { a as crc32$1, i as combineCrc32, n as decodeGzipIndex, t as GzipIndexError } from "./gzip-index-BQUfEDHa.js";
import { n as MachineryError, t as CodedError } from "./errors-CfE0sfLm.js";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { constants, createInflateRaw } from "node:zlib";
// dist/lib/stream/gzip-header.js
/** A gzip member that cannot be believed. */
var GzipFault = class extends CodedError {
	constructor(code, message, offset) {
		super(code, message, {
			offset,
			hint: code === "gzip-trailing-bytes" ? "a record is one gzip member and nothing after it; cut off what follows" : "the file was damaged or cut after it was written; fetch it again"
		});
	}
};
/** Longer headers are refused: an extra field has at most 64 KiB, names are short. */
const MAX_HEADER = 131072;
const FIXED_SIZE = 10;
const DEFLATE = 8;
const FLAG = {
	headerCrc: 2,
	extra: 4,
	name: 8,
	comment: 16,
	reserved: 224
};
/** Whether bytes begin as gzip does. */
function isGzip(bytes) {
	return bytes.length >= 2 && bytes[0] === 31 && bytes[1] === 139;
}
/**
* Reads the header that `bytes` begin with.
*
* @throws GzipFault `gzip-damaged`; `gzip-truncated` when the header is not whole in `bytes`
*/
function readGzipHeader(bytes) {
	const need = (end) => {
		if (end > bytes.length) throw new GzipFault("gzip-truncated", "the gzip header is cut short", bytes.length);
	};
	need(FIXED_SIZE);
	if (!isGzip(bytes)) throw new GzipFault("gzip-damaged", "the file does not begin as gzip", 0);
	if (bytes[2] !== DEFLATE) throw new GzipFault("gzip-damaged", "the gzip header names no deflate stream", 2);
	const flags = bytes[3];
	if ((flags & FLAG.reserved) !== 0) throw new GzipFault("gzip-damaged", "the gzip header sets a reserved flag", 3);
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
		if ((flags & flag) === 0) continue;
		const zero = bytes.indexOf(0, at);
		need(zero === -1 ? bytes.length + 1 : zero);
		at = zero + 1;
	}
	if (flags & FLAG.headerCrc) {
		need(at + 2);
		if ((crc32$1(bytes.subarray(0, at)) & 65535) !== bytes.readUInt16LE(at)) throw new GzipFault("gzip-crc-mismatch", "the CRC of the gzip header does not match", at);
		at += 2;
	}
	return {
		length: at,
		extra
	};
}
// dist/lib/stream/stored-bytes.js
const CHUNK_SIZE$1 = 65536;
/** Opens a regular file for reading. @throws MachineryError `cannot-open`, `cannot-read` */
async function openStoredFile(path) {
	let file;
	try {
		file = await open(path, "r");
	} catch (error) {
		throw MachineryError.from("open", path, error);
	}
	const facts = await file.stat();
	if (facts.isFile()) return storedFile(file, path, facts.size);
	await file.close();
	const what = facts.isDirectory() ? "EISDIR" : "EINVAL";
	throw MachineryError.from("read", path, Object.assign(/* @__PURE__ */ new Error("no regular file"), { code: what }));
}
/** The bytes of an open file, `size` of them; closing closes it. */
function storedFile(file, path, size) {
	return {
		name: path,
		size,
		read: (start = 0, end = size) => Readable.from(readRange(file, path, start, end), {
			objectMode: false,
			highWaterMark: CHUNK_SIZE$1
		}),
		readInto: (buffer, at) => readSome(file, path, buffer, at),
		close: () => file.close()
	};
}
/** A short range as one buffer. */
async function readBytes(bytes, start, end) {
	if (bytes.readInto !== void 0) {
		const whole = Buffer.allocUnsafeSlow(Math.max(0, end - start));
		for (let at = start; at < end;) at += await bytes.readInto(whole.subarray(at - start), at);
		return whole;
	}
	const chunks = [];
	if (end > start) for await (const chunk of bytes.read(start, end)) chunks.push(chunk);
	return Buffer.concat(chunks);
}
async function* readRange(file, path, start, end) {
	let at = start;
	while (at < end) {
		const buffer = Buffer.allocUnsafeSlow(Math.min(CHUNK_SIZE$1, end - at));
		const length = await readSome(file, path, buffer, at);
		at += length;
		yield buffer.subarray(0, length);
	}
}
async function readSome(file, path, buffer, at) {
	let bytesRead;
	try {
		({bytesRead} = await file.read(buffer, 0, buffer.length, at));
	} catch (error) {
		throw MachineryError.from("read", path, error);
	}
	if (bytesRead > 0) return bytesRead;
	throw new CodedError("input-shrank", `${path} ended at byte ${at}, before the end it had`, {
		offset: at,
		hint: "the file was changed while it was read; read it again"
	});
}
// dist/lib/stream/gzip-open.js
/**
* Reads header, index and trailer.
*
* An index of an unknown version is passed over; one that does not fit the file is an error.
*
* @param indexUse whether the index is read at all
* @throws GzipFault, GzipIndexError
*/
async function openGzipMember(bytes, indexUse = "used") {
	const { length: headerLength, extra } = readGzipHeader(await readBytes(bytes, 0, Math.min(bytes.size, MAX_HEADER)));
	if (bytes.size < Math.max(18, headerLength + 8)) throw new GzipFault("gzip-truncated", "the file ends before its deflate stream does", bytes.size);
	const end = await readBytes(bytes, bytes.size - 8, bytes.size);
	const index = extra === void 0 || indexUse === "ignored" ? void 0 : knownIndex(extra);
	if (index !== void 0) checkExtent(index, bytes.size - headerLength - 8);
	return {
		bytes,
		headerLength,
		index,
		trailer: {
			crc32: end.readUInt32LE(0),
			length: end.readUInt32LE(4)
		},
		inflated: 0
	};
}
/** The end of a segment, as a point in it. */
function endOf(segment) {
	const { compressedLength, length, crc32: crc, elements } = segment;
	return {
		compressedOffset: compressedLength,
		offset: length,
		crc32: crc,
		element: elements
	};
}
function knownIndex(extra) {
	try {
		return decodeGzipIndex(extra);
	} catch (error) {
		if (error instanceof GzipIndexError && error.code === "index-unsupported") return void 0;
		throw error;
	}
}
/** @throws GzipIndexError `index-damaged`; GzipFault when the file is shorter or longer than the index says */
function checkExtent(index, deflated) {
	if (deflated < index.deflatedLength) throw new GzipFault("gzip-truncated", "the file is shorter than its index says");
	if (deflated > index.deflatedLength) throw new GzipFault("gzip-trailing-bytes", "the file is longer than its index says");
	let at = 0;
	for (const segment of index.segments) {
		if (segment.compressedOffset < at || !isAscending(segment)) throw contradiction();
		at = segment.compressedOffset + segment.compressedLength;
	}
	if (at > index.deflatedLength) throw contradiction();
}
function isAscending(segment) {
	let before = {
		compressedOffset: 0,
		offset: 0,
		element: 0
	};
	for (const point of [...segment.restarts, endOf(segment)]) {
		if (point.compressedOffset < before.compressedOffset || point.offset < before.offset || point.element < before.element) return false;
		before = point;
	}
	return true;
}
function contradiction() {
	return new GzipIndexError("index-damaged", "the index in the gzip header contradicts itself");
}
// dist/lib/stream/gzip-reader.js
const CHUNK_SIZE = 65536;
/** The whole text. Fails at the end at the latest when the member is not sound. @throws GzipFault */
async function* inflateMember(member) {
	const { bytes, headerLength, trailer } = member;
	const end = bytes.size - 8;
	let crc = 0;
	let length = 0;
	const inflating = inflate(member, headerLength, end, "ended");
	let step = await inflating.next();
	try {
		for (; step.done !== true; step = await inflating.next()) {
			crc = crc32$1(step.value, crc);
			length += step.value.length;
			yield step.value;
		}
	} finally {
		await inflating.return(0);
	}
	const consumed = step.value;
	if (consumed !== end - headerLength) throw trailingBytes(member, headerLength + consumed);
	checkText(trailer, crc, length, end);
}
/** The text of segment `number`, checked at its end. @throws GzipFault */
function inflateSegment(member, number) {
	const segment = segmentOf(member, number);
	return inflateBetween(member, segment, {
		compressedOffset: 0,
		offset: 0,
		crc32: 0
	}, endOf(segment));
}
/** The stretches of segment `number` between its restart points, in order. */
function stretchesOf(member, number) {
	const segment = segmentOf(member, number);
	const points = [
		{
			compressedOffset: 0,
			offset: 0,
			crc32: 0,
			element: 0
		},
		...segment.restarts,
		endOf(segment)
	];
	return points.slice(0, -1).map((point, at) => {
		const next = points[at + 1];
		return {
			from: point.element,
			to: next.element,
			inflate: () => inflateBetween(member, segment, point, next)
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
async function inflateGaps(member) {
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
		const ending = next === void 0 ? "ended" : "flushed";
		const chunks = [];
		for await (const chunk of inflate(member, start, member.headerLength + to, ending)) chunks.push(chunk);
		const text = Buffer.concat(chunks);
		texts.push(text);
		add(crc32$1(text), text.length);
		if (next === void 0) break;
		add(next.crc32, next.length);
		from = to + next.compressedLength;
	}
	checkText(member.trailer, crc, length, member.bytes.size - 8);
	return {
		texts,
		length
	};
}
/**
* Whether the deflate stream is the one that was written, told from the index
* without inflating it.
*
* @throws GzipFault `gzip-crc-mismatch`
*/
async function checkDeflated(member) {
	const { deflatedCrc32, deflatedLength } = member.index;
	let crc = 0;
	const end = member.headerLength + deflatedLength;
	for await (const chunk of member.bytes.read(member.headerLength, end)) crc = crc32$1(chunk, crc);
	if (crc !== deflatedCrc32) throw new GzipFault("gzip-crc-mismatch", "the deflate stream is not the one that the index tells of");
}
async function* inflateBetween(member, segment, point, next) {
	const start = member.headerLength + segment.compressedOffset;
	let crc = 0;
	let length = 0;
	const expected = next.offset - point.offset;
	for await (const chunk of inflate(member, start + point.compressedOffset, start + next.compressedOffset, "flushed")) {
		crc = crc32$1(chunk, crc);
		length += chunk.length;
		if (length > expected) break;
		yield chunk;
	}
	if (length !== expected || combineCrc32(point.crc32, crc, length) !== next.crc32) throw new GzipFault("gzip-crc-mismatch", "a part of the record does not match its CRC in the index", start + point.compressedOffset);
}
/**
* Inflates the compressed bytes `[start, end)` of the file.
*
* @param ending `ended`: the deflate stream's last block is among them; `flushed`: they end at a byte boundary before it
* @returns how many of the bytes the deflate stream took
*/
async function* inflate(member, start, end, ending) {
	if (start === end && ending === "flushed") return 0;
	const input = member.bytes.read(start, end);
	const inflater = createInflateRaw({
		chunkSize: CHUNK_SIZE,
		finishFlush: ending === "flushed" ? constants.Z_SYNC_FLUSH : constants.Z_FINISH
	});
	forward(input, inflater);
	try {
		for await (const chunk of inflater) {
			member.inflated += chunk.length;
			yield chunk;
		}
		return inflater.bytesWritten;
	} catch (error) {
		throw inflateFault(error, start);
	} finally {
		input.destroy();
		inflater.destroy();
	}
}
function forward(input, inflater) {
	input.once("error", (error) => inflater.destroy(error));
	input.pipe(inflater);
}
/** @param end where the deflate stream ends */
function trailingBytes({ bytes }, end) {
	const at = end + 8;
	return new GzipFault("gzip-trailing-bytes", `${bytes.size - at} bytes follow the gzip member`, at);
}
/** What zlib says of a deflate stream that begins at byte `start`, in this library's words; anything else as it is. */
function inflateFault(error, start) {
	const code = error instanceof Error ? error.code : void 0;
	if (code === "Z_BUF_ERROR") return new GzipFault("gzip-truncated", "the deflate stream is cut short", start);
	if (code?.startsWith("Z_") === true) return new GzipFault("gzip-damaged", `the deflate stream is damaged: ${error.message}`, start);
	return error;
}
/** @throws GzipFault when a text is not the one that the trailer, at byte `at`, tells of */
function checkText(trailer, crc, length, at) {
	if (crc !== trailer.crc32) throw new GzipFault("gzip-crc-mismatch", "the text does not match its CRC in the gzip trailer", at);
	if (length % 2 ** 32 !== trailer.length) throw new GzipFault("gzip-crc-mismatch", "the text does not have the length of the gzip trailer", at + 4);
}
function segmentOf(member, number) {
	const segment = member.index?.segments[number];
	if (segment === void 0) throw new CodedError("no-such-segment", `the index has no segment ${number}`);
	return segment;
}
export { inflateMember as a, trailingBytes as c, readBytes as d, storedFile as f, readGzipHeader as h, inflateGaps as i, openGzipMember as l, isGzip as m, checkText as n, inflateSegment as o, GzipFault as p, inflateFault as r, stretchesOf as s, checkDeflated as t, openStoredFile as u };
