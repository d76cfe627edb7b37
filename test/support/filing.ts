// Reports filed by the program, in a home of their own.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { outcomeSchema, type SubmitOutcome } from '../../lib/session-log/format/submission.js';
import { type Ended, runProgram } from './run-program.js';
import { encodeDirectory, type Home, writeBelow } from './session-store.js';

/** `agentfeedback submit friction …`; a report goes in as JSON. */
export function submit(
  home: Home,
  args: readonly string[],
  options: { report?: unknown; cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const { report, cwd = home.path, env } = options;
  const hasReport = report !== undefined;
  const input = Buffer.isBuffer(report) ? report : JSON.stringify(report);
  return runProgram('agentfeedback', ['submit', 'friction', ...(hasReport ? ['--stdin'] : []), ...args], {
    cwd,
    env: { ...home.env, ...env },
    ...(hasReport ? { input } : {}),
  });
}

/** The last line of stdout. */
export function outcomeOf({ stdout }: Ended): SubmitOutcome {
  const line = stdout.toString().trimEnd().split('\n').at(-1) ?? '';
  return outcomeSchema.strict().parse(JSON.parse(line));
}

/** Every submission of a home's database. */
export function rowsOf(home: Home): Record<string, unknown>[] {
  return query(home, 'SELECT * FROM submissions ORDER BY id');
}

/** What was marked of each digested session. */
export function marksOf(home: Home): Record<string, unknown>[] {
  return query(
    home,
    'SELECT session_id, size, processed_at, processed_size, outcome, refs FROM sessions_seen ORDER BY session_id',
  );
}

function query(home: Home, statement: string): Record<string, unknown>[] {
  const database = new DatabaseSync(databasePath(home), { readOnly: true });
  try {
    return database.prepare(statement).all() as Record<string, unknown>[];
  } finally {
    database.close();
  }
}

export function databasePath(home: Home): string {
  return join(home.path, '.local/share/agentfeedback/agentfeedback.db');
}

/** A Claude Code session of a directory. @returns its ref */
export function writeSessionOf(home: Home, directory: string, id: string, content: string): string {
  writeBelow(home, `.claude/projects/${encodeDirectory(directory)}/${id}.jsonl`, content);
  return `claude-code:${id}`;
}

/** A repository as far as it is looked at: its HEAD and its config. @returns its directory */
export function makeRepository(parent: string, name: string, remote?: string): string {
  const root = join(parent, name);
  mkdirSync(join(root, '.git'), { recursive: true });
  writeFileSync(join(root, '.git/HEAD'), 'ref: refs/heads/main\n');
  const config = remote === undefined ? '' : `[remote "origin"]\n\turl = ${remote}\n`;
  writeFileSync(join(root, '.git/config'), `[core]\n\tbare = false\n${config}`);
  return root;
}
