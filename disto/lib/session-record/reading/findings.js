// What a verification finds. The codes are stable; docs/record.md lists them.
/** Each code of a finding, and what it says. Faults of the file keep the codes they have as errors. */
export const FINDING_CODES = {
    'not-gzip': 'the record is stored as plain JSON',
    'gzip-damaged': 'the gzip header or the deflate stream is damaged',
    'gzip-truncated': 'the file is cut short',
    'gzip-trailing-bytes': 'something follows the gzip member',
    'gzip-crc-mismatch': 'a CRC or a length does not match',
    'index-missing': 'a record in this layout carries no index',
    'index-damaged': 'the index cannot be believed',
    'layout-mismatch': 'the index was made for another text',
    'count-mismatch': 'the index counts other elements than there are',
    'not-utf8': 'the document is not UTF-8',
    'not-json': 'the document is not one JSON object',
    'duplicate-key': 'a key of the document stands twice',
    'value-too-long': 'a value is longer than is held',
    'unsupported-format': 'the document is in another format',
    'missing-format': 'the document states no format',
    'missing-key': 'the document lacks a key',
    'unknown-key': 'the document has a key that the format does not know',
    'not-a-list': 'a list of the document is no list',
    'bad-member': 'a member of the head is not what the format says',
    'bad-element': 'an element of a list is not what the format says',
    'bad-address': 'an id is no content address',
    'address-mismatch': 'a body is not the one that its id was made of',
    'duplicate-id': 'an id stands twice in a pool',
    'duplicate-text': 'a text stands twice, unclipped both times',
    'image-bytes-stored': "an image's bytes are stored",
    'text-not-utf8': 'a clipped text is not valid UTF-8',
    'clip-order': 'clip rows do not ascend',
    'clip-dangling': 'a clip row names no text',
    'clip-size': 'a clip row does not count more bytes than are kept',
    'clip-over-ceiling': 'more is kept of a clipped text than the largest ceiling allows',
    'clip-doubled': 'one payload is stored twice, and not because more of it was kept',
    'seq-not-rising': 'a seq does not rise',
    'seq-gap': 'a seq was skipped',
    'agent-missing': 'an entry names an agent without a row',
    'agent-doubled': 'an agent has two rows',
    'dangling-reference': "an entry names a body past its pool's end",
    'frame-unattached': 'a frame follows no call of its agent',
    'frame-doubled': 'a call has two frames',
    'truncation-mismatch': 'the truncation names another last seq than the last entry has',
};
/** How many findings are kept; all are counted. */
const MOST_KEPT = 1000;
/** Gathers findings. Holds the first {@link MOST_KEPT}. */
export class Findings {
    kept = [];
    #total = 0;
    get total() {
        return this.#total;
    }
    add(code, message, place = {}) {
        this.#total += 1;
        if (this.kept.length < MOST_KEPT)
            this.kept.push({ code, message, ...place });
    }
    /** Adds what an error says. @returns whether its code is one of a finding */
    addFault(error) {
        const { code, message, offset } = error;
        if (code === undefined || !Object.hasOwn(FINDING_CODES, code))
            return false;
        this.add(code, message ?? code, offset === undefined ? {} : { offset });
        return true;
    }
}
//# sourceMappingURL=findings.js.map