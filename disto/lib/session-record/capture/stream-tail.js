// What a process prints, for a record: its tail and the address of the whole,
// made while it arrives, so that a process that prints gigabytes costs its tail.
import { createHash } from 'node:crypto';
import { StringDecoder } from 'node:string_decoder';
import { ADDRESS_LENGTH } from '../format/content-address.js';
import { AddressedText } from './bodies.js';
import { clipTail } from './clip-payloads.js';
export class StreamTail {
    #ceiling;
    #hash = createHash('sha256');
    // Bytes that are no UTF-8 become U+FFFD, as in every text that is recorded.
    #decoder = new StringDecoder('utf8');
    #tail = Buffer.alloc(0);
    #size = 0;
    /** @param ceiling most bytes of UTF-8 that are kept */
    constructor(ceiling) {
        this.#ceiling = ceiling;
    }
    /** Takes what was printed next. */
    add(chunk) {
        this.#append(typeof chunk === 'string' ? chunk : this.#decoder.write(chunk));
    }
    /** The text, once everything was printed. To be called once. */
    finish() {
        this.#append(this.#decoder.end());
        const id = this.#hash.digest('hex').slice(0, ADDRESS_LENGTH);
        return new AddressedText(id, clipTail(this.#tail, this.#ceiling), this.#size);
    }
    #append(text) {
        if (text === '')
            return;
        const utf8 = Buffer.from(text);
        this.#hash.update(utf8);
        this.#size += utf8.length;
        this.#tail = this.#tail.length === 0 ? utf8 : Buffer.concat([this.#tail, utf8]);
        // Trimmed to the ceiling and a character's length, once it is twice that: each byte is moved a few times at most.
        if (this.#tail.length > 2 * this.#ceiling + SLACK)
            this.#tail = Buffer.from(this.#tail.subarray(-this.#ceiling - SLACK));
    }
}
/** More than the ceiling is held, so that cutting to it always finds the beginning of a character by itself. */
const SLACK = 4;
//# sourceMappingURL=stream-tail.js.map