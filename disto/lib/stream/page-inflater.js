// Inflates into a buffer of the caller's, as much as fits into it.
//
// Node's own streams take a new buffer for every chunk that they put out, and a
// stream that waits for a slow reader keeps one: 200 of them were 150 MB of
// buffers, most of them dead. Node offers no other way in public; this one calls
// the engine behind its stream, as several libraries do, for which Node keeps
// the names. Where they are missing there is no such inflater.
import { constants, createInflateRaw } from 'node:zlib';
/** Smallest there is: the stream's own buffer is never used. */
const UNUSED = { chunkSize: constants.Z_MIN_CHUNK };
export class PageInflater {
    #stream;
    #engine;
    #left;
    #failure;
    constructor(stream, engine, left) {
        this.#stream = stream;
        this.#engine = engine;
        this.#left = left;
        engine.onerror = (message, errno, code) => {
            this.#failure = Object.assign(new Error(message), { errno, code });
        };
    }
    /** @returns null when this Node.js has no engine of the known shape */
    static create(stream = createInflateRaw(UNUSED)) {
        const { _handle: engine, _writeState: left } = stream;
        if (typeof engine?.writeSync === 'function' && left instanceof Uint32Array && left.length === 2)
            return new PageInflater(stream, engine, left);
        stream.close();
        return null;
    }
    /**
     * Inflates from `input` into `page` until one of them is used up or the deflate stream ends.
     *
     * @param isLast nothing follows `input`
     * @throws Node's error of zlib, `Z_DATA_ERROR` and others; `Z_BUF_ERROR` when the stream goes on behind the last input
     */
    inflate(input, isLast, page) {
        const flush = isLast ? constants.Z_FINISH : constants.Z_NO_FLUSH;
        this.#engine.writeSync(flush, input, 0, input.length, page, 0, page.length);
        if (this.#failure !== undefined)
            throw this.#failure;
        const [free, unread] = this.#left;
        return { consumed: input.length - unread, produced: page.length - free };
    }
    /** Frees the engine's memory, 40 KB of it. */
    close() {
        this.#stream.close();
    }
}
//# sourceMappingURL=page-inflater.js.map