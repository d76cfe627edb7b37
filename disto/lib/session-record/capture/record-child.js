// Records what a child process did, beside whatever the harness does with it.
import { errorMonitor } from 'node:events';
import { STREAM_CEILING } from '../format/constants.js';
import { StreamTail } from './stream-tail.js';
/** Exit status of a process that was killed, ran out of time, or never started. */
const NO_STATUS = -1;
/**
 * Records a child process when it is over: its streams as it printed them, and
 * its exit status, -1 when a signal or a timeout ended it or it never started.
 * To be called right after `spawn`, `exec` or `execFile`; the harness reads the
 * child's streams and handles its events as if nobody watched.
 *
 * @returns the child
 */
export function recordChild(recorder, child, options) {
    const { agentId, origin, command, cwd = '.' } = options;
    const stdout = new StreamTail(STREAM_CEILING);
    const stderr = new StreamTail(STREAM_CEILING);
    child.stdout?.on('data', (chunk) => stdout.add(chunk));
    child.stderr?.on('data', (chunk) => stderr.add(chunk));
    let isRecorded = false;
    const record = (exitCode) => {
        if (isRecorded)
            return;
        isRecorded = true;
        const facts = { agentId, command, cwd, exitCode, stdout: stdout.finish(), stderr: stderr.finish() };
        if (origin === 'git')
            recorder.git(facts);
        else
            recorder.shell({ ...facts, origin });
    };
    // Watched, not handled: a failure that nobody handles must stay one.
    child.once(errorMonitor, () => {
        if (child.pid === undefined)
            record(NO_STATUS);
    });
    child.once('close', (code, signal) => record(signal === null && code !== null && code >= 0 ? code : NO_STATUS));
    return child;
}
//# sourceMappingURL=record-child.js.map