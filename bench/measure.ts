// Runs commands side by side and measures them from outside: wall time, peak
// resident memory, size of what they wrote.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Looking costs the machine that is measured a little; a peak is told by the kernel whenever it is looked at. */
const LOOK_MS = 50;

/** One command, run once or several times. */
export interface Measured {
  readonly name: string;
  /** Median wall time in seconds. */
  readonly seconds: number;
  /** Largest peak resident set over all runs, in bytes; 0 where the system does not tell. */
  readonly peakBytes: number;
  /** Bytes that it wrote to standard output. */
  readonly outputBytes: number;
}

/**
 * Runs a command `times` times with its standard output in a file, or with `discard` in /dev/null.
 *
 * @throws when it ends with another code than 0
 */
export async function measure(
  name: string,
  command: string,
  args: readonly string[],
  options: { times?: number; stdin?: string; discard?: boolean } = {},
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'gg-streams-bench-'));
  const out = options.discard === true ? '/dev/null' : join(folder, 'out');
  const seconds: number[] = [];
  let peakBytes = 0;
  try {
    for (let run = 0; run < (options.times ?? 1); run += 1) {
      const result = await runOnce(command, args, options.stdin, out);
      seconds.push(result.seconds);
      peakBytes = Math.max(peakBytes, result.peakBytes);
    }
    return { name, seconds: median(seconds), peakBytes, outputBytes: statSync(out).size };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runOnce(command: string, args: readonly string[], stdin: string | undefined, out: string) {
  const input = stdin === undefined ? 'ignore' : openSync(stdin, 'r');
  const output = openSync(out, 'w');
  const began = performance.now();
  const child = spawn(command, args, { stdio: [input, output, 'inherit'] });
  let peakBytes = 0;
  const poll = setInterval(() => {
    peakBytes = Math.max(peakBytes, peakOf(child.pid));
  }, LOOK_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  const seconds = (performance.now() - began) / 1000;
  clearInterval(poll);
  closeSync(output);
  if (typeof input === 'number') closeSync(input);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
  return { seconds, peakBytes };
}

/**
 * Runs a command and counts what it writes, for one whose output would fill the disk.
 *
 * @param bytes ends it after so many, for one whose output nobody could wait for
 * @throws when it ends by itself with another code than 0, or before it wrote `bytes`
 */
export async function measureOutput(
  name: string,
  command: string,
  args: readonly string[],
  bytes?: number,
): Promise<Measured> {
  const began = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let peakBytes = 0;
  const look = (): void => {
    peakBytes = Math.max(peakBytes, peakOf(child.pid));
  };
  const poll = setInterval(look, LOOK_MS);
  let outputBytes = 0;
  for await (const chunk of child.stdout) {
    outputBytes += (chunk as Buffer).length;
    if (bytes !== undefined && outputBytes >= bytes) break;
  }
  look();
  clearInterval(poll);
  const seconds = (performance.now() - began) / 1000;
  const isCut = bytes !== undefined && outputBytes >= bytes;
  if (isCut) child.kill();
  const [code] = await ended;
  if (!isCut && (code !== 0 || bytes !== undefined))
    throw new Error(`${command} ${args.join(' ')} ended with ${code} after ${outputBytes} bytes`);
  return { name, seconds, peakBytes, outputBytes };
}

/** The peak so far, by the kernel's own count: polling misses no peak but one of the last milliseconds. */
function peakOf(pid: number | undefined): number {
  try {
    const [, kibibytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kibibytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
