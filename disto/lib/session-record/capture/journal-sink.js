// Sink: batches of journal lines in; each is one write. The journal's closing
// line is written at the end, and says so when capture stopped before.
//
// For a pipe: it waits for its target, so whoever feeds it waits as well. What
// comes after capture has stopped is taken and dropped.
//
// Holds one batch. Fails when the closing line cannot be written; any other
// failure is a reason to stop, which the account tells.
import { Writable } from 'node:stream';
import { MachineryError } from '../../stream/errors.js';
import { encodeEnd } from './end-line.js';
import { END_GRACE_MS, JournalFile } from './journal-file.js';
export function journalSink(target, account) {
    const write = async (input) => {
        if (input.type === 'truncation')
            account.carry(input.truncation);
        else if (input.type === 'refusal')
            account.stop('write_failed', input.error);
        else {
            const batch = account.prepare(input);
            if (batch === undefined)
                return;
            try {
                await target.write(batch.bytes);
                account.land(batch.bytes.length, batch.seq);
            }
            catch (error) {
                account.stop('write_failed', MachineryError.from('write', target.name, error));
            }
        }
    };
    const close = async () => {
        try {
            await target.close(encodeEnd(account.entries, account.truncation));
        }
        catch (error) {
            throw MachineryError.from('write', target.name, error);
        }
    };
    return new Writable({
        objectMode: true,
        write: (input, _encoding, done) => void write(input).then(() => done(), done),
        final: (done) => void close().then(() => done(), done),
    });
}
/** A journal in a file that was made for it. */
export function fileTarget(fd, path) {
    const file = new JournalFile(fd);
    return {
        name: path,
        write: (batch) => file.append(batch),
        close: (end) => file.close(end, END_GRACE_MS),
    };
}
/** A journal in a stream, which is left open. */
export function streamTarget(stream, name) {
    const write = (bytes) => new Promise((resolve, reject) => {
        stream.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
    return { name, write, close: write };
}
//# sourceMappingURL=journal-sink.js.map