/** Orders two texts by their UTF-8 bytes: the order of all names in a record and around it. */
export function compareBytewise(one, other) {
    return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
//# sourceMappingURL=bytewise.js.map