import { Readable } from 'node:stream';
import { CodedError } from './errors.js';
/**
 * The chunks of a source until `stop` is aborted; then the source is destroyed,
 * even while a chunk is being waited for, and what comes out ends as if it had
 * ended. For a reader that knows before its source that nothing more is wanted.
 *
 * Holds one chunk. Fails when the source fails, or closes without an end, before it is stopped.
 *
 * @param arrived called with each chunk's size in bytes
 */
export function until(source, stop, arrived = () => { }) {
    const out = new Readable({
        // One chunk ahead is enough, whatever its size.
        highWaterMark: 1,
        read: () => {
            source.resume();
        },
        destroy: (error, done) => {
            source.destroy();
            done(error);
        },
    });
    // The failure waits in `out` for whoever reads it; until then nobody may be listening.
    out.on('error', () => { });
    if (source.destroyed) {
        out.destroy(source.errored ?? prematureClose());
        return out;
    }
    let isOver = false;
    const end = () => {
        if (isOver)
            return;
        isOver = true;
        out.push(null);
    };
    source.on('data', (chunk) => {
        if (isOver)
            return;
        arrived(chunk.length);
        if (!out.push(chunk))
            source.pause();
    });
    source.on('end', end);
    source.on('error', (error) => {
        if (!isOver)
            out.destroy(error);
    });
    source.on('close', () => {
        if (!isOver)
            out.destroy(prematureClose());
    });
    source.pause();
    stop.addEventListener('abort', () => {
        end();
        source.destroy();
    }, { once: true });
    return out;
}
function prematureClose() {
    return new CodedError('premature-close', 'the input was closed before it ended');
}
//# sourceMappingURL=until.js.map