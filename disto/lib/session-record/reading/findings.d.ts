/** Each code of a finding, and what it says. Faults of the file keep the codes they have as errors. */
export declare const FINDING_CODES: {
    readonly 'not-gzip': 'the record is stored as plain JSON';
    readonly 'gzip-damaged': 'the gzip header or the deflate stream is damaged';
    readonly 'gzip-truncated': 'the file is cut short';
    readonly 'gzip-trailing-bytes': 'something follows the gzip member';
    readonly 'gzip-crc-mismatch': 'a CRC or a length does not match';
    readonly 'index-missing': 'a record in this layout carries no index';
    readonly 'index-damaged': 'the index cannot be believed';
    readonly 'layout-mismatch': 'the index was made for another text';
    readonly 'count-mismatch': 'the index counts other elements than there are';
    readonly 'not-utf8': 'the document is not UTF-8';
    readonly 'not-json': 'the document is not one JSON object';
    readonly 'duplicate-key': 'a key of the document stands twice';
    readonly 'value-too-long': 'a value is longer than is held';
    readonly 'unsupported-format': 'the document is in another format';
    readonly 'missing-format': 'the document states no format';
    readonly 'missing-key': 'the document lacks a key';
    readonly 'unknown-key': 'the document has a key that the format does not know';
    readonly 'not-a-list': 'a list of the document is no list';
    readonly 'bad-member': 'a member of the head is not what the format says';
    readonly 'bad-element': 'an element of a list is not what the format says';
    readonly 'bad-address': 'an id is no content address';
    readonly 'address-mismatch': 'a body is not the one that its id was made of';
    readonly 'duplicate-id': 'an id stands twice in a pool';
    readonly 'duplicate-text': 'a text stands twice, unclipped both times';
    readonly 'image-bytes-stored': "an image's bytes are stored";
    readonly 'text-not-utf8': 'a clipped text is not valid UTF-8';
    readonly 'clip-order': 'clip rows do not ascend';
    readonly 'clip-dangling': 'a clip row names no text';
    readonly 'clip-size': 'a clip row does not count more bytes than are kept';
    readonly 'clip-over-ceiling': 'more is kept of a clipped text than the largest ceiling allows';
    readonly 'clip-doubled': 'one payload is stored twice, and not because more of it was kept';
    readonly 'seq-not-rising': 'a seq does not rise';
    readonly 'seq-gap': 'a seq was skipped';
    readonly 'agent-missing': 'an entry names an agent without a row';
    readonly 'agent-doubled': 'an agent has two rows';
    readonly 'dangling-reference': "an entry names a body past its pool's end";
    readonly 'frame-unattached': 'a frame follows no call of its agent';
    readonly 'frame-doubled': 'a call has two frames';
    readonly 'truncation-mismatch': 'the truncation names another last seq than the last entry has';
};
export type FindingCode = keyof typeof FINDING_CODES;
export interface Finding {
    readonly code: FindingCode;
    readonly message: string;
    /** The list that holds what is wrong, and its place there. */
    readonly list?: string | undefined;
    readonly element?: number | undefined;
    readonly seq?: number | undefined;
    /** Byte offset in the file or the text, where one is known. */
    readonly offset?: number | undefined;
}
/** Gathers findings. Holds the first {@link MOST_KEPT}. */
export declare class Findings {
    #private;
    readonly kept: Finding[];
    get total(): number;
    add(code: FindingCode, message: string, place?: Omit<Finding, 'code' | 'message'>): void;
    /** Adds what an error says. @returns whether its code is one of a finding */
    addFault(error: unknown): boolean;
}
//# sourceMappingURL=findings.d.ts.map