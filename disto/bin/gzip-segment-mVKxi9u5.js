import { n as MachineryError } from "./errors-CfE0sfLm.js";
import { t as makeFolder } from "./make-folder-B4IHk-pS.js";
import { a as crc32$1 } from "./gzip-index-BQUfEDHa.js";
import { join } from "node:path";
import { hostname } from "node:os";
import { createHash } from "node:crypto";
import { mkdtemp, open, readdir, readlink, rm } from "node:fs/promises";
import { promisify } from "node:util";
import { constants, deflateRaw } from "node:zlib";
// dist/lib/session-record/assembly/scratch.js
/** A directory of this process that goes with everything in it. */
var Scratch = class Scratch {
	path;
	#files = [];
	constructor(path) {
		this.path = path;
	}
	/**
	* Makes a fresh scratch directory below `parent`, which is made as well when it is missing.
	*
	* @param prefix what kind of scratch it is, such as `.replay-assembly-`
	* @throws MachineryError `cannot-create`
	*/
	static async create(parent, prefix) {
		try {
			await makeFolder(parent);
			return new Scratch(await mkdtemp(join(parent, `${prefix}${await ownerTag(process.pid)}-`)));
		} catch (error) {
			throw MachineryError.from("create", join(parent, `${prefix}*`), error);
		}
	}
	/** Opens a new file in the directory for writing and reading. */
	async openFile(name) {
		const path = join(this.path, name);
		try {
			const file = await open(path, "wx+", 384);
			this.#files.push(file);
			return file;
		} catch (error) {
			throw MachineryError.from("create", path, error);
		}
	}
	/** Closes its files and removes the directory. Never throws: what it serves has already succeeded or failed. */
	async remove() {
		await Promise.allSettled(this.#files.map((file) => file.close()));
		await rm(this.path, {
			recursive: true,
			force: true,
			maxRetries: 3
		}).catch(() => {});
	}
};
/**
* Removes the scratch directories below `parent` that processes left which are gone.
*
* @returns their paths
*/
async function removeLeftovers(parent, prefix) {
	const names = await readdir(parent).catch(() => []);
	const removed = [];
	for (const name of names) {
		const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split("-")[1]) : NaN;
		if (!(Number.isSafeInteger(pid) && name.startsWith(`${prefix}${await ownerTag(pid)}-`)) || isRunning(pid)) continue;
		const path = join(parent, name);
		try {
			await rm(path, { recursive: true });
			removed.push(path);
		} catch {}
	}
	return removed;
}
/** The place where a process id means something, and the id: `3f9a01c2-4711`. */
async function ownerTag(pid) {
	const namespace = await readlink("/proc/self/ns/pid").catch(() => "");
	return `${createHash("sha256").update(`${hostname()}\0${namespace}`).digest("hex").slice(0, 8)}-${pid}`;
}
function isRunning(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
// dist/lib/stream/gzip-segment.js
const FIRST_BLOCK_SIZE = 131072;
const BLOCK_SIZE = 1048576;
const WINDOW_SIZE = 32768;
const RESTART_SPACING = 8388608;
const MAX_IN_FLIGHT = 3;
const SEPARATOR = Buffer.from(",\n");
const deflateRawAsync = promisify(deflateRaw);
/** Deflates `bytes` so that more may follow: raw, ended at a byte boundary by a sync flush. */
function deflatePart(bytes, level, dictionary) {
	return deflateRawAsync(bytes, {
		level,
		finishFlush: constants.Z_SYNC_FLUSH,
		chunkSize: Math.min(262144, Math.max(1024, bytes.length)),
		...dictionary === void 0 ? {} : { dictionary }
	});
}
/** Ends a deflate stream: an empty last block. */
function deflateEnd() {
	return deflateRawAsync(Buffer.alloc(0), {});
}
/** Bounds how many blocks are deflated at once, over all segments of one member, and uses their memory again. */
var DeflateQueue = class {
	level;
	#free = MAX_IN_FLIGHT;
	#waiting = [];
	#spareBlocks = [];
	constructor(level) {
		this.level = level;
	}
	/** Resolves when a block may be deflated; `release` gives its place back. */
	async acquire() {
		if (this.#free > 0) {
			this.#free -= 1;
			return;
		}
		await new Promise((resolve) => this.#waiting.push(resolve));
	}
	/** A block of {@link BLOCK_SIZE} bytes; its memory is touched only as it is filled. */
	takeBlock() {
		return this.#spareBlocks.pop() ?? Buffer.allocUnsafeSlow(BLOCK_SIZE);
	}
	giveBlock(block) {
		this.#spareBlocks.push(block);
	}
	release() {
		const next = this.#waiting.shift();
		if (next === void 0) this.#free += 1;
		else next();
	}
};
/** Writes one segment into a scratch file. */
var SegmentWriter = class {
	#file;
	#queue;
	#block;
	/** Bytes at which the block is full. */
	#blockSize = FIRST_BLOCK_SIZE;
	#filled = 0;
	#dictionary;
	/** Resolves when every block so far is in the file; a failure stays in it. */
	#written = Promise.resolve();
	#failure;
	#length = 0;
	#elements = 0;
	#crc = 0;
	#compressedLength = 0;
	#compressedCrc = 0;
	#restartedAt = 0;
	/** Compressed offsets are known only when the blocks before them are written. */
	#restarts = [];
	constructor(file, queue) {
		this.#file = file;
		this.#queue = queue;
	}
	get elements() {
		return this.#elements;
	}
	/**
	* Adds one element, its bytes as they are.
	*
	* @returns a promise when the caller has to wait for room, undefined when it need not
	*/
	append(element) {
		if (this.#failure !== void 0) throw this.#failure;
		if (this.#filled + element.length + SEPARATOR.length >= this.#blockSize || this.#restartIsDue()) return this.#appendSlowly(element);
		this.#copy(element);
	}
	/** Writes what is left. */
	async finish() {
		if (this.#filled > 0) await this.#flushBlock();
		await this.#written;
		if (this.#failure !== void 0) throw this.#failure;
		return {
			compressedLength: this.#compressedLength,
			compressedCrc32: this.#compressedCrc,
			length: this.#length,
			crc32: this.#crc,
			elements: this.#elements,
			restarts: this.#restarts
		};
	}
	#restartIsDue() {
		return this.#length + this.#filled - this.#restartedAt >= RESTART_SPACING;
	}
	#copy(element) {
		const block = this.#currentBlock();
		if (this.#elements > 0) this.#filled += SEPARATOR.copy(block, this.#filled);
		this.#filled += element.copy(block, this.#filled);
		this.#elements += 1;
	}
	async #appendSlowly(element) {
		if (this.#elements > 0) await this.#fill(SEPARATOR);
		if (this.#restartIsDue()) await this.#restart();
		await this.#fill(element);
		this.#elements += 1;
	}
	async #fill(bytes) {
		let from = 0;
		while (from < bytes.length) {
			const to = Math.min(bytes.length, from + this.#blockSize - this.#filled);
			this.#filled += bytes.copy(this.#currentBlock(), this.#filled, from, to);
			from = to;
			if (this.#filled === this.#blockSize) await this.#flushBlock();
		}
	}
	#currentBlock() {
		this.#block ??= this.#queue.takeBlock();
		return this.#block;
	}
	async #restart() {
		if (this.#filled > 0) await this.#flushBlock();
		this.#dictionary = void 0;
		this.#restartedAt = this.#length;
		const point = {
			compressedOffset: 0,
			offset: this.#length,
			element: this.#elements,
			crc32: this.#crc
		};
		this.#restarts.push(point);
		this.#written = this.#written.then(() => {
			point.compressedOffset = this.#compressedLength;
		});
	}
	async #flushBlock() {
		await this.#queue.acquire();
		const whole = this.#currentBlock();
		const block = whole.subarray(0, this.#filled);
		const dictionary = this.#dictionary;
		this.#crc = crc32$1(block, this.#crc);
		this.#length += block.length;
		this.#dictionary = Buffer.from(block.subarray(Math.max(0, block.length - WINDOW_SIZE)));
		this.#block = void 0;
		this.#blockSize = Math.min(BLOCK_SIZE, 2 * this.#blockSize);
		this.#filled = 0;
		const deflated = deflatePart(block, this.#queue.level, dictionary);
		deflated.then(() => this.#queue.giveBlock(whole), () => {});
		this.#written = this.#written.then(async () => this.#write(await deflated)).catch((error) => {
			this.#failure ??= error;
		}).finally(() => this.#queue.release());
	}
	async #write(bytes) {
		if (this.#failure !== void 0) return;
		await writeWhole(this.#file, bytes);
		this.#compressedLength += bytes.length;
		this.#compressedCrc = crc32$1(bytes, this.#compressedCrc);
	}
};
/** Writes all of `bytes` at the file's position; a short write goes on where it stopped. */
async function writeWhole(file, bytes) {
	let from = 0;
	while (from < bytes.length) {
		const { bytesWritten } = await file.write(bytes, from, bytes.length - from);
		from += bytesWritten;
	}
}
export { writeWhole as a, deflatePart as i, SegmentWriter as n, Scratch as o, deflateEnd as r, removeLeftovers as s, DeflateQueue as t };
