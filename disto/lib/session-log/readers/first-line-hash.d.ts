/** What a session's file is recognized by. */
export interface Head {
    /** SHA-256, hex, of the first complete line without its trailing CR bytes; of nothing until there is one. */
    sha256: string;
}
/** The hash of no bytes: the head of a log without a complete line. */
export declare const EMPTY_HEAD: string;
/** Takes a file's bytes until its first line is complete. Holds a hash state, however long the line is. */
export declare class FirstLineHash implements Head {
    #private;
    sha256: string;
    take(chunk: Buffer): void;
}
//# sourceMappingURL=first-line-hash.d.ts.map