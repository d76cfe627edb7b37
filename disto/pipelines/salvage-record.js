// Salvage: one file copied out of a session that is being torn down, into a
// folder shaped like a collected tree; then the same stage that a completed run's
// tree goes through.
import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Scratch } from '../lib/session-record/assembly/scratch.js';
import { JOURNAL_FILE, JOURNAL_FOLDER, SALVAGE_SCRATCH_PREFIX, } from '../lib/session-record/format/constants.js';
import { SalvageFault } from '../lib/session-record/salvage/salvage-fault.js';
import { CodedError, MachineryError, systemErrorCode } from '../lib/stream/errors.js';
import { runSessionRecordStage } from './session-record-stage.js';
export const DEFAULT_MAX_JOURNAL = 4 * 1024 ** 3;
export const DEFAULT_TIMEOUT_MS = 120_000;
/**
 * Salvages a session's journal into a record (session records, "Salvage from a
 * torn-down container"). The run that is being reported has failed already: no
 * failure here is thrown, and without a record nothing is written.
 *
 * @throws the reason of `signal` alone, when it is aborted; nothing is left then
 */
export async function salvageRecord(options) {
    const { collect, maxBytes = DEFAULT_MAX_JOURNAL, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
    const runDir = resolve(options.runDir);
    const parent = options.scratch ?? dirname(runDir);
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]);
    let scratch;
    let isCollected = false;
    try {
        scratch = await Scratch.create(parent, SALVAGE_SCRATCH_PREFIX);
        isCollected = await collectInto(scratch.path, collect, { maxBytes, signal });
        const stage = isCollected
            ? await runSessionRecordStage({ harness: 'gg', tree: scratch.path, runDir, scratch: parent, signal })
            : undefined;
        await scratch.remove();
        if (stage?.assembly === undefined)
            return { outcome: 'absent' };
        return { outcome: 'salvaged', record: stage.artifacts[0], assembly: stage.assembly };
    }
    catch (error) {
        const isWanted = options.signal?.aborted !== true;
        if (!isWanted || !isCollected)
            await scratch?.remove();
        if (!isWanted)
            throw options.signal?.reason;
        const fault = timeout.aborted
            ? new SalvageFault('timed-out', `it took longer than ${timeoutMs} ms`, error)
            : asCoded(error);
        return isCollected && scratch !== undefined
            ? { outcome: 'failed', error: fault, kept: scratch.path }
            : { outcome: 'failed', error: fault };
    }
}
/** @returns whether a journal with anything in it was collected */
async function collectInto(tree, collect, limits) {
    await mkdir(join(tree, JOURNAL_FOLDER), { mode: 0o700 });
    const path = join(tree, JOURNAL_FOLDER, JOURNAL_FILE);
    const destination = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
    // Whatever breaks is met by the collector's next write, and looked for below; nobody may be listening yet.
    destination.on('error', () => { });
    try {
        const isThere = await collect(destination, limits);
        return isThere && (await stat(path)).size > 0;
    }
    catch (error) {
        const failure = destination.errored ?? error;
        throw systemErrorCode(failure) === undefined || failure instanceof CodedError
            ? failure
            : MachineryError.from('write', path, failure);
    }
    finally {
        await closed(destination);
    }
}
function closed(stream) {
    if (stream.closed)
        return Promise.resolve();
    return new Promise((done) => {
        stream.once('close', done);
        stream.on('error', () => { });
        stream.destroy();
    });
}
function asCoded(error) {
    if (error instanceof CodedError)
        return error;
    return new CodedError('collector-failed', error instanceof Error ? error.message : String(error), {
        cause: error,
    });
}
//# sourceMappingURL=salvage-record.js.map