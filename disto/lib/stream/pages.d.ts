import { BufferPool } from './buffer-pool.js';
import type { StoredBytes } from './stored-bytes.js';
/** Where pages are taken from: what is read of a member is smaller than what it inflates to. */
export interface PageBuffers {
    readonly pages: BufferPool;
    readonly compressed: BufferPool;
}
/** Chosen by measuring 200 clients at once: smaller ones cost more time, larger ones more memory. */
export declare function pageBuffers(): PageBuffers;
/** Asked in turns: `more`, then `next` until it has nothing. */
export interface Pages {
    /** `more` waits for bytes that come in buffers of their own, from a network perhaps: as long as they take. */
    readonly isDistant: boolean;
    /** The next page at hand; undefined when `more` has to be asked. What it held before is gone. */
    next(): Buffer | undefined;
    /** Gets something for `next`. @returns false at the end; it has failed when the bytes are not sound */
    more(): Promise<boolean>;
    /** Gives everything back, also in the middle. */
    close(): Promise<void>;
}
/** The bytes `[start, end)`. */
export declare function storedPages(bytes: StoredBytes, buffers: BufferPool, start?: number, end?: number): Pages;
/** Buffers of somebody else's as pages. */
export declare function pagesOf(chunks: AsyncIterable<Buffer>): Pages;
//# sourceMappingURL=pages.d.ts.map