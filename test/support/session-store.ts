// Lays session stores out in a fresh home, and runs agentfeedback against them.

import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect } from 'vitest';
import type { Harness } from '../../lib/session-log/format/harness.js';
import { type Ended, runProgram } from './run-program.js';
import { temporaryFolder } from './temporary.js';

/** A home directory of its own with the variables that point programs into it. */
export interface Home {
  readonly path: string;
  readonly env: NodeJS.ProcessEnv;
}

/** An empty home; nothing of the caller's own settings reaches a program that runs in it. */
export function makeHome(): Home {
  const path = temporaryFolder();
  const cleared = Object.keys(process.env).filter((name) => name.startsWith('AGENT_FEEDBACK_'));
  return {
    path,
    env: {
      ...Object.fromEntries(cleared.map((name) => [name, ''])),
      HOME: path,
      XDG_CONFIG_HOME: join(path, '.config'),
      XDG_CACHE_HOME: join(path, '.cache'),
      XDG_DATA_HOME: join(path, '.local/share'),
      CLAUDE_CONFIG_DIR: join(path, '.claude'),
      CODEX_HOME: '',
      COPILOT_HOME: '',
      GEMINI_CLI_HOME: '',
      OPENCODE_DB: '',
    },
  };
}

/** Where a harness's store stands in a home. */
const STORES: Record<Harness, string> = {
  'claude-code': '.claude',
  codex: '.codex',
  copilot: '.copilot',
  'gemini-cli': '.gemini',
  opencode: '.local/share/opencode',
};

export function storePath(home: Home, harness: Harness): string {
  return join(home.path, STORES[harness]);
}

/** Claude Code's name for a directory. */
export function encodeDirectory(directory: string): string {
  return Buffer.from(directory)
    .toString('latin1')
    .replace(/[^A-Za-z0-9]/g, '-');
}

/** Replaces `{{NAME}}` in a text. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{{${name}}}`, value),
    text,
  );
}

/** Copies a store with its placeholders filled in, in names and in contents. A `.sql` file becomes the database of its name. */
export function layOutStore(from: string, to: string, values: Readonly<Record<string, string>>): void {
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to)) fillIn(join(to, name), values);
}

function fillIn(path: string, values: Readonly<Record<string, string>>): void {
  const filled = join(dirname(path), fill(path.slice(dirname(path).length + 1), values));
  renameSync(path, filled);
  if (statSync(filled).isDirectory()) {
    for (const name of readdirSync(filled)) fillIn(join(filled, name), values);
    return;
  }
  const content = fill(readFileSync(filled, 'utf8'), values);
  if (filled.endsWith('.sql')) makeDatabase(filled.replace(/\.sql$/, '.db'), content);
  else writeFileSync(filled, content);
}

/** A database in write-ahead mode at rest: no side files are left. */
export function makeDatabase(path: string, script: string): void {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec(script);
  database.close();
}

/** Writes a file below a home, with the directories above it. */
export function writeBelow(home: Home, path: string, content: string | Buffer): string {
  const full = join(home.path, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, content);
  return full;
}

/** `agentfeedback …` in a home. */
export function runIn(home: Home, ...args: string[]): Promise<Ended> {
  return runProgram('agentfeedback', args, { env: home.env });
}

/** Re-indents printed JSON, which has to be compact and plainly spelled, and replaces what differs between machines. */
export function normalizeJson(
  printed: Buffer | string,
  names: readonly (readonly [string, string])[],
): string {
  const value: unknown = JSON.parse(printed.toString());
  expect(printed.toString()).toBe(`${JSON.stringify(value)}\n`);
  const text = JSON.stringify(value, null, 2);
  const pattern = new RegExp(
    names.map(([value]) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
    'g',
  );
  const shown = new Map(names);
  return `${text.replace(pattern, (value) => shown.get(value) ?? value)}\n`;
}
