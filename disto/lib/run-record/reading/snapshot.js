// The bytes of one record, as a bounded snapshot.
//
// Out come chunks; the stream ends only after the file was found unchanged, so
// that whoever waits for the end publishes nothing from an unstable file.
import { Readable } from 'node:stream';
import { stage } from '../../stream/stage.js';
import { tooLarge } from './held-file.js';
import { RECORD_BYTES } from './limits.js';
/**
 * A readable of a held record's bytes; it fails with a FileFault. The caller
 * closes the file.
 */
export function snapshotRecord(held) {
    let at = 0;
    return new Readable({
        objectMode: true,
        highWaterMark: 1,
        read() {
            try {
                if (held.size > RECORD_BYTES)
                    throw tooLarge(held.path, held.size, RECORD_BYTES);
                const chunk = readOrOutrank(held, at);
                at += chunk.length;
                if (chunk.length === 0)
                    held.confirm(RECORD_BYTES);
                this.push(chunk.length === 0 ? null : chunk);
            }
            catch (fault) {
                this.destroy(fault);
            }
        },
    });
}
/** The next chunk. That its bytes cannot be read is told only of a file that is still the same. */
function readOrOutrank(held, at) {
    try {
        return held.readChunk(at, held.size);
    }
    catch (fault) {
        held.confirm(RECORD_BYTES);
        throw fault;
    }
}
/** Stage: the bytes of a pipe, as they are; fails with a FileFault once there are more than a record may have. */
export function boundRecord() {
    let size = 0;
    return stage((chunk, push) => {
        size += chunk.length;
        if (size > RECORD_BYTES)
            throw tooLarge('stdin', size, RECORD_BYTES);
        push(chunk);
    });
}
//# sourceMappingURL=snapshot.js.map