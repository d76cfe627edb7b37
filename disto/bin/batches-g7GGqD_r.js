import { Readable } from "node:stream";
// dist/lib/session-log/digest/tally.js
/** The counts of a session over its entries from an offset on. */
var Tally = class {
	#fromOffset;
	/** By entry index; undefined before the offset. */
	#kinds = [];
	/** By call number: undefined when its entry lies before the offset, `open` without a result. */
	#statuses = [];
	#unparsed = 0;
	/** @param fromOffset bytes; what lies before is not counted */
	constructor(fromOffset = 0) {
		this.#fromOffset = fromOffset;
	}
	take(item) {
		if (item.type === "entry") this.#takeEntry(item);
		else if (item.type === "call") this.#takeCall(item);
		else if (item.type === "result") this.#takeResult(item);
		else if (item.type === "unparsed" && item.offset >= this.#fromOffset) this.#unparsed += 1;
	}
	counts() {
		const kinds = countValues(this.#kinds);
		const statuses = countValues(this.#statuses);
		const interrupted = statuses.get("interrupted") ?? 0;
		return {
			entries: sum(kinds),
			prompts: kinds.get("prompt") ?? 0,
			tool_calls: sum(statuses),
			tool_errors: statuses.get("error") ?? 0,
			interrupts: (kinds.get("interrupt") ?? 0) + interrupted,
			denials: statuses.get("denied") ?? 0,
			unparsed: this.#unparsed
		};
	}
	#takeEntry({ index, kind, offset }) {
		this.#kinds[index] = offset >= this.#fromOffset ? kind : void 0;
	}
	#takeCall({ call, entry }) {
		const isCounted = this.#kinds[entry] !== void 0;
		this.#statuses[call] = isCounted ? this.#statuses[call] ?? "open" : void 0;
	}
	#takeResult({ call, status }) {
		if (this.#statuses[call] !== void 0) this.#statuses[call] = status;
	}
};
function countValues(values) {
	const counts = /* @__PURE__ */ new Map();
	for (const value of values) if (value !== void 0) counts.set(value, (counts.get(value) ?? 0) + 1);
	return counts;
}
function sum(counts) {
	return [...counts.values()].reduce((total, count) => total + count, 0);
}
// dist/lib/stream/batches.js
/**
* Source: the items of the batches, in order. Holds one batch. Fails with what
* the batches fail with; when it is destroyed, they are told to end (`return`).
*/
var BatchedReadable = class extends Readable {
	#batches;
	#batch = [];
	#next = 0;
	constructor(batches) {
		super({ objectMode: true });
		this.#batches = batches;
	}
	/** The batches, in place of the stream: whoever takes them reads nothing else of it. */
	takeBatches() {
		return this.#batches;
	}
	async _read() {
		try {
			while (this.#next === this.#batch.length) {
				const { done, value } = await this.#batches.next();
				if (done === true) {
					this.push(null);
					return;
				}
				this.#batch = value;
				this.#next = 0;
			}
			let goesOn = true;
			while (goesOn && this.#next < this.#batch.length) {
				this.#next += 1;
				goesOn = this.push(this.#batch[this.#next - 1]);
			}
		} catch (error) {
			this.destroy(error);
		}
	}
	_destroy(error, done) {
		this.#batches.return().then(() => done(error), (failure) => done(error ?? failure));
	}
};
/** Calls `visit` for each item of a stream, in order. @throws what the stream fails with, and what `visit` throws */
async function forEachItem(stream, visit) {
	if (!(stream instanceof BatchedReadable)) {
		for await (const item of stream) visit(item);
		return;
	}
	for await (const batch of stream.takeBatches()) for (const item of batch) visit(item);
}
export { forEachItem as n, Tally as r, BatchedReadable as t };
