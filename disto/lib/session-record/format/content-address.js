// Content addresses (wire format 1.4): the first 16 bytes of a SHA-256, in
// lowercase hex. A text's is made over its UTF-8 bytes, unclipped; that of a
// message or a toolset over its canonical JSON, images included.
import { hash } from 'node:crypto';
import { canonicalBytes } from '../../stream/json-canonical.js';
/** Letters of a content address. */
export const ADDRESS_LENGTH = 32;
/** The address of what is given as it is, in UTF-8: of a text, or of JSON that is canonical already. */
export function contentAddress(utf8) {
    return hash('sha256', utf8, 'hex').slice(0, ADDRESS_LENGTH);
}
/**
 * The address of the JSON value in `bytes`, whatever its layout and key order.
 *
 * @throws JsonFault when the bytes are not one JSON value
 */
export function addressOfJson(bytes) {
    return contentAddress(canonicalBytes(bytes));
}
//# sourceMappingURL=content-address.js.map