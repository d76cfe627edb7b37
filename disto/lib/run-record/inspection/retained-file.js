// Files that a run retained, read only on the word of a checked fact.
import { createHash } from 'node:crypto';
import { BrokenFact, NothingFound } from '../format/refusals.js';
import { FileFault } from '../reading/file-fault.js';
import { HeldFile } from '../reading/held-file.js';
/**
 * Opens a file of a run. Close it when done.
 *
 * @throws NothingFound `artifact-missing`; FileFault when it is no safe regular file
 */
export async function holdRetained(directory, path) {
    try {
        return await HeldFile.hold(directory, path);
    }
    catch (fault) {
        if (!(fault instanceof FileFault) || fault.status !== 'no-record')
            throw fault;
        throw new NothingFound('artifact-missing', `the retained file ${path} is not there`);
    }
}
/**
 * Proves that a retained file holds the bytes that the record speaks of.
 *
 * @param limit the most bytes that it may have
 * @returns its size in bytes
 * @throws BrokenFact `artifact-disagrees`, `artifact-too-large`; NothingFound; FileFault
 */
export async function verifyRetained(directory, fact, limit = Number.POSITIVE_INFINITY) {
    const held = await holdRetained(directory, fact.path);
    try {
        await proveBytes(held, fact, limit);
        return held.size;
    }
    finally {
        await held.close();
    }
}
/**
 * The bytes of a retained file: hashed once before the first is given out, and
 * once more while they are, over one and the same open file.
 *
 * @throws BrokenFact `artifact-disagrees`: before the first chunk, or after the last when the file changed in between
 */
export async function* readRetained(directory, fact) {
    const held = await holdRetained(directory, fact.path);
    try {
        await proveBytes(held, fact, Number.POSITIVE_INFINITY);
        const hash = createHash('sha256');
        for await (const chunk of held.chunks()) {
            hash.update(chunk);
            yield chunk;
        }
        if (hash.digest('hex') !== fact.sha256)
            throw disagreement(fact.path, 'it changed while it was read');
        held.confirm();
    }
    finally {
        await held.close();
    }
}
/**
 * The whole of a retained file that no hash was recorded for.
 *
 * @param limit the most bytes that it may have
 * @throws BrokenFact `artifact-too-large`; NothingFound; FileFault
 */
export async function readWhole(directory, path, limit) {
    const held = await holdRetained(directory, path);
    try {
        requireSize(held, limit);
        const chunks = [];
        for await (const chunk of held.chunks())
            chunks.push(chunk);
        held.confirm();
        return Buffer.concat(chunks);
    }
    finally {
        await held.close();
    }
}
async function proveBytes(held, { path, sha256, bytes }, limit) {
    requireSize(held, limit);
    if (bytes !== undefined && bytes !== held.size) {
        throw disagreement(path, `it has ${held.size} bytes, the record says ${bytes}`);
    }
    const hash = createHash('sha256');
    for await (const chunk of held.chunks())
        hash.update(chunk);
    if (hash.digest('hex') !== sha256)
        throw disagreement(path, 'its hash is not the recorded one');
    held.confirm();
}
function requireSize(held, limit) {
    if (held.size <= limit)
        return;
    const message = `the retained file ${held.path} has ${held.size} bytes, ${limit} are the most`;
    throw new BrokenFact('artifact-too-large', message);
}
function disagreement(path, how) {
    return new BrokenFact('artifact-disagrees', `the retained file ${path} is not the recorded one: ${how}`);
}
//# sourceMappingURL=retained-file.js.map