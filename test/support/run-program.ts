import { spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export const PROJECT = join(import.meta.dirname, '../..');

/** What other programs leave in the machine's temporary folder is not these tests' business. */
const OWN_TEMPORARY = mkdtempSync(join(realpathSync(tmpdir()), 'gg-streams-programs-'));
process.once('exit', () => rmSync(OWN_TEMPORARY, { recursive: true, force: true }));

/** How a finished child process ended and what it printed. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** The path of a built program. */
export function programPath(name: string): string {
  return join(PROJECT, 'dist', 'bin', `${name}.js`);
}

/**
 * Runs a built program to its end, without a shell.
 *
 * @param input what stdin holds; a list is written piece by piece
 */
export function runProgram(
  name: string,
  args: readonly string[],
  options: { input?: Buffer | string | readonly Buffer[]; cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  return runCommand(process.execPath, [programPath(name), ...args], options);
}

/** Runs any command to its end, without a shell. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { input?: Buffer | string | readonly Buffer[]; cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, NO_COLOR: '1', TMPDIR: OWN_TEMPORARY, ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const pieces = Array.isArray(options.input) ? options.input : [options.input ?? ''];
  // A program may rightly stop reading before its input ends.
  pipeline(Readable.from(pieces), child.stdin).catch(() => {});
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      resolve({
        code,
        signal,
        stdout: Buffer.concat(stdout),
        stderr: Buffer.concat(stderr).toString('utf8'),
      });
    });
  });
}
