import { Readable } from 'node:stream';
import { type Stage } from '../../stream/stage.js';
import { type HeldFile } from './held-file.js';
/**
 * A readable of a held record's bytes; it fails with a FileFault. The caller
 * closes the file.
 */
export declare function snapshotRecord(held: HeldFile): Readable;
/** Stage: the bytes of a pipe, as they are; fails with a FileFault once there are more than a record may have. */
export declare function boundRecord(): Stage<Buffer, Buffer>;
//# sourceMappingURL=snapshot.d.ts.map