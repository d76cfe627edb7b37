// What capture carries in place of a harness's messages, toolsets and texts:
// bytes, and once they were looked at, their content address.
import { canonicalBytes, canonicalText } from '../../stream/json-canonical.js';
import { RawJson } from '../../stream/json-typed.js';
import { MAX_BODY_NESTING } from '../format/constants.js';
import { contentAddress } from '../format/content-address.js';
/** A free-form value in canonical form. */
export class CanonicalJson extends RawJson {
    /** The same as text, where it was made of a JavaScript value: it is encoded once, into the journal's line. */
    text;
    constructor(json) {
        super(typeof json === 'string' ? NO_BYTES : json);
        this.text = typeof json === 'string' ? json : undefined;
    }
    /** @throws JsonFault `too-deep` */
    static fromBytes(json) {
        if (json instanceof CanonicalJson)
            return json;
        return new CanonicalJson(canonicalBytes(json.bytes, 0, json.bytes.length, MAX_BODY_NESTING));
    }
    /** @throws NotJsonValue, CodedError `too-deep`, and whatever a `toJSON` or a getter throws */
    static fromValue(value) {
        return new CanonicalJson(canonicalText(value, MAX_BODY_NESTING));
    }
    get bytes() {
        return this.text === undefined ? super.bytes : Buffer.from(this.text);
    }
    includes(ascii) {
        return this.text === undefined ? super.bytes.includes(ascii, 0, 'latin1') : this.text.includes(ascii);
    }
    get address() {
        return contentAddress(this.text ?? super.bytes);
    }
}
const NO_BYTES = Buffer.alloc(0);
/** A message or a toolset: its address, and what of it is stored. */
export class AddressedBody {
    id;
    json;
    /**
     * @param id content address of the whole body, images included
     * @param json what is stored; undefined once it is known to be in the pool
     */
    constructor(id, json) {
        this.id = id;
        this.json = json;
    }
}
/** A text: the address of the whole, and what of it is stored. */
export class AddressedText {
    id;
    kept;
    originalBytes;
    /**
     * @param id content address of the whole text
     * @param kept UTF-8 of what is stored: the whole, or its tail
     * @param originalBytes size of the whole in UTF-8
     */
    constructor(id, kept, originalBytes) {
        this.id = id;
        this.kept = kept;
        this.originalBytes = originalBytes;
    }
    get isClipped() {
        return this.kept.length < this.originalBytes;
    }
}
//# sourceMappingURL=bodies.js.map