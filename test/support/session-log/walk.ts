import { join } from 'node:path';
import { PROJECT, runCommand } from '../run-program.js';

/** What became of a store and its sessions in a process of its own. */
export interface WalkedStore {
  readonly harness: string;
  readonly state: string;
  readonly reason?: string;
  readonly problems: { path: string; reason: string; hides: string }[];
  readonly sessions: { id: string; path: string; state: string; reason?: string; entries?: number }[];
}

/**
 * Lists, gates and reads the stores below a home in a child process.
 *
 * @param prefix a command that runs the process, such as strace or setpriv
 */
export async function walkStores(
  home: string,
  harnesses: readonly string[],
  prefix: readonly string[] = [],
): Promise<WalkedStore[]> {
  const script = join(PROJECT, 'test/support/session-log/walk-stores.mjs');
  const [command = process.execPath, ...args] = [...prefix, process.execPath, script, ...harnesses];
  const unset = Object.fromEntries(
    ['CLAUDE_CONFIG_DIR', 'CODEX_HOME', 'COPILOT_HOME', 'GEMINI_CLI_HOME', 'OPENCODE_DB'].map((name) => [
      name,
      '',
    ]),
  );
  const environment = { ...unset, HOME: home, XDG_CONFIG_HOME: '', XDG_DATA_HOME: '' };
  const ended = await runCommand(command, args, { env: environment });
  if (ended.code !== 0) throw new Error(`the walk ended with ${ended.code}: ${ended.stderr}`);
  return JSON.parse(ended.stdout.toString('utf8')) as WalkedStore[];
}
