// The writer of a journal: takes batches from a port, one write each, in a
// thread of its own (journal-writer-thread.ts), so that a slow disk never holds
// up the thread that the agents run on.
//
// A write that fails ends the writing: the torn part is cut off, batches that
// follow are dropped, and the closing line says why.
import { encodeEnd, truncationOf } from './end-line.js';
import { END_GRACE_MS, JournalFile } from './journal-file.js';
import { WRITER, WriterGauge } from './writer-gauge.js';
/** Writes what comes through `port` until the order to end. */
export function writeJournal(port, { fd, memory }) {
    const gauge = new WriterGauge(memory);
    const file = new JournalFile(fd);
    let failure;
    const write = ({ parts, size, entries, lastSeq }) => {
        try {
            if (failure === undefined) {
                file.append(joined(parts));
                gauge.wrote(size, entries, lastSeq);
            }
        }
        catch (error) {
            failure = messageOf(error);
            gauge.state = WRITER.failed;
            port.postMessage({ type: 'failed', error: failure });
        }
        finally {
            gauge.leave(size);
        }
    };
    const end = (asked) => {
        try {
            if (file.isGone)
                failure ??= 'the journal was removed while it was written';
            const isLost = failure !== undefined || gauge.state === WRITER.abandoned;
            const reason = asked ?? (isLost ? 'write_failed' : undefined);
            const truncation = reason === undefined ? undefined : truncationOf(reason, gauge);
            file.close(encodeEnd(gauge.entries, truncation), END_GRACE_MS);
        }
        catch (error) {
            failure ??= messageOf(error);
        }
        port.postMessage({ type: 'closed', error: failure });
        port.close();
    };
    port.on('message', (order) => {
        if (order.type === 'end')
            end(order.reason);
        else
            write(order);
    });
    port.postMessage({ type: 'ready' });
}
function joined(parts) {
    return parts.length === 1 ? parts[0] : Buffer.concat(parts);
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
//# sourceMappingURL=journal-writer.js.map