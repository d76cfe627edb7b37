import type { StoredBytes } from '../../stream/stored-bytes.js';
import type { RunSlot } from './run-slot.js';
/** An artifact in a store: opaque bytes, and what tells one version of them from another. */
export interface StoredArtifact extends StoredBytes {
    /** Changes whenever the bytes do. Letters, digits and dashes. */
    readonly version: string;
    readonly modified: Date;
}
/** Where runs' artifacts are kept. What they hold is never looked at here. */
export interface RunStore {
    /** @returns undefined when the slot is empty. Whoever opened an artifact closes it. */
    open(slot: RunSlot): Promise<StoredArtifact | undefined>;
    /**
     * Fills a slot: afterwards it holds the old bytes or the new ones, whole.
     *
     * @param size how many bytes will come, when known
     * @throws whatever `bytes` throws; the slot is then as it was
     */
    put(slot: RunSlot, bytes: AsyncIterable<Buffer>, size?: number): Promise<void>;
}
//# sourceMappingURL=run-store.d.ts.map