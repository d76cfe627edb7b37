// Opens a recorder: the journal's file, the writer's thread, and the recorder
// over both; and closes them.
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CodedError } from '../../stream/errors.js';
import { JOURNAL_FILE, JOURNAL_FOLDER } from '../format/constants.js';
import { CanonicalJson } from './bodies.js';
import { encodeEnd, truncationOf } from './end-line.js';
import { JournalAccount, requireCeiling } from './journal-account.js';
import { createJournal, discardJournal, JournalFile } from './journal-file.js';
import { Recorder } from './recorder.js';
import { rehearse } from './rehearse.js';
import { WriterGauge } from './writer-gauge.js';
import { WriterQueue } from './writer-queue.js';
/** How long a process that is about to be gone waits for what is queued. */
const EXIT_DRAIN_MS = 250;
/**
 * Opens a recorder. The run is never failed by it: where the journal cannot be
 * created, capture does not start, `onStop` is told, and every call does nothing.
 *
 * @throws CodedError `invalid-max-bytes`, `no-journal` for options that make no sense
 */
export function openRecorder(options) {
    return openRecorderOn(options, startThread);
}
/** As {@link openRecorder}, with a writer of the caller's own. */
export async function openRecorderOn(options, startWriter) {
    requireCeiling(options.replayMaxBytes);
    const path = journalPath(options);
    const session = sessionOf(options);
    const account = new JournalAccount(options.replayMaxBytes, (reason, error) => tell(options, reason, error));
    const capture = await startCapture(path, account, startWriter);
    const drain = () => capture?.queue.drain(EXIT_DRAIN_MS);
    process.on('exit', drain);
    return new Recorder({
        account,
        queue: capture?.queue ?? NO_QUEUE,
        session,
        workspace: options.workspace,
        close: async () => {
            const report = await finishCapture(account, capture);
            process.off('exit', drain);
            return report;
        },
    });
}
const NO_QUEUE = { offer: () => 'capture did not start' };
async function startCapture(path, account, startWriter) {
    let fd;
    try {
        fd = createJournal(path);
        const gauge = new WriterGauge();
        const port = await startWriter({ fd, memory: gauge.memory });
        const queue = new WriterQueue(port, gauge, (error) => account.stop('write_failed', new Error(error)));
        return { fd, gauge, queue };
    }
    catch (error) {
        account.stop('write_failed', error);
        if (fd !== undefined)
            discardJournal(fd, path);
        return undefined;
    }
}
/** Starts the writer's thread and waits until it runs: a burst of calls right at the start must find it working. */
async function startThread(setup) {
    const thread = new Worker(new URL('./journal-writer-thread.js', import.meta.url), {
        name: 'gg-session-journal',
        workerData: setup,
        // The harness's own flags, such as an inspector's port, are not for this thread.
        execArgv: [],
        // The journal's descriptor was opened elsewhere; this thread closes it all the same.
        trackUnmanagedFds: false,
    });
    const running = once(thread, 'message');
    rehearse();
    await running;
    return thread;
}
async function finishCapture(account, capture) {
    if (capture === undefined) {
        const truncation = truncationOf('write_failed', { lastSeq: undefined, bytes: 0 });
        return { entries: 0, bytes: 0, truncation, writeError: account.error?.message ?? '', queueHighWater: 0 };
    }
    const { queue, gauge } = capture;
    const ending = await queue.close(account.stopReason);
    if (ending.type === 'crashed')
        closeAfterCrash(capture, account);
    const failure = failureOf(ending);
    if (failure !== undefined)
        account.stop('write_failed', new Error(failure));
    const { stopReason } = account;
    // The writer's own words on a write that failed say more than that it is gone.
    const told = ending.type === 'closed' ? ending.error : undefined;
    const writeError = told ?? account.error?.message;
    return {
        entries: gauge.entries,
        bytes: gauge.bytes,
        ...(stopReason === undefined ? {} : { truncation: truncationOf(stopReason, gauge) }),
        ...(writeError === undefined ? {} : { writeError }),
        queueHighWater: queue.highWater,
    };
}
/** What the writer's end says of the journal; undefined when the journal is what was queued. */
function failureOf(ending) {
    switch (ending.type) {
        case 'closed':
            return ending.error;
        case 'crashed':
            return ending.error;
        case 'stalled':
            return 'the journal writer did not finish: the disk is stalled';
    }
}
/** The writer is dead and its file is whole up to what the gauge says: the closing line can still be written. */
function closeAfterCrash({ fd, gauge }, account) {
    try {
        const truncation = truncationOf(account.stopReason ?? 'write_failed', gauge);
        new JournalFile(fd, gauge.bytes).close(encodeEnd(gauge.entries, truncation), 0);
    }
    catch {
        // The report carries the reason, and a journal without its closing line is a killed session's.
    }
}
function journalPath({ journal, workspace }) {
    if (journal !== undefined)
        return journal;
    if (workspace !== undefined)
        return join(workspace, JOURNAL_FOLDER, JOURNAL_FILE);
    throw new CodedError('no-journal', 'neither a workspace nor a journal is named', {
        hint: 'name the workspace, or where the journal goes',
    });
}
function sessionOf({ sessionId, routingKey, capabilitySet, recorder }) {
    return {
        type: 'session',
        sessionId,
        routingKey,
        capabilitySet: CanonicalJson.fromValue(capabilitySet),
        recorder,
    };
}
/** Says that capture stopped; nothing that a listener does reaches the run. */
function tell({ onStop = warn }, reason, error) {
    const detail = error === undefined ? '' : `: ${error.message}`;
    process.nextTick(() => {
        try {
            onStop({ reason, message: `capture has stopped, the session goes on (${reason})${detail}` });
        }
        catch {
            // A listener's fault is not the run's.
        }
    });
}
function warn({ message }) {
    process.emitWarning(message, 'CaptureWarning');
}
//# sourceMappingURL=open-recorder.js.map