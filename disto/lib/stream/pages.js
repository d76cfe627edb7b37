// Bytes in pages: buffers that are used again.
//
// A page holds its bytes until the next one is asked for, and no longer: whoever
// reads pages has passed the bytes on, or copied them, by then. In return nothing
// is allocated for a page, and a reader who waits holds one.
import { BufferPool } from './buffer-pool.js';
/** Chosen by measuring 200 clients at once: smaller ones cost more time, larger ones more memory. */
export function pageBuffers() {
    return { pages: new BufferPool(32 * 1024), compressed: new BufferPool(8 * 1024) };
}
/** The bytes `[start, end)`. */
export function storedPages(bytes, buffers, start = 0, end = bytes.size) {
    const { readInto } = bytes;
    if (readInto === undefined) {
        const stream = bytes.read(start, end);
        // Destroyed and not ended by its iterator, which would wait for what is on its way.
        return { ...pagesOf(stream), close: async () => void stream.destroy() };
    }
    const page = buffers.take();
    let at = start;
    let filled;
    return {
        isDistant: false,
        next: () => {
            const taken = filled;
            filled = undefined;
            return taken;
        },
        more: async () => {
            if (at === end)
                return false;
            const length = await readInto(page.subarray(0, Math.min(page.length, end - at)), at);
            at += length;
            filled = page.subarray(0, length);
            return true;
        },
        close: async () => buffers.give(page),
    };
}
/** Buffers of somebody else's as pages. */
export function pagesOf(chunks) {
    const iterator = chunks[Symbol.asyncIterator]();
    let page;
    return {
        isDistant: true,
        next: () => {
            const taken = page;
            page = undefined;
            return taken;
        },
        more: async () => {
            const step = await iterator.next();
            if (step.done === true)
                return false;
            page = step.value;
            return true;
        },
        close: async () => {
            await iterator.return?.();
        },
    };
}
//# sourceMappingURL=pages.js.map