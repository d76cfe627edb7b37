import { GzipFault } from '../../stream/gzip-header.js';
import { type GzipMember } from '../../stream/gzip-open.js';
import type { StoredArtifact } from './run-store.js';
/** The length of an artifact's text in bytes, and what its gzip header and trailer say; or why it cannot be decoded. */
export type DecodedLength = {
    readonly length: number;
    readonly frame: Pick<GzipMember, 'headerLength' | 'trailer'>;
} | {
    readonly broken: GzipFault;
};
export declare class DecodedLengths {
    #private;
    /**
     * The decoded length of an artifact, or why it has none.
     *
     * @throws MachineryError when it cannot be read; the next one who asks tries again
     */
    of(artifact: StoredArtifact): Promise<DecodedLength>;
}
//# sourceMappingURL=decoded-lengths.d.ts.map