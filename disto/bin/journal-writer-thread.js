import { i as JournalFile, n as truncationOf, r as END_GRACE_MS, t as encodeEnd } from "./end-line-Cy3Re5H1.js";
import { parentPort, workerData } from "node:worker_threads";
// dist/lib/session-record/capture/writer-gauge.js
/** What the writer is up to. */
const WRITER = {
	running: 0,
	/** A write failed: it writes nothing any more but the closing line. */
	failed: 1,
	/** Its recorder has given up waiting for it. */
	abandoned: 2
};
const DEPTH = 0;
const QUEUED_BYTES = 1;
const STATE = 2;
const ENTRIES = 0;
const BYTES = 1;
const LAST_SEQ = 2;
const WORDS_SIZE = 16;
var WriterGauge = class {
	memory;
	#words;
	#totals;
	/** @param memory of another gauge, to see what it sees */
	constructor(memory = new SharedArrayBuffer(40)) {
		this.memory = memory;
		this.#words = new Int32Array(memory, 0, WORDS_SIZE / 4);
		this.#totals = new BigInt64Array(memory, WORDS_SIZE);
	}
	/** Batches that wait. */
	get depth() {
		return Atomics.load(this.#words, DEPTH);
	}
	/** Bytes that wait. */
	get queuedBytes() {
		return Atomics.load(this.#words, QUEUED_BYTES);
	}
	get state() {
		return Atomics.load(this.#words, STATE);
	}
	set state(state) {
		Atomics.store(this.#words, STATE, state);
	}
	/** Entries in the journal. */
	get entries() {
		return Number(Atomics.load(this.#totals, ENTRIES));
	}
	/** Bytes in the journal. */
	get bytes() {
		return Number(Atomics.load(this.#totals, BYTES));
	}
	/** Seq of the last entry in the journal. */
	get lastSeq() {
		return this.entries === 0 ? void 0 : Number(Atomics.load(this.#totals, LAST_SEQ));
	}
	/** A batch is queued. @returns how many wait now */
	enter(size) {
		Atomics.add(this.#words, QUEUED_BYTES, size);
		return Atomics.add(this.#words, DEPTH, 1) + 1;
	}
	/** A batch stands in the journal. */
	wrote(size, entries, lastSeq) {
		Atomics.add(this.#totals, BYTES, BigInt(size));
		if (lastSeq === void 0) return;
		Atomics.store(this.#totals, LAST_SEQ, BigInt(lastSeq));
		Atomics.add(this.#totals, ENTRIES, BigInt(entries));
	}
	/** A batch waits no longer. */
	leave(size) {
		Atomics.sub(this.#words, QUEUED_BYTES, size);
		Atomics.sub(this.#words, DEPTH, 1);
		Atomics.notify(this.#words, DEPTH);
	}
	/** Blocks until another number of batches waits than `depth`. @returns false when it took longer than `ms` */
	waitForChange(depth, ms) {
		return Atomics.wait(this.#words, DEPTH, depth, ms) !== "timed-out";
	}
};
// dist/lib/session-record/capture/journal-writer.js
/** Writes what comes through `port` until the order to end. */
function writeJournal(port, { fd, memory }) {
	const gauge = new WriterGauge(memory);
	const file = new JournalFile(fd);
	let failure;
	const write = ({ parts, size, entries, lastSeq }) => {
		try {
			if (failure === void 0) {
				file.append(joined(parts));
				gauge.wrote(size, entries, lastSeq);
			}
		} catch (error) {
			failure = messageOf(error);
			gauge.state = WRITER.failed;
			port.postMessage({
				type: "failed",
				error: failure
			});
		} finally {
			gauge.leave(size);
		}
	};
	const end = (asked) => {
		try {
			if (file.isGone) failure ??= "the journal was removed while it was written";
			const isLost = failure !== void 0 || gauge.state === WRITER.abandoned;
			const reason = asked ?? (isLost ? "write_failed" : void 0);
			const truncation = reason === void 0 ? void 0 : truncationOf(reason, gauge);
			file.close(encodeEnd(gauge.entries, truncation), END_GRACE_MS);
		} catch (error) {
			failure ??= messageOf(error);
		}
		port.postMessage({
			type: "closed",
			error: failure
		});
		port.close();
	};
	port.on("message", (order) => {
		if (order.type === "end") end(order.reason);
		else write(order);
	});
	port.postMessage({ type: "ready" });
}
function joined(parts) {
	return parts.length === 1 ? parts[0] : Buffer.concat(parts);
}
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
// dist/lib/session-record/capture/journal-writer-thread.js
writeJournal(parentPort, workerData);
export {};
