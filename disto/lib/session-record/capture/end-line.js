// The journal's closing line. It stands apart from the other lines because the
// writer's thread makes it, and that thread loads nothing that it can do without.
/** The recorder's own word on a journal that it stopped. */
export function truncationOf(reason, { lastSeq, bytes }) {
    return { reason, ...(lastSeq === undefined ? {} : { lastSeq }), bytes };
}
/** The bytes of a closing line, its line feed included. */
export function encodeEnd(entries, truncation) {
    return Buffer.from(`${JSON.stringify({ type: 'end', entries, truncation })}\n`);
}
//# sourceMappingURL=end-line.js.map