// Takes the one plain file out of a tar archive that an engine sends. The archive
// is a stranger's: anything in it but that one file, by that one name, is refused.
//
// Holds one chunk. Fails with `archive-odd`, `archive-cut`, `journal-too-large`.
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { MachineryError } from '../../stream/errors.js';
import { SalvageFault } from './salvage-fault.js';
/**
 * Writes the file `name` of an archive to `destination` and ends it.
 *
 * @param maxBytes the largest file that is taken
 */
export async function takeSingleFile(archive, name, destination, maxBytes) {
    if (archive.destroyed)
        throw new SalvageFault('archive-cut', 'the connection was closed before the archive came');
    const entries = extract();
    archive.once('error', (error) => entries.destroy(error));
    archive.once('close', () => {
        if (!archive.readableEnded)
            entries.destroy(new Error('the connection was closed'));
    });
    archive.pipe(entries);
    let taken = false;
    try {
        for await (const entry of entries) {
            checkEntry(entry, name, maxBytes, taken);
            taken = true;
            await copy(entry, destination);
        }
    }
    catch (error) {
        if (error instanceof SalvageFault || error instanceof MachineryError)
            throw error;
        throw new SalvageFault('archive-cut', `the archive is cut or damaged: ${error.message}`, error);
    }
    finally {
        archive.destroy();
    }
    if (!taken)
        throw new SalvageFault('archive-odd', 'the engine sent an empty archive');
    destination.end();
    await finished(destination);
}
function checkEntry({ header }, name, maxBytes, taken) {
    const shown = JSON.stringify(header.name.slice(0, 80));
    if (taken)
        throw new SalvageFault('archive-odd', `the engine sent a second file, ${shown}`);
    if (header.type !== 'file')
        throw new SalvageFault('archive-odd', `the journal is no plain file but a ${header.type ?? 'file of another kind'}`);
    if (header.name !== name)
        throw new SalvageFault('archive-odd', `the engine sent ${shown} in place of ${name}`);
    if ((header.size ?? 0) > maxBytes) {
        throw new SalvageFault('journal-too-large', `the journal has ${header.size} bytes, more than the ${maxBytes} that are taken`);
    }
}
/** The header has told the size, and the archive's reader hands out no more than that. */
async function copy(entry, destination) {
    const broken = finished(destination, { readable: false });
    broken.catch(() => { });
    try {
        for await (const chunk of entry) {
            if (!destination.write(chunk))
                await Promise.race([once(destination, 'drain'), broken]);
        }
    }
    catch (error) {
        throw destination.errored == null ? error : MachineryError.from('write', 'the scratch folder', error);
    }
}
//# sourceMappingURL=single-file-archive.js.map