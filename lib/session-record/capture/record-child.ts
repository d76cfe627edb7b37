// Records what a child process did, beside whatever the harness does with it.

import type { ChildProcess } from 'node:child_process';
import { errorMonitor } from 'node:events';
import { STREAM_CEILING } from '../format/constants.js';
import type { Recorder } from './recorder.js';
import { StreamTail } from './stream-tail.js';

export interface ChildOptions {
  readonly agentId: string;
  /** Who asked for the command; `git` for a git subprocess of the harness's own. */
  readonly origin: 'tool' | 'program' | 'hook' | 'git';
  /** The command line as it is to be recorded. */
  readonly command: string;
  /** Where it runs: an absolute path, or one relative to the agent's workspace (default: the workspace). */
  readonly cwd?: string;
}

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
export function recordChild<Child extends ChildProcess>(
  recorder: Recorder,
  child: Child,
  options: ChildOptions,
): Child {
  const { agentId, origin, command, cwd = '.' } = options;
  const stdout = new StreamTail(STREAM_CEILING);
  const stderr = new StreamTail(STREAM_CEILING);
  child.stdout?.on('data', (chunk: Buffer | string) => stdout.add(chunk));
  child.stderr?.on('data', (chunk: Buffer | string) => stderr.add(chunk));
  let isRecorded = false;
  const record = (exitCode: number): void => {
    if (isRecorded) return;
    isRecorded = true;
    const facts = { agentId, command, cwd, exitCode, stdout: stdout.finish(), stderr: stderr.finish() };
    if (origin === 'git') recorder.git(facts);
    else recorder.shell({ ...facts, origin });
  };
  // Watched, not handled: a failure that nobody handles must stay one.
  child.once(errorMonitor as unknown as 'error', () => {
    if (child.pid === undefined) record(NO_STATUS);
  });
  child.once('close', (code, signal) =>
    record(signal === null && code !== null && code >= 0 ? code : NO_STATUS),
  );
  return child;
}
