// What a writer left behind, held against what a scenario asks for.
import { lstatSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { HeldFile } from '../reading/held-file.js';
import { toOneLine } from '../writing/bounded-reason.js';
import { RECORD_NAME } from '../writing/record-file.js';
import { PRINTED_BYTES, TRIAL_UMASK } from './run-writer.js';
import { expectedRecord } from './scenario.js';
/** How a writer fails a scenario, by stable codes. */
export const WRITER_FAULTS = {
    'too-slow': 'it did not end in time',
    'too-loud': 'it printed without an end',
    'died-of-signal': 'a signal ended it',
    'exit-after-writing': 'all was lawful, and it did not exit 0',
    'exit-after-refusal': 'a fact had to be refused, and it exited 0',
    'record-missing': 'there is no record',
    'record-unlawful': 'the record is no regular file, or others may do with it what they may not',
    leftovers: 'there is more than a record',
    'bytes-differ': 'the record is not what the facts say',
    'verdict-differs': 'a reader calls the record something else',
};
const ORDINARY_MODE = 0o666;
const OWNER_MODE = 0o600;
const ALL_RIGHTS = 0o7777;
const TOLD_CHARACTERS = 200;
/**
 * The first thing that is wrong with what a writer did; undefined when it kept
 * to the scenario.
 *
 * @param read reads and judges the record of a run's directory
 */
export async function judgeWriting(scenario, directory, end, read) {
    const expected = expectedRecord(scenario);
    const file = lstatSync(join(directory, RECORD_NAME), { throwIfNoEntry: false });
    const fault = judgeEnd(scenario, end) ?? findLeftovers(directory);
    if (fault !== undefined)
        return fault;
    if (file === undefined) {
        return expected.length === 0 ? undefined : { code: 'record-missing', detail: RECORD_NAME };
    }
    if (!file.isFile())
        return { code: 'record-unlawful', detail: 'it is no regular file' };
    const mode = file.mode & ALL_RIGHTS;
    const isOrdinary = (mode & ~(ORDINARY_MODE & ~TRIAL_UMASK)) === 0 && (mode & OWNER_MODE) === OWNER_MODE;
    if (!isOrdinary)
        return { code: 'record-unlawful', detail: `its mode is 0${mode.toString(8)}` };
    return (await compareBytes(directory, expected)) ?? judgeVerdict(scenario, (await read(directory)).verdict);
}
function judgeEnd({ refused }, { exit, signal, killed, said }) {
    const detail = toOneLine(said).slice(0, TOLD_CHARACTERS);
    if (killed === 'time')
        return { code: 'too-slow', detail };
    if (killed === 'output')
        return { code: 'too-loud', detail: `more than ${PRINTED_BYTES} bytes` };
    if (exit === null)
        return { code: 'died-of-signal', detail: String(signal) };
    if (refused === undefined && exit !== 0)
        return { code: 'exit-after-writing', detail: `exit ${exit}: ${detail}` };
    if (refused !== undefined && exit === 0)
        return { code: 'exit-after-refusal', detail };
    return undefined;
}
/** The directory holds a record and nothing else, and stands alone where it was made. */
function findLeftovers(directory) {
    const inside = readdirSync(directory).filter((name) => name !== RECORD_NAME);
    const beside = readdirSync(dirname(directory)).filter((name) => name !== basename(directory));
    const [name] = [...inside, ...beside];
    return name === undefined ? undefined : { code: 'leftovers', detail: name };
}
async function compareBytes(directory, expected) {
    const held = await HeldFile.hold(directory, RECORD_NAME);
    try {
        const chunks = [];
        // One byte more than there may be tells a record that goes on.
        for await (const chunk of held.chunks(0, Math.min(held.size, expected.length + 1)))
            chunks.push(chunk);
        const found = Buffer.concat(chunks);
        if (found.equals(expected))
            return undefined;
        return { code: 'bytes-differ', detail: describeDifference(found, expected) };
    }
    finally {
        await held.close();
    }
}
function describeDifference(found, expected) {
    const at = found.findIndex((byte, index) => byte !== expected[index]);
    const offset = at < 0 ? Math.min(found.length, expected.length) : at;
    const line = expected.subarray(0, offset).toString('latin1').split('\n').length;
    if (offset === expected.length)
        return `line ${line} is one too many`;
    if (offset === found.length)
        return `it ends in line ${line}, at byte ${offset}`;
    return `line ${line}, at byte ${offset}`;
}
function judgeVerdict({ written }, { status, message }) {
    const expected = written.some(({ event }) => event === 'run_end') ? 'valid' : 'incomplete';
    return status === expected ? undefined : { code: 'verdict-differs', detail: `${status}: ${message}` };
}
//# sourceMappingURL=judge-writing.js.map