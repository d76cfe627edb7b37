import type { ChildProcess } from 'node:child_process';
import type { Recorder } from './recorder.js';
export interface ChildOptions {
    readonly agentId: string;
    /** Who asked for the command; `git` for a git subprocess of the harness's own. */
    readonly origin: 'tool' | 'program' | 'hook' | 'git';
    /** The command line as it is to be recorded. */
    readonly command: string;
    /** Where it runs: an absolute path, or one relative to the agent's workspace (default: the workspace). */
    readonly cwd?: string;
}
/**
 * Records a child process when it is over: its streams as it printed them, and
 * its exit status, -1 when a signal or a timeout ended it or it never started.
 * To be called right after `spawn`, `exec` or `execFile`; the harness reads the
 * child's streams and handles its events as if nobody watched.
 *
 * @returns the child
 */
export declare function recordChild<Child extends ChildProcess>(recorder: Recorder, child: Child, options: ChildOptions): Child;
//# sourceMappingURL=record-child.d.ts.map