// What a harness hands to a recorder, and how it becomes a capture event.
// Milliseconds may be fractions here, and become whole; a directory is a path.
import { isAbsolute } from 'node:path';
import { CanonicalJson } from './bodies.js';
import { addressString } from './clip-payloads.js';
/** A tool's outcome as an event holds it. */
export function outcomeOf(input) {
    const { ok, output, summary, images, data, dataText, failure } = input;
    return {
        ok,
        output: textOf(output),
        ...(summary === undefined ? {} : { summary: textOf(summary) }),
        ...(images === undefined ? {} : { images: images.map(describeImage) }),
        ...(data === undefined ? {} : { data: CanonicalJson.fromValue(data) }),
        ...(dataText === undefined ? {} : { dataText: textOf(dataText) }),
        ...(failure === undefined ? {} : { failure: CanonicalJson.fromValue(failure) }),
    };
}
/** A command as an event holds it. */
export function commandOf(input) {
    const { command, cwd, exitCode, stdout, stderr } = input;
    return {
        command,
        cwd: cwdOf(cwd),
        exitCode: exitCode ?? -1,
        stdout: textOf(stdout),
        stderr: textOf(stderr),
    };
}
/** A directory as an event holds it; an absolute one is measured against the agent's workspace later. */
export function cwdOf(path) {
    if (isAbsolute(path))
        return { type: 'absolute', path };
    const relative = path.replace(/^(\.\/+)+/, '');
    return relative === '' || relative === '.' ? { type: 'workspace' } : { type: 'relative', path: relative };
}
/** Whole milliseconds, not below 0. */
export function wholeMs(ms) {
    return Math.max(0, Math.round(ms));
}
function textOf(text) {
    if (typeof text === 'string')
        return addressString(text);
    if (text instanceof Uint8Array)
        return addressString(Buffer.from(text).toString());
    return text;
}
function describeImage(image) {
    const { mediaType, bytes, dataBase64 = '' } = image;
    return { mediaType, bytes: bytes ?? Math.floor((dataBase64.replace(/=+$/, '').length * 3) / 4) };
}
//# sourceMappingURL=recorder-inputs.js.map