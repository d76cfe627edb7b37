// Where the files of an attempt are kept (run-record details, 5.1).
import { posix } from 'node:path';
import { CodedError } from '../../stream/errors.js';
import { isRelativePath } from '../format/fields.js';
/** What an output can be: the extension of its file. */
export const OUTPUT_EXTENSIONS = ['json', 'md', 'txt'];
/** What judges or tells without an executable; each has one capture an attempt. */
export const CAPTURES = [
    'output',
    'output-missing',
    'checklist',
    'schema',
    'select',
    'question',
    'refusal',
    'fault',
];
/** The folder of a stage and repeat, where its session and its prompt lie. */
export function repeatFolder({ stage, repeat }) {
    return `stages/${requireName(stage, 'stage')}/${repeat ?? 1}`;
}
/** The folder of an attempt. @throws CodedError `unusable-name` */
export function attemptFolder(identity) {
    return `${repeatFolder(identity)}/${identity.retry}`;
}
/** Where the session of a stage and repeat is kept: one for all its attempts. */
export function sessionPath(of) {
    return `${repeatFolder(of)}/session.jsonl`;
}
/** Where the system prompt and the first turn of a stage and repeat are kept. */
export function promptPaths(of) {
    const folder = repeatFolder(of);
    return { system: `${folder}/system.txt`, firstTurn: `${folder}/first-turn.txt` };
}
export function outputPath(identity, extension) {
    return `${attemptFolder(identity)}/output.${extension}`;
}
export function capturePath(identity, capture) {
    return `${attemptFolder(identity)}/checks/${capture}.txt`;
}
/**
 * Where a gate's output is kept: `checks/gate.txt`, or for an entry of a `gate/`
 * folder `checks/gate/` and the entry's full file name, so that two entries that
 * differ in their extension alone do not meet.
 *
 * @param file the gate, relative to the assembly
 */
export function gateCapturePath(identity, file) {
    const gate = requireName(file, 'gate');
    const isEntry = posix.basename(posix.dirname(gate)) === 'gate';
    const name = isEntry ? `gate/${posix.basename(gate)}` : 'gate';
    return `${attemptFolder(identity)}/checks/${name}.txt`;
}
export function hookCapturePath(identity, hook) {
    return `${attemptFolder(identity)}/hooks/${hook}.txt`;
}
function requireName(name, what) {
    if (isRelativePath(name))
        return name;
    throw new CodedError('unusable-name', `${JSON.stringify(name)} is no name of a ${what} that a path can be made of`);
}
//# sourceMappingURL=attempt-paths.js.map