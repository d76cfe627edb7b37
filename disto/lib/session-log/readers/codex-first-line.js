// The first line of a rollout, read alone: it tells the working directory, and
// until the policy has seen that, nothing else of the file is read.
import { readSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { pickIfJson } from '../format/json-pick.js';
import { codexFirstLine } from './codex-format.js';
const LINE_FEED = 0x0a;
/** The longest first line that is read, in bytes without its line feed. */
export const MAX_FIRST_LINE = 1024 * 1024;
/**
 * Reads up to and including the first line feed, byte by byte, at most
 * {@link MAX_FIRST_LINE} + 1 bytes: the bytes end in a line feed exactly when the line is complete.
 *
 * @param expected how many bytes are known to be the first line's, read at once
 * @throws the system's error
 */
export function readFirstLine(descriptor, expected = 1) {
    let bytes = Buffer.allocUnsafe(Math.max(expected, 4096));
    let size = readSync(descriptor, bytes, 0, expected, 0);
    if (bytes.subarray(0, size).includes(LINE_FEED))
        return bytes.subarray(0, size);
    while (size > 0 && size <= MAX_FIRST_LINE) {
        if (size === bytes.length)
            bytes = Buffer.concat([bytes], 2 * size);
        if (readSync(descriptor, bytes, size, 1, size) === 0)
            break;
        size += 1;
        if (bytes[size - 1] === LINE_FEED)
            break;
    }
    return bytes.subarray(0, size);
}
/** @param bytes the start of the rollout, at least its first line when that is complete */
export function readMetadata(bytes) {
    const feed = bytes.indexOf(LINE_FEED);
    if (feed === -1 || feed > MAX_FIRST_LINE)
        return { isMetadata: false };
    const line = pickIfJson(bytes.subarray(0, feed), codexFirstLine);
    if (line?.type !== 'session_meta')
        return { isMetadata: false };
    const cwd = line.payload?.cwd;
    return { isMetadata: true, cwd: cwd !== undefined && isAbsolute(cwd) ? cwd : undefined };
}
//# sourceMappingURL=codex-first-line.js.map