// Bytes that stand somewhere and can be read from any place: a file, an object in
// a store, or a buffer. Readers of a record and the servers of one ask for ranges
// and never for a whole.
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CodedError, MachineryError } from './errors.js';
const CHUNK_SIZE = 64 * 1024;
/** Opens a regular file for reading. @throws MachineryError `cannot-open`, `cannot-read` */
export async function openStoredFile(path) {
    let file;
    try {
        file = await open(path, 'r');
    }
    catch (error) {
        throw MachineryError.from('open', path, error);
    }
    const facts = await file.stat();
    if (facts.isFile())
        return storedFile(file, path, facts.size);
    await file.close();
    const what = facts.isDirectory() ? 'EISDIR' : 'EINVAL';
    throw MachineryError.from('read', path, Object.assign(new Error('no regular file'), { code: what }));
}
/** The bytes of an open file, `size` of them; closing closes it. */
export function storedFile(file, path, size) {
    return {
        name: path,
        size,
        read: (start = 0, end = size) => Readable.from(readRange(file, path, start, end), { objectMode: false, highWaterMark: CHUNK_SIZE }),
        readInto: (buffer, at) => readSome(file, path, buffer, at),
        close: () => file.close(),
    };
}
/** Bytes in memory. */
export function storedBuffer(bytes, name = 'memory') {
    return {
        name,
        size: bytes.length,
        read: (start = 0, end = bytes.length) => Readable.from([bytes.subarray(start, end)], { objectMode: false, highWaterMark: CHUNK_SIZE }),
        close: async () => { },
    };
}
/** A short range as one buffer. */
export async function readBytes(bytes, start, end) {
    if (bytes.readInto !== undefined) {
        const whole = Buffer.allocUnsafeSlow(Math.max(0, end - start));
        for (let at = start; at < end;)
            at += await bytes.readInto(whole.subarray(at - start), at);
        return whole;
    }
    const chunks = [];
    if (end > start)
        for await (const chunk of bytes.read(start, end))
            chunks.push(chunk);
    return Buffer.concat(chunks);
}
async function* readRange(file, path, start, end) {
    let at = start;
    while (at < end) {
        const buffer = Buffer.allocUnsafeSlow(Math.min(CHUNK_SIZE, end - at));
        const length = await readSome(file, path, buffer, at);
        at += length;
        yield buffer.subarray(0, length);
    }
}
async function readSome(file, path, buffer, at) {
    let bytesRead;
    try {
        ({ bytesRead } = await file.read(buffer, 0, buffer.length, at));
    }
    catch (error) {
        throw MachineryError.from('read', path, error);
    }
    if (bytesRead > 0)
        return bytesRead;
    throw new CodedError('input-shrank', `${path} ended at byte ${at}, before the end it had`, {
        offset: at,
        hint: 'the file was changed while it was read; read it again',
    });
}
//# sourceMappingURL=stored-bytes.js.map