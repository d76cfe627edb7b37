// The text of a gzip member in pages (pages.ts). A reader who waits holds two
// pages, one of them compressed, and 40 KB of the inflater's.
import { crc32 } from './crc32.js';
import { TRAILER_SIZE } from './gzip-header.js';
import { checkText, inflateFault, inflateMember, trailingBytes } from './gzip-reader.js';
import { PageInflater } from './page-inflater.js';
import { pagesOf, storedPages } from './pages.js';
/**
 * Pages of a member's text, by Node's stream where there is no `inflater`. `next` and `more` fail when the member is not sound, at its end at the latest.
 *
 * @throws GzipFault by its methods
 */
export function inflatedPages(member, buffers, inflater = PageInflater.create()) {
    return inflater === null ? pagesOf(inflateMember(member)) : new InflatedPages(member, buffers, inflater);
}
class InflatedPages {
    #member;
    #buffers;
    #inflater;
    #compressed;
    /** Where the deflate stream ends in the file. */
    #end;
    /** Where the next compressed byte stands in the file. */
    #at;
    #input = Buffer.alloc(0);
    #page;
    #crc = 0;
    #length = 0;
    #hasEnded = false;
    constructor(member, buffers, inflater) {
        this.#member = member;
        this.#buffers = buffers;
        this.#inflater = inflater;
        this.#at = member.headerLength;
        this.#end = member.bytes.size - TRAILER_SIZE;
        this.#compressed = storedPages(member.bytes, buffers.compressed, this.#at, this.#end);
    }
    get isDistant() {
        return this.#compressed.isDistant;
    }
    next() {
        if (this.#hasEnded)
            return undefined;
        this.#page ??= this.#buffers.pages.take();
        const isLast = this.#at + this.#input.length === this.#end;
        if (this.#input.length === 0 && !isLast)
            return undefined;
        const { consumed, produced } = this.#inflate(isLast);
        this.#at += consumed;
        this.#input = this.#input.subarray(consumed);
        // Room in the page: the input is used up, or what is left of it lies behind the stream's end.
        if (produced < this.#page.length && (isLast || this.#input.length > 0))
            this.#hasEnded = true;
        const page = this.#page.subarray(0, produced);
        this.#crc = crc32(page, this.#crc);
        this.#length += produced;
        this.#member.inflated += produced;
        return produced > 0 ? page : undefined;
    }
    async more() {
        if (!this.#hasEnded) {
            if (this.#input.length === 0 && (await this.#compressed.more()))
                this.#input = this.#compressed.next();
            return true;
        }
        if (this.#at !== this.#end)
            throw trailingBytes(this.#member, this.#at);
        checkText(this.#member.trailer, this.#crc, this.#length, this.#end);
        return false;
    }
    async close() {
        this.#inflater.close();
        if (this.#page !== undefined)
            this.#buffers.pages.give(this.#page);
        this.#page = undefined;
        await this.#compressed.close();
    }
    #inflate(isLast) {
        try {
            return this.#inflater.inflate(this.#input, isLast, this.#page);
        }
        catch (error) {
            throw inflateFault(error, this.#member.headerLength);
        }
    }
}
//# sourceMappingURL=gzip-pages.js.map