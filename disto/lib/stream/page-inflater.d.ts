import { type InflateRaw } from 'node:zlib';
/** How far one step got, in bytes. */
export interface Inflated {
    readonly consumed: number;
    readonly produced: number;
}
export declare class PageInflater {
    #private;
    private constructor();
    /** @returns null when this Node.js has no engine of the known shape */
    static create(stream?: InflateRaw): PageInflater | null;
    /**
     * Inflates from `input` into `page` until one of them is used up or the deflate stream ends.
     *
     * @param isLast nothing follows `input`
     * @throws Node's error of zlib, `Z_DATA_ERROR` and others; `Z_BUF_ERROR` when the stream goes on behind the last input
     */
    inflate(input: Buffer, isLast: boolean, page: Buffer): Inflated;
    /** Frees the engine's memory, 40 KB of it. */
    close(): void;
}
//# sourceMappingURL=page-inflater.d.ts.map