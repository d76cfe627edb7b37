// Where the strings of a JSON text end, told for all of them at once.
//
// Most bytes of a log stand inside strings, and a scan that looks at each of them
// does little else. WebAssembly looks at 16 bytes at a step (string-ends.wat) and
// lists the quotes that no backslash escapes: from one that opens a string the
// next one in the list closes it. It lists as well where a string needs a closer
// look (a control character, \u, an unknown escape): there the scanner's own loop
// decides, as it does for every text that is not indexed. So an index never
// changes what a text is, only how soon that is known.
//
// One index serves the thread: a scan is not interrupted by another one. It is
// good for as long as the bytes are what they were, and known by their buffer.
// Where the engine has no WebAssembly with SIMD, or no room for its memory, there
// is no index.
import { STRING_ENDS_CODE } from './string-ends-code.js';
/** The longest text that is indexed, in bytes. */
export const LONGEST_INDEXED = 1024 * 1024;
/** Bytes that are read at one step; the text ends with as many of white space. */
const STEP = 16;
const SPACE = 0x20;
const QUOTES_AT = LONGEST_INDEXED + STEP;
/** A text can consist of quotes, and one more number ends the list. */
const LIST_SIZE = 4 * (LONGEST_INDEXED + STEP);
const DOUBTS_AT = QUOTES_AT + LIST_SIZE;
/** Ends each list: no position is as large. */
const NOWHERE = 0xffff_ffff;
let kernel;
let text = Buffer.alloc(0);
let quotes = Uint32Array.of(NOWHERE);
let doubts = Uint32Array.of(NOWHERE);
/** Whose strings are indexed. */
let indexed;
/** The places in the lists that were asked for last: most scans go forward. */
let nextQuote = 0;
let nextDoubt = 0;
/** Indexes `bytes` in place of what was indexed before; a text over {@link LONGEST_INDEXED} is not indexed. */
export function indexStrings(bytes) {
    indexed = undefined;
    kernel ??= load();
    if (kernel === 'none' || bytes.length > LONGEST_INDEXED)
        return;
    const size = Math.ceil(bytes.length / STEP) * STEP;
    bytes.copy(text);
    text.fill(SPACE, bytes.length, size);
    quotes[kernel.index(size, QUOTES_AT, DOUBTS_AT)] = NOWHERE;
    doubts[kernel.doubts.value] = NOWHERE;
    nextQuote = 0;
    nextDoubt = 0;
    indexed = bytes;
}
/** To be called before the bytes of an indexed buffer change. */
export function dropStringIndex() {
    indexed = undefined;
}
/**
 * Where the string that opens at `at` has its closing quote.
 *
 * @returns -1 when the index does not tell: the string has to be looked at byte by byte
 */
export function closingQuote(bytes, at, to) {
    if (bytes !== indexed)
        return -1;
    nextQuote = firstAfter(at, quotes, nextQuote);
    const end = quotes[nextQuote];
    if (end >= to)
        return -1;
    nextDoubt = firstAfter(at, doubts, nextDoubt);
    return doubts[nextDoubt] < end ? -1 : end;
}
/** The place of the first position of an ascending list that is greater than `at`, looked for from `place` on. */
function firstAfter(at, list, place) {
    let i = place;
    // Back in growing steps: a scan that returns somewhere pays for the way alone.
    for (let step = 1; i > 0 && list[i - 1] > at; step *= 2)
        i = Math.max(0, i - step);
    while (list[i] <= at)
        i += 1;
    return i;
}
function load() {
    try {
        const module = new WebAssembly.Module(Buffer.from(STRING_ENDS_CODE, 'base64'));
        const loaded = new WebAssembly.Instance(module).exports;
        const { buffer } = loaded.memory;
        text = Buffer.from(buffer, 0, LONGEST_INDEXED + STEP);
        quotes = new Uint32Array(buffer, QUOTES_AT, LIST_SIZE / 4);
        doubts = new Uint32Array(buffer, DOUBTS_AT, LIST_SIZE / 4);
        return loaded;
    }
    catch {
        return 'none';
    }
}
//# sourceMappingURL=string-ends.js.map