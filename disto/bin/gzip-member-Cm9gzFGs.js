import { n as MachineryError } from "./errors-CfE0sfLm.js";
import "./stage-BzaUvrnm.js";
import { i as deflatePart, n as SegmentWriter, r as deflateEnd, t as DeflateQueue } from "./gzip-segment-mVKxi9u5.js";
import { n as SEGMENT_NAMES } from "./journal-rules-C-d2ia5E.js";
import { a as crc32, i as combineCrc32, r as encodeGzipIndex } from "./gzip-index-BQUfEDHa.js";
import { Writable } from "node:stream";
// dist/lib/session-record/assembly/record-document.js
const NO_SEED = Buffer.from("{\"prompt\":\"\"}");
const LINE = Buffer.from("\n");
const NEXT_LINE = Buffer.from(",\n");
/**
* The stretches of a record's text, in order.
*
* @param truncation the truncation object's bytes, or undefined for a complete record
*/
function recordParts(head, segments, truncation) {
	const parts = [];
	let text = [...openingText(head)];
	for (const name of SEGMENT_NAMES) {
		const { file, summary } = segments.get(name);
		text.push(Buffer.from(`"${name}":[\n`));
		parts.push({ text: Buffer.concat(text) }, {
			segment: summary,
			file
		});
		text = [Buffer.from(summary.elements > 0 ? "\n]" : "]")];
		if (name !== "entries") text.push(NEXT_LINE);
	}
	if (truncation !== void 0) text.push(NEXT_LINE, Buffer.from("\"truncation\":"), truncation);
	text.push(Buffer.from("}\n"));
	parts.push({ text: Buffer.concat(text) });
	return parts;
}
function* openingText(head) {
	const header = head.header;
	yield Buffer.from("{");
	yield* member("formatVersion", header.formatVersion);
	yield* member("recorder", header.recorder);
	yield* member("sessionId", header.sessionId);
	if (header.routingKey !== void 0) yield* member("routingKey", header.routingKey);
	yield* member("capabilitySet", header.capabilitySet);
	yield* member("seed", head.seed ?? NO_SEED);
	yield Buffer.from("\"agents\":[\n");
	let isFirst = true;
	for (const row of head.agents.values()) {
		if (!isFirst) yield NEXT_LINE;
		yield row;
		isFirst = false;
	}
	if (!isFirst) yield LINE;
	yield Buffer.from("],\n");
}
function* member(key, value) {
	yield Buffer.from(`"${key}":`);
	yield value;
	yield NEXT_LINE;
}
// dist/lib/session-record/assembly/record-head.js
var RecordHead = class {
	header;
	/** The last seed line's object, as bytes. */
	seed;
	/** The last row of each agent, as bytes, in the order of first rows. */
	agents = /* @__PURE__ */ new Map();
	end;
	damage;
	/** Keeps what belongs to the head. @returns whether the item did */
	keep(item) {
		if (item.kind === "damage") this.damage = item.damage;
		return item.kind !== "line" || this.#keepLine(item);
	}
	#keepLine({ value, bytesOf, place }) {
		switch (value.type) {
			case "header":
				this.header = {
					formatVersion: copyOf(bytesOf, "formatVersion"),
					recorder: copyOf(bytesOf, "recorder"),
					sessionId: copyOf(bytesOf, "sessionId"),
					routingKey: value.routingKey == null ? void 0 : copyOf(bytesOf, "routingKey"),
					capabilitySet: copyOf(bytesOf, "capabilitySet")
				};
				return true;
			case "seed":
				this.seed = copyOf(bytesOf, "seed");
				return true;
			case "agent":
				this.agents.set(value.agent.agentId, copyOf(bytesOf, "agent"));
				return true;
			case "end":
				this.end = {
					value,
					place,
					truncation: value.truncation == null ? void 0 : copyOf(bytesOf, "truncation")
				};
				return true;
			default: return false;
		}
	}
};
/** A copy, because a view would keep its whole line. */
function copyOf(bytesOf, key) {
	return Buffer.from(bytesOf(key));
}
// dist/lib/session-record/assembly/record-segments.js
var RecordSegments = class RecordSegments {
	#scratch;
	#files = /* @__PURE__ */ new Map();
	#writers = /* @__PURE__ */ new Map();
	constructor(scratch) {
		this.#scratch = scratch;
	}
	/** Opens the five segment files. @param level of deflate, 0 to 9 */
	static async open(scratch, level) {
		const segments = new RecordSegments(scratch);
		const queue = new DeflateQueue(level);
		for (const name of SEGMENT_NAMES) {
			const file = await scratch.openFile(name);
			segments.#files.set(name, file);
			segments.#writers.set(name, new SegmentWriter(file, queue));
		}
		return segments;
	}
	/** The sink to pipe {@link RecordElement}s into. */
	sink() {
		return new Writable({
			objectMode: true,
			highWaterMark: 2,
			write: ({ segment, bytes }, _encoding, done) => {
				let pending;
				try {
					pending = this.#writer(segment).append(bytes);
				} catch (error) {
					done(this.#failure(error));
					return;
				}
				if (pending === void 0) done();
				else pending.then(() => done(), (error) => done(this.#failure(error)));
			}
		});
	}
	/** Ends the segments, all at once: each has a last block to deflate. @throws MachineryError `cannot-write` */
	async finish() {
		try {
			const finished = SEGMENT_NAMES.map(async (name) => [name, {
				file: this.#files.get(name),
				summary: await this.#writer(name).finish()
			}]);
			return new Map(await Promise.all(finished));
		} catch (error) {
			throw this.#failure(error);
		}
	}
	#writer(name) {
		return this.#writers.get(name);
	}
	#failure(error) {
		return MachineryError.from("write", this.#scratch.path, error);
	}
};
// dist/lib/stream/gzip-member.js
const COPY_SIZE = 262144;
/**
* The bytes of one gzip member that inflates to the parts in their order. Its
* header carries an index of the segments, in their order.
*
* Holds one copy buffer and the deflated texts. Fails when a scratch file cannot be read.
*
* @param level of the texts between the segments, 0 to 9
*/
async function* gzipMember(parts, level) {
	const deflatedTexts = /* @__PURE__ */ new Map();
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
	for (const part of parts) if ("segment" in part) {
		const { compressedCrc32, ...index } = part.segment;
		segments.push({
			...index,
			compressedOffset: deflatedLength
		});
		account(index.crc32, index.length, compressedCrc32, index.compressedLength);
	} else {
		const deflated = await deflatePart(part.text, level);
		deflatedTexts.set(part, deflated);
		account(crc32(part.text), part.text.length, crc32(deflated), deflated.length);
	}
	const end = await deflateEnd();
	account(0, 0, crc32(end), end.length);
	yield gzipHeader(encodeGzipIndex({
		deflatedLength,
		deflatedCrc32: deflatedCrc,
		segments
	}));
	for (const part of parts) if ("segment" in part) yield* readFrom(part.file, part.segment.compressedLength);
	else yield deflatedTexts.get(part);
	yield end;
	const trailer = Buffer.alloc(8);
	trailer.writeUInt32LE(crc, 0);
	trailer.writeUInt32LE(length % 2 ** 32, 4);
	yield trailer;
}
/** RFC 1952, 2.3: FEXTRA set, no time, unknown file system. */
function gzipHeader(extra) {
	const header = Buffer.from([
		31,
		139,
		8,
		4,
		0,
		0,
		0,
		0,
		0,
		255,
		0,
		0
	]);
	header.writeUInt16LE(extra.length, 10);
	return Buffer.concat([header, extra]);
}
async function* readFrom(file, length) {
	let at = 0;
	while (at < length) {
		const buffer = Buffer.allocUnsafe(Math.min(COPY_SIZE, length - at));
		const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
		if (bytesRead === 0) throw new Error("a scratch file ended before its segment did");
		at += bytesRead;
		yield buffer.subarray(0, bytesRead);
	}
}
export { recordParts as i, RecordSegments as n, RecordHead as r, gzipMember as t };
