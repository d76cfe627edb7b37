/** Bytes that are copied out of a source, runs of neighbours in one piece. */
export declare class SplicedBytes {
    #private;
    constructor(source: Buffer);
    copy(start: number, end: number): void;
    /** Appends a byte; one that stands next in the source anyway lengthens the running piece. */
    byte(byte: number): void;
    insert(piece: Buffer): void;
    finish(): Buffer;
}
//# sourceMappingURL=spliced-bytes.d.ts.map