// The file in which a caller wants to find the name of the run that it started.
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { orMachinery } from '../directory/or-machinery.js';
const { O_CREAT, O_NONBLOCK, O_TRUNC, O_WRONLY } = constants;
const USUAL_MODE = 0o666;
/**
 * Writes the full name of a run and a line feed over whatever the file held. It
 * is the caller's file: links are followed, and its mode stays. A FIFO that
 * nobody reads is a failure, not a wait.
 *
 * @throws MachineryError
 */
export async function writeRunId(path, name) {
    const flags = O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK;
    const handle = await orMachinery('open', path, open(path, flags, USUAL_MODE));
    try {
        await orMachinery('write', path, handle.writeFile(`${name}\n`));
    }
    finally {
        await orMachinery('write', path, handle.close());
    }
}
//# sourceMappingURL=run-id-file.js.map