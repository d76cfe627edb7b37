// Runs the writer that is tried: a command of the shell that gets the directory
// of a run as its last argument and facts on its standard input.
//
// Bounded in time and in what it prints. It leads a process group of its own,
// which does not outlive the trial.
import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
/** The most that a writer may print in one scenario, in bytes. */
export const PRINTED_BYTES = 1_048_576;
/** How many bytes of stderr are kept. */
const TOLD_BYTES = 2_048;
/** The rights that a new file does not get while a writer is tried. */
export const TRIAL_UMASK = 0o027;
/** Runs a writer to its end. Never fails for what the writer does. @throws the reason of the abort */
export async function runWriter({ command, directory, input, timeoutMs, signal, }) {
    signal?.throwIfAborted();
    const script = `umask ${TRIAL_UMASK.toString(8).padStart(4, '0')}\n${command} "$1"`;
    const child = spawn('sh', ['-c', script, 'sh', directory], {
        detached: true,
        stdio: ['pipe', 'pipe', 'pipe'],
    });
    let killed = null;
    const kill = (why) => {
        killed ??= why;
        endGroup(child);
    };
    const said = watchOutput(child, () => kill('output'));
    const timer = setTimeout(() => kill('time'), timeoutMs);
    const stop = () => kill(null);
    signal?.addEventListener('abort', stop, { once: true });
    // A writer may rightly stop reading at the first fact that it refuses.
    pipeline(Readable.from([input]), child.stdin).catch(() => { });
    try {
        const [exit, by] = await new Promise((resolve, reject) => {
            child.once('error', reject);
            child.once('exit', (code, name) => resolve([code, name]));
        });
        signal?.throwIfAborted();
        return { exit, signal: by, killed, said: said() };
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        endGroup(child);
        // A process that left the group may hold the pipes open.
        for (const pipe of [child.stdin, child.stdout, child.stderr])
            pipe?.destroy();
    }
}
/** Counts what a child prints. @returns what it said on stderr, as far as that is kept */
function watchOutput(child, overflow) {
    let printed = 0;
    let said = Buffer.alloc(0);
    const count = (chunk) => {
        printed += chunk.length;
        if (printed > PRINTED_BYTES)
            overflow();
    };
    child.stdout?.on('data', count);
    child.stderr?.on('data', (chunk) => {
        count(chunk);
        if (said.length < TOLD_BYTES)
            said = Buffer.concat([said, chunk]).subarray(0, TOLD_BYTES);
    });
    return () => said.toString('utf8');
}
/** Ends whatever is left of a child's process group. */
function endGroup({ pid }) {
    if (pid === undefined)
        return;
    try {
        process.kill(-pid, 'SIGKILL');
    }
    catch {
        // Nobody is left.
    }
}
//# sourceMappingURL=run-writer.js.map