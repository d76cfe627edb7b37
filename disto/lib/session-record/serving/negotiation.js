import Negotiator from 'negotiator';
/** What a header of text is made of; a client that sends anything else is taken to have said nothing. */
const IS_TEXT = /^[\t\x20-\x7e]*$/;
/**
 * Whether a client accepts gzip (wire format 5.2). Only the request's header
 * decides, never what is stored. A named coding outranks `*`.
 *
 * @param header `Accept-Encoding`, several lines of it joined by commas
 */
export function acceptsGzip(header) {
    if (header == null || !IS_TEXT.test(header))
        return false;
    const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
    // RFC 9110, 8.4.1.3: the old name of gzip; it is offered only to a client that uses it.
    const names = /\bx-gzip\b/i.test(header) ? ['gzip', 'x-gzip'] : ['gzip'];
    return names.some((name) => negotiator.encodings([name]).includes(name));
}
//# sourceMappingURL=negotiation.js.map