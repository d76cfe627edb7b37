import { t as stage } from "./stage-BzaUvrnm.js";
// dist/lib/stream/lines.js
/** 64 MiB; the longest string of Node.js is 536,870,888 characters. */
const DEFAULT_MAX_LINE = 67108864;
const LINE_FEED = 10;
const KEPT_CAPACITY = 1048576;
/** The splitter behind {@link lines}, for callers that read a file themselves. */
var LineSplitter = class {
	#maxLine;
	#keepTail;
	#carry = Buffer.alloc(0);
	/** Bytes of the unfinished line so far; held in `#carry` unless over the limit. */
	#pending = 0;
	#offset = 0;
	#number = 1;
	/**
	* @param maxLine the longest line that is held, in bytes without its line feed.
	* @param keepTail whether the unterminated tail comes with its bytes.
	*/
	constructor(maxLine = DEFAULT_MAX_LINE, keepTail = false) {
		if (!Number.isSafeInteger(maxLine) || maxLine < 1) throw new RangeError(`maxLine is ${maxLine}; it must be a whole number of bytes above 0`);
		this.#maxLine = maxLine;
		this.#keepTail = keepTail;
	}
	/** Takes the next bytes of the input; emits each line that they complete. */
	push(chunk, emit) {
		this.visit(chunk, {
			line: (bytes, start, end, offset) => {
				emit({
					kind: "line",
					bytes: bytes === chunk ? Buffer.from(chunk.subarray(start, end)) : bytes,
					offset,
					number: this.#number
				});
			},
			overlong: (size, offset) => emit({
				kind: "overlong",
				size,
				offset,
				number: this.#number
			})
		});
	}
	/** As {@link push}, without a copy or an object for a line. */
	visit(chunk, visitor) {
		let from = 0;
		for (;;) {
			const feed = chunk.indexOf(LINE_FEED, from);
			if (feed === -1) break;
			const size = this.#pending + feed - from;
			if (size > this.#maxLine) visitor.overlong(size, this.#offset);
			else if (this.#pending === 0) visitor.line(chunk, from, feed, this.#offset);
			else visitor.line(this.#complete(chunk, from, feed), 0, size, this.#offset);
			this.#pending = 0;
			this.#offset += size + 1;
			this.#number += 1;
			from = feed + 1;
		}
		if (from < chunk.length) this.#carryOver(chunk, from, chunk.length);
		else if (this.#pending === 0 && this.#carry.length > KEPT_CAPACITY) this.#carry = Buffer.alloc(0);
	}
	/** What is left after the last line feed, if anything. Call it once, at the end of the input. */
	end() {
		if (this.#pending === 0) return void 0;
		const held = this.#carry.subarray(0, this.#pending);
		this.#carry = Buffer.alloc(0);
		const tail = {
			kind: "tail",
			size: this.#pending,
			offset: this.#offset,
			number: this.#number
		};
		return this.#keepTail && held.length === this.#pending ? {
			...tail,
			bytes: held
		} : tail;
	}
	#complete(chunk, from, to) {
		const line = Buffer.allocUnsafe(this.#pending + to - from);
		this.#carry.copy(line, 0, 0, this.#pending);
		chunk.copy(line, this.#pending, from, to);
		return line;
	}
	#carryOver(chunk, from, to) {
		const held = this.#pending;
		this.#pending += to - from;
		if (this.#pending > this.#maxLine) {
			this.#carry = Buffer.alloc(0);
			return;
		}
		if (this.#carry.length < this.#pending) {
			const grown = Buffer.allocUnsafe(Math.max(this.#pending, Math.min(this.#maxLine, 2 * this.#carry.length)));
			this.#carry.copy(grown, 0, 0, held);
			this.#carry = grown;
		}
		chunk.copy(this.#carry, held, from, to);
	}
};
/**
* Stage: bytes in (`Buffer` chunks of any size), {@link LineItem} out. The
* items do not depend on how the bytes were cut into chunks.
*
* Holds one unfinished line, at most `maxLine` bytes. Never fails: an over-long
* line and an unterminated tail are items of their own kind.
*/
function lines(options = {}) {
	const splitter = new LineSplitter(options.maxLine, options.keepTail);
	return stage((chunk, push) => splitter.push(chunk, push), (push) => {
		const tail = splitter.end();
		if (tail !== void 0) push(tail);
	}, 2);
}
export { LineSplitter as n, lines as r, DEFAULT_MAX_LINE as t };
