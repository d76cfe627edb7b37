// dist/lib/stream/buffer-pool.js
/** Spare buffers beyond this are let go. */
const MOST_SPARE = 256;
/**
* Buffers of one size that are used again. A server that made a new one for
* every piece of every answer would hold the dead ones until the next
* collection: tens of megabytes of them.
*/
var BufferPool = class {
	size;
	#spare = [];
	/** @param size of a buffer, in bytes */
	constructor(size) {
		this.size = size;
	}
	/** A buffer with anything in it. */
	take() {
		return this.#spare.pop() ?? Buffer.allocUnsafeSlow(this.size);
	}
	/** Whoever gives a buffer back has forgotten it. */
	give(buffer) {
		if (this.#spare.length < MOST_SPARE) this.#spare.push(buffer);
	}
};
// dist/lib/stream/pages.js
/** Chosen by measuring 200 clients at once: smaller ones cost more time, larger ones more memory. */
function pageBuffers() {
	return {
		pages: new BufferPool(32768),
		compressed: new BufferPool(8192)
	};
}
/** The bytes `[start, end)`. */
function storedPages(bytes, buffers, start = 0, end = bytes.size) {
	const { readInto } = bytes;
	if (readInto === void 0) {
		const stream = bytes.read(start, end);
		return {
			...pagesOf(stream),
			close: async () => void stream.destroy()
		};
	}
	const page = buffers.take();
	let at = start;
	let filled;
	return {
		isDistant: false,
		next: () => {
			const taken = filled;
			filled = void 0;
			return taken;
		},
		more: async () => {
			if (at === end) return false;
			const length = await readInto(page.subarray(0, Math.min(page.length, end - at)), at);
			at += length;
			filled = page.subarray(0, length);
			return true;
		},
		close: async () => buffers.give(page)
	};
}
/** Buffers of somebody else's as pages. */
function pagesOf(chunks) {
	const iterator = chunks[Symbol.asyncIterator]();
	let page;
	return {
		isDistant: true,
		next: () => {
			const taken = page;
			page = void 0;
			return taken;
		},
		more: async () => {
			const step = await iterator.next();
			if (step.done === true) return false;
			page = step.value;
			return true;
		},
		close: async () => {
			await iterator.return?.();
		}
	};
}
export { pagesOf as n, storedPages as r, pageBuffers as t };
