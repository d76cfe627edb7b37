// A run that a stage calls: a complete run of its own, below the attempt that
// called it. It is born like every run, in small: its directory is claimed, then
// its lock, then its first line; whatever fails before that line leaves no
// directory. Its assembly is the copy of the root, and so is what its first line
// says of runtime and home.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError, MachineryError } from '../../stream/errors.js';
import { acquireRunLock } from '../directory/run-lock.js';
import { childReference } from '../format/container-events.js';
import { isRequestFile, PROVENANCE_FIELDS } from '../format/run-events.js';
import { hashBytes } from '../hashing/hash-file.js';
import { machineryFault } from './endings.js';
import { OpenRun } from './open-run.js';
import { RecordWriter } from './record-writer.js';
/** Members of a run's first line that its children repeat. */
const INHERITED = [
    'runtime',
    'assembly',
    'assembly_hash',
    'installation_id',
    'workdir',
    ...PROVENANCE_FIELDS,
    'model_source',
];
/** A child that was started. */
export class ChildRun {
    run;
    reference;
    lock;
    call;
    #ending = {};
    constructor(run, 
    /** Its folder, relative to the directory of the run that called. */
    reference, 
    /** Its lock: the child ends in a fault when it is lost. */
    lock, call) {
        this.run = run;
        this.reference = reference;
        this.lock = lock;
        this.call = call;
    }
    /** Ends the child's record and gives its lock up. @throws as RecordWriter.end */
    async end(end) {
        try {
            await this.run.writer.end(end);
            const { exit, cause, reason } = end;
            this.#ending = { exit, cause, ...(reason === undefined ? {} : { reason }) };
        }
        finally {
            await this.#leave();
        }
    }
    /** Gives the child up without an end: its record stays incomplete. @param reason why, not empty */
    async abandon(reason) {
        this.#ending = { reason };
        await this.#leave();
    }
    /**
     * What the parent records of the call once it has settled.
     *
     * @param output the sealed output of a successful fan-out item, relative to the child's directory
     */
    fact(output) {
        const below = output && { path: `${this.reference}/${output.path}`, sha256: output.sha256 };
        return {
            ...factOf(this.call),
            input: inputOf(this.call.request, this.reference),
            ...this.#ending,
            child: this.reference,
            started: true,
            ...(below && { output: below }),
        };
    }
    async #leave() {
        this.run.interruption?.leave(this.run.writer);
        await this.lock.release();
    }
}
/**
 * Starts a child run.
 *
 * @returns undefined when it cannot start because its directory is there already, somebody holds its lock, or the
 *   run has been interrupted: the parent records a call that was not started
 * @throws CodedError `unusable-request`, and what keeps a folder from being made; RefusedEvent; MachineryError
 */
export async function startChild(parent, call) {
    const { bytes, name } = requestOf(call.request);
    if (parent.interruption?.ending !== undefined)
        return undefined;
    const reference = childReference(call.identity, call.call);
    if (!(await parent.files.claimFolder(reference)))
        return undefined;
    const directory = join(parent.directory, reference);
    const lock = await takeLock(directory);
    if (lock === undefined)
        return undefined;
    const start = childStart(parent.writer.start, call, {
        path: name,
        sha256: hashBytes(bytes),
        bytes: bytes.length,
    });
    const writer = await beginOrUndo(directory, start, parent, lock);
    const { assembly, interruption } = parent;
    const child = new ChildRun(new OpenRun(writer, { assembly, interruption }), reference, lock, call);
    try {
        await child.run.files.write(name, bytes);
    }
    catch (fault) {
        // The child has begun: it ends, and says why; if it cannot say so, it stays incomplete.
        const { message } = fault;
        await child.end(machineryFault(message)).catch(() => child.abandon(message));
    }
    return child;
}
/** What the parent records of a call that was not started. @param input left out where a file was not admitted */
export function unstartedCall(call, reason, input) {
    return { ...factOf(call), ...(input && { input }), reason, started: false };
}
function factOf({ identity, call, flow, depth, item }) {
    return { ...identity, call, flow, depth, ...(item === undefined ? {} : { via: 'fanout', item }) };
}
function requestOf(request) {
    if ('text' in request)
        return { bytes: Buffer.from(request.text), name: 'request.txt' };
    const name = `request.${request.extension}`;
    if (isRequestFile(name))
        return { bytes: Buffer.from(request.bytes), name };
    throw new CodedError('unusable-request', `${JSON.stringify(request.extension)} is no extension of a request`);
}
function inputOf(request, reference) {
    const { bytes, name } = requestOf(request);
    const measured = { sha256: hashBytes(bytes), bytes: bytes.length };
    return 'text' in request
        ? { text: request.text, ...measured }
        : { path: `${reference}/${name}`, ...measured };
}
function childStart(parent, { call, flow }, request) {
    const inherited = Object.fromEntries(INHERITED.filter((field) => parent[field] !== undefined).map((field) => [field, parent[field]]));
    return { ...inherited, run: String(call), flow, request: { ...request, via: 'subflow' } };
}
async function takeLock(directory) {
    try {
        return await acquireRunLock(directory);
    }
    catch (fault) {
        await undo(directory);
        if (fault instanceof CodedError && fault.code === 'run-locked')
            return undefined;
        throw fault;
    }
}
/** Begins the record; what fails leaves neither directory nor lock. */
async function beginOrUndo(directory, start, parent, lock) {
    try {
        return await RecordWriter.begin(directory, start, { clock: () => new Date(parent.writer.now()) });
    }
    catch (fault) {
        try {
            await undo(directory);
        }
        finally {
            await lock.release();
        }
        throw fault;
    }
}
/** Removes the directory of a child that was not born. @throws MachineryError `cannot-remove` */
async function undo(directory) {
    await rm(directory, { recursive: true }).catch((cause) => {
        throw MachineryError.from('remove', directory, cause);
    });
}
//# sourceMappingURL=child-run.js.map