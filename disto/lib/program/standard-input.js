import { createReadStream, fstatSync } from 'node:fs';
import { MachineryError } from '../stream/errors.js';
/**
 * Standard input as a stream of bytes. Node's own `process.stdin` ends without a
 * word when it is a directory; that would pass for an empty input.
 *
 * @throws MachineryError `cannot-read`
 */
export function openStandardInput() {
    try {
        const facts = fstatSync(0);
        if (facts.isDirectory())
            throw Object.assign(new Error('is a directory'), { code: 'EISDIR' });
        return facts.isFile() ? createReadStream('', { fd: 0, autoClose: false }) : process.stdin;
    }
    catch (cause) {
        throw MachineryError.from('read', 'standard input', cause);
    }
}
//# sourceMappingURL=standard-input.js.map