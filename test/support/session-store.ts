// Lays session stores out in a fresh home, and runs agentfeedback against them.

import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect } from 'vitest';
import type { Harness } from '../../lib/session-log/format/harness.js';
import { type Ended, PROJECT, runProgram } from './run-program.js';
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

export function storePath(home: Pick<Home, 'path'>, harness: Harness): string {
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

/** A store of each harness, with placeholders. */
export interface GoldenStores {
  readonly folder: (harness: Harness) => string;
  /** What the sessions are called. */
  readonly ids: Readonly<Record<Harness, string>>;
  /** Where Codex says to have worked; the others work in a folder of its name. */
  readonly directory: string;
}

/** The stores of golden/sessions. */
export const OWN_STORES: GoldenStores = {
  folder: (harness) => join(PROJECT, 'golden/sessions', harness, 'store'),
  ids: {
    'claude-code': 'tidy-1',
    codex: '0199aaaa-0000-7000-8000-000000000001',
    copilot: 'tidy-1',
    'gemini-cli': 'c0ffee02',
    opencode: 'ses_tidy1',
  },
  directory: '/nonexistent-gg/tidy',
};

/** Lays out the golden store of a harness. @returns the directory that its session worked in */
export function layOutGolden(home: Pick<Home, 'path'>, harness: Harness, stores = OWN_STORES): string {
  // Codex names entries by their offset, which a path of another length would move.
  const isFixed = harness === 'codex';
  const cwd = isFixed ? stores.directory : join(temporaryFolder(), basename(stores.directory));
  if (!isFixed) mkdirSync(cwd);
  const values = { SID: stores.ids[harness], CWD: cwd, CWD_ENC: encodeDirectory(cwd) };
  const store = storePath(home, harness);
  mkdirSync(store, { recursive: true });
  layOutStore(stores.folder(harness), store, values);
  return cwd;
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

/** Folders that differ between machines and runs, and what stands for them in goldens. */
export function goldenNames(home: Home, cwd: string): readonly (readonly [string, string])[] {
  return [
    [cwd, '<CWD>'],
    [encodeDirectory(cwd), '<CWD_ENC>'],
    [home.path, '<HOME>'],
  ];
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
