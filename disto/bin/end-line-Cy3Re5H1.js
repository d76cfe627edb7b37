import { n as MachineryError, r as systemErrorCode, t as CodedError } from "./errors-CfE0sfLm.js";
import { n as makeFolderSync } from "./make-folder-B4IHk-pS.js";
import { dirname } from "node:path";
import { closeSync, fstatSync, ftruncateSync, openSync, rmSync, writeSync } from "node:fs";
// dist/lib/session-record/capture/journal-file.js
/**
* Creates the journal at `path`, and the folder that it stands in. It never
* appends to a journal or truncates one: what is there is another session's.
*
* @param replaces removes what is there first
* @returns the descriptor of an empty file that only its owner may read and write
* @throws CodedError `journal-exists`
* @throws MachineryError `cannot-create`
*/
function createJournal(path, replaces = false) {
	try {
		makeFolderSync(dirname(path));
		if (replaces) rmSync(path, { force: true });
	} catch (error) {
		throw MachineryError.from("create", path, error);
	}
	try {
		return openSync(path, "wx", 384);
	} catch (error) {
		if (systemErrorCode(error) !== "EEXIST") throw MachineryError.from("create", path, error);
		throw new CodedError("journal-exists", `there is a journal at ${path} already`, { hint: "it is the account of another session: move it away, or replace it with --force" });
	}
}
/** A journal that is open for writing. Blocks its thread. */
var JournalFile = class {
	#fd;
	#size;
	#isTorn;
	/** @param size how many bytes of a file that another writer left are whole batches; what stands behind them is cut off */
	constructor(fd, size) {
		this.#fd = fd;
		this.#size = size ?? 0;
		this.#isTorn = size !== void 0;
	}
	/** Bytes of whole batches. */
	get size() {
		return this.#size;
	}
	/** Whether the file has no name any more: it was removed, or its folder was. */
	get isGone() {
		return fstatSync(this.#fd).nlink === 0;
	}
	/** Appends a batch. @throws the system's error; nothing of the batch is left in the file then */
	append(bytes) {
		if (this.#isTorn) this.#cutTail();
		let written = 0;
		try {
			while (written < bytes.length) written += writeSync(this.#fd, bytes, written, bytes.length - written, this.#size + written);
		} catch (error) {
			this.#isTorn = true;
			this.#tryToCutTail();
			throw error;
		}
		this.#size += bytes.length;
	}
	/**
	* Appends the closing line, again every 10 ms while it fails.
	*
	* @param graceMs how long it is tried
	* @throws the last error
	*/
	close(end, graceMs) {
		const until = performance.now() + graceMs;
		try {
			for (;;) try {
				this.append(end);
				return;
			} catch (error) {
				if (performance.now() >= until) throw error;
				sleep(RETRY_MS);
			}
		} finally {
			closeSync(this.#fd);
		}
	}
	#cutTail() {
		ftruncateSync(this.#fd, this.#size);
		this.#isTorn = false;
	}
	#tryToCutTail() {
		try {
			this.#cutTail();
		} catch {}
	}
};
/** How long the closing line may take to be accepted, and how often it is tried. */
const END_GRACE_MS = 2e3;
const RETRY_MS = 10;
function sleep(ms) {
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
// dist/lib/session-record/capture/end-line.js
/** The recorder's own word on a journal that it stopped. */
function truncationOf(reason, { lastSeq, bytes }) {
	return {
		reason,
		...lastSeq === void 0 ? {} : { lastSeq },
		bytes
	};
}
/** The bytes of a closing line, its line feed included. */
function encodeEnd(entries, truncation) {
	return Buffer.from(`${JSON.stringify({
		type: "end",
		entries,
		truncation
	})}\n`);
}
export { createJournal as a, JournalFile as i, truncationOf as n, END_GRACE_MS as r, encodeEnd as t };
