// Checks the text pool and its clip rows together.
//
// A clipped text keeps the tail of its payload, and its row the payload's size
// and address. One payload may be stored twice in one shape alone: first under a
// smaller ceiling, then again with more of it, or whole.
import { decodeString, scanJson } from '../../stream/json-scan.js';
import { typedReader } from '../../stream/json-typed.js';
import { TOOL_CEILING } from '../format/constants.js';
import { contentAddress } from '../format/content-address.js';
import { clip } from '../format/journal-line.js';
import { isAddress } from './check-bodies.js';
import { DigestSet } from './digest-set.js';
/** Half a character: JSON can spell it, UTF-8 cannot. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const readClip = typedReader(clip);
/** To be fed all clip rows, then all texts. Holds the clip rows and 16 bytes a text. */
export class TextCheck {
    #findings;
    #texts;
    #clips = new Map();
    #whole = new DigestSet();
    /** What is stored of each clipped payload, by its address. */
    #parts = new Map();
    #lastClip = -1;
    /** @param texts how many texts the pool holds */
    constructor(texts, findings) {
        this.#texts = texts;
        this.#findings = findings;
    }
    admitClip({ bytes, number }) {
        const place = { list: 'clips', element: number };
        try {
            const row = readClip(bytes).value;
            if (row.text <= this.#lastClip)
                this.#findings.add('clip-order', `text ${row.text} stands after text ${this.#lastClip}`, place);
            this.#lastClip = row.text;
            if (row.text >= this.#texts)
                this.#findings.add('clip-dangling', `it names text ${row.text}, the pool has ${this.#texts}`, place);
            if (!isAddress(row.originalId))
                this.#findings.add('bad-address', `"${row.originalId.slice(0, 64)}" is no content address`, place);
            this.#clips.set(row.text, row);
        }
        catch (error) {
            this.#findings.add('bad-element', `clips[${number}]: ${error.message}`, place);
        }
    }
    admitText({ bytes, number }) {
        try {
            const { start, end } = scanJson(bytes);
            if (bytes[start] !== 0x22)
                throw new Error('it is no string');
            const text = decodeString(bytes, start, end);
            const row = this.#clips.get(number);
            if (row === undefined)
                this.#checkWhole(text, number);
            else
                this.#checkClipped(text, row, number);
        }
        catch (error) {
            const place = { list: 'texts', element: number };
            this.#findings.add('bad-element', `texts[${number}]: ${error.message}`, place);
        }
    }
    #checkWhole(text, number) {
        // Half a character has no UTF-8; its two bytes are as good to compare by.
        const bytes = Buffer.from(text, LONE_SURROGATE.test(text) ? 'utf16le' : 'utf8');
        const id = contentAddress(bytes);
        const place = { list: 'texts', element: number };
        const first = this.#whole.add(id, number);
        if (first !== undefined)
            this.#findings.add('duplicate-text', `it is equal to texts[${first}]`, place);
        this.#checkStoredAgain(id, { number, kept: bytes.length });
    }
    #checkClipped(text, row, number) {
        const place = { list: 'texts', element: number };
        if (LONE_SURROGATE.test(text))
            this.#findings.add('text-not-utf8', 'the kept part is not valid UTF-8', place);
        const kept = Buffer.byteLength(text);
        if (row.originalBytes <= kept)
            this.#findings.add('clip-size', `${kept} bytes are kept of a payload of ${row.originalBytes}`, place);
        if (kept > TOOL_CEILING)
            this.#findings.add('clip-over-ceiling', `${kept} bytes are kept, the ceiling is ${TOOL_CEILING}`, place);
        const first = isAddress(row.originalId) ? this.#whole.find(row.originalId) : undefined;
        if (first !== undefined)
            this.#findings.add('clip-doubled', `the payload is stored whole as texts[${first}]`, place);
        this.#checkStoredAgain(row.originalId, { number, kept });
        this.#parts.set(row.originalId, { number, kept });
    }
    /** What is stored again must be more than what was stored before. */
    #checkStoredAgain(id, part) {
        const before = this.#parts.get(id);
        if (before === undefined || part.kept > before.kept)
            return;
        this.#findings.add('clip-doubled', `no more of the payload is kept than in texts[${before.number}]`, {
            list: 'texts',
            element: part.number,
        });
    }
}
//# sourceMappingURL=check-texts.js.map