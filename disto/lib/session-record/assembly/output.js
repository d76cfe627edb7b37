// Where a finished record goes: into a file that appears whole or not at all, or
// into a stream.
import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { MachineryError } from '../../stream/errors.js';
import { writeWhole } from '../../stream/gzip-segment.js';
import { ASSEMBLY_SCRATCH_PREFIX } from '../format/constants.js';
import { Scratch } from './scratch.js';
/**
 * Writes the bytes of a record. A file is written beside its place, synced, and
 * renamed onto it; an older file stays whole until then, and for good on a failure.
 *
 * @returns how many bytes were written
 * @throws MachineryError `cannot-write`
 */
export async function deliver(bytes, output) {
    return 'path' in output ? deliverToFile(bytes, output.path) : deliverToStream(bytes, output.stream);
}
async function deliverToFile(bytes, path) {
    const scratch = await Scratch.create(dirname(path), ASSEMBLY_SCRATCH_PREFIX);
    try {
        const name = `${basename(path)}`;
        const file = await scratch.openFile(name);
        await file.chmod(0o666 & ~process.umask());
        let written = 0;
        for await (const chunk of bytes) {
            await writeWhole(file, chunk);
            written += chunk.length;
        }
        await file.sync();
        await rename(join(scratch.path, name), path);
        return written;
    }
    catch (error) {
        throw error instanceof MachineryError ? error : MachineryError.from('write', path, error);
    }
    finally {
        await scratch.remove();
    }
}
async function deliverToStream(bytes, stream) {
    let written = 0;
    const ended = finished(stream, { readable: false });
    // Looked at below; until then it may fail unseen.
    ended.catch(() => { });
    for await (const chunk of bytes) {
        if (!stream.write(chunk))
            await Promise.race([once(stream, 'drain'), ended]);
        written += chunk.length;
    }
    const flushed = new Promise((resolve) => {
        stream.write('', () => resolve());
    });
    await Promise.race([flushed, ended]);
    if (stream.errored)
        throw stream.errored;
    return written;
}
//# sourceMappingURL=output.js.map