import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MachineryError, systemErrorCode } from '../stream/errors.js';
/**
 * Writes to standard output and waits until it was taken.
 *
 * @throws MachineryError `cannot-write`; the system's own error when the reader has left (EPIPE)
 */
export function writeOut(data) {
    return new Promise((resolve, reject) => {
        process.stdout.write(data, (error) => {
            if (error === null || error === undefined)
                resolve();
            else
                reject(writeFault(error));
        });
    });
}
/**
 * Prints pieces on standard output, no faster than they are taken.
 *
 * @throws MachineryError `cannot-write`; whatever the source of the pieces throws
 */
export async function print(pieces) {
    let fault;
    const guarded = async function* () {
        try {
            yield* pieces;
        }
        catch (error) {
            fault = error;
            throw error;
        }
    };
    try {
        await pipeline(Readable.from(guarded()), process.stdout, { end: false });
    }
    catch (error) {
        if (fault !== undefined)
            throw fault;
        throw writeFault(error);
    }
}
/** A reader that left ends the program elsewhere; what else can go wrong is the disk behind it. */
function writeFault(error) {
    return systemErrorCode(error) === 'EPIPE' ? error : MachineryError.from('write', 'standard output', error);
}
//# sourceMappingURL=standard-output.js.map