import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { MachineryError } from '../../stream/errors.js';
const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
const ANY_EXECUTE_BIT = 0o111;
/** SHA-256 of bytes, or of the UTF-8 of a text, in lowercase hex. */
export function hashBytes(bytes) {
    return createHash('sha256').update(bytes).digest('hex');
}
/**
 * Hashes a regular file's exact bytes, chunk by chunk. A link is not followed.
 *
 * @throws MachineryError `cannot-open`, `cannot-read`
 */
export async function hashFile(path) {
    const handle = await openRegular(path);
    try {
        const hash = createHash('sha256');
        for await (const chunk of handle.createReadStream({ autoClose: false }))
            hash.update(chunk);
        const { mode } = await handle.stat();
        return { sha256: hash.digest('hex'), isExecutable: (mode & ANY_EXECUTE_BIT) !== 0 };
    }
    catch (cause) {
        throw MachineryError.from('read', path, cause);
    }
    finally {
        await handle.close();
    }
}
/** Opens a regular file for reading; a link is not followed. @throws MachineryError `cannot-open` */
export async function openRegular(path) {
    let handle;
    try {
        handle = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
        if ((await handle.stat()).isFile())
            return handle;
        throw new Error('not a regular file');
    }
    catch (cause) {
        await handle?.close();
        throw MachineryError.from('open', path, cause);
    }
}
//# sourceMappingURL=hash-file.js.map