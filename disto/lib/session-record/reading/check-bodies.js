// Checks pooled messages and toolsets: each id is a content address, is that of
// the stored body where it can be recomputed, and stands once in its pool.
//
// The id of a message that carried an image was made over the image's bytes,
// which no record keeps: such a message cannot be checked, and is counted.
import { canonicalBytes } from '../../stream/json-canonical.js';
import { typedReader } from '../../stream/json-typed.js';
import { contentAddress } from '../format/content-address.js';
import { pooledMessage, pooledToolset } from '../format/record.js';
import { DigestSet } from './digest-set.js';
const readMessage = typedReader(pooledMessage);
const readToolset = typedReader(pooledToolset);
/** Checks one of the two addressed pools. Holds 16 bytes an element. */
export class BodyCheck {
    #findings;
    #list;
    #ids = new DigestSet();
    /** Bodies whose address cannot be recomputed. */
    unchecked = 0;
    constructor(list, findings) {
        this.#list = list;
        this.#findings = findings;
    }
    admit({ bytes, number }) {
        const place = { list: this.#list, element: number };
        try {
            const { id, body } = this.#read(bytes);
            if (!isAddress(id)) {
                this.#findings.add('bad-address', `"${id.slice(0, 64)}" is no content address`, place);
                return;
            }
            const first = this.#ids.add(id, number);
            if (first !== undefined)
                this.#findings.add('duplicate-id', `its id is that of ${this.#list}[${first}]`, place);
            this.#checkBody(id, body, place);
        }
        catch (error) {
            this.#findings.add('bad-element', `${this.#list}[${number}]: ${error.message}`, place);
        }
    }
    #read(bytes) {
        if (this.#list === 'messages') {
            const { id, body } = readMessage(bytes).value;
            return { id, body: body.bytes };
        }
        const { id, tools } = readToolset(bytes).value;
        return { id, body: tools.bytes };
    }
    #checkBody(id, body, place) {
        const canonical = canonicalBytes(body);
        const mayHoldImage = this.#list === 'messages' && canonical.includes('"mediaType":');
        if (mayHoldImage && holdsImageBytes(canonical))
            this.#findings.add('image-bytes-stored', 'the bytes of an image are stored', place);
        if (contentAddress(canonical) === id)
            return;
        if (mayHoldImage) {
            this.unchecked += 1;
            return;
        }
        this.#findings.add('address-mismatch', `the stored body is not the one that ${id} was made of`, place);
    }
}
/** Whether a string is 32 lowercase hex digits. */
export function isAddress(id) {
    return /^[0-9a-f]{32}$/.test(id);
}
function holdsImageBytes(body) {
    if (!body.includes('"dataBase64":"'))
        return false;
    return isImageWithBytes(JSON.parse(body.toString('utf8')));
}
function isImageWithBytes(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { mediaType, dataBase64 } = value;
    if (mediaType !== undefined && typeof dataBase64 === 'string')
        return true;
    return Object.values(value).some(isImageWithBytes);
}
//# sourceMappingURL=check-bodies.js.map