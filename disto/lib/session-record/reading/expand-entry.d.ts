import type { EntryKind } from '../format/entry.js';
import type { PoolName } from '../format/journal-line.js';
/** A body as it stands in its pool. */
export type LookUp = (pool: PoolName, index: number) => Promise<Buffer>;
/**
 * The pieces of a capture event. Its `seq` is left out: capture mints it anew.
 *
 * @param bytes a whole entry, validated
 */
export declare function expandEntry(bytes: Buffer, kind: EntryKind, lookUp: LookUp): AsyncGenerator<Buffer, void, void>;
//# sourceMappingURL=expand-entry.d.ts.map