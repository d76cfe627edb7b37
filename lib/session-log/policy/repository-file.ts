// A repository's own `.agentfeedback.toml`. It can only narrow what the user allows.

import { stat } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { readSmallFile, readSmallFileIfAny } from '../readers/regular-file.js';
import { systemReason } from '../readers/system-reason.js';
import { expandEntry } from './paths.js';

export const REPOSITORY_FILE = '.agentfeedback.toml';
const MAX_BYTES = 1024 * 1024;
const MAX_GIT_FILE = 64 * 1024;

/** What a repository's file says; one that says nothing has the empty values. */
export interface RepositoryRules {
  readonly disabled: boolean;
  /** Absolute and clean. */
  readonly denyPaths: readonly string[];
  /** Context keys that are not to be collected. */
  readonly drop: readonly string[];
  /** What was ignored, one sentence each. */
  readonly warnings: readonly string[];
}

const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
const isStringList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((element) => typeof element === 'string');

/** The keys that count, by table, and what their values have to be. */
const KEYS: Record<string, Record<string, (value: unknown) => boolean>> = {
  collect: { disabled: isBoolean, deny_paths: isStringList },
  context: { drop: isStringList },
  detect: { nudge: isBoolean },
};

/** The nearest directory at or above `directory` that holds a repository. */
export async function findRepositoryRoot(directory: string): Promise<string | undefined> {
  if (await holdsRepository(directory)) return directory;
  const parent = dirname(directory);
  return parent === directory ? undefined : findRepositoryRoot(parent);
}

async function holdsRepository(directory: string): Promise<boolean> {
  const git = join(directory, '.git');
  const kind = await kindOf(git);
  if (kind === 'directory') return (await kindOf(join(git, 'HEAD'))) === 'file';
  if (kind !== 'file') return false;
  const pointer = readSmallFileIfAny(git, MAX_GIT_FILE);
  const target = /^gitdir:[ \t]*(.*)/.exec(pointer?.toString('utf8') ?? '')?.[1]?.trim();
  if (target === undefined || target === '') return false;
  const path = isAbsolute(target) ? target : join(directory, target);
  return (await kindOf(join(path, 'HEAD'))) === 'file';
}

async function kindOf(path: string): Promise<'file' | 'directory' | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return 'directory';
  return found?.isFile() ? 'file' : undefined;
}

/** Reads the rules of the repository at `root`. Never throws: what cannot be read narrows nothing and is a warning. */
export async function readRepositoryRules(root: string): Promise<RepositoryRules> {
  const path = join(root, REPOSITORY_FILE);
  const ignore = (detail: string): RepositoryRules => ({ ...NO_RULES, warnings: [`${path}: ${detail}`] });
  let bytes: Buffer | undefined;
  try {
    bytes = readSmallFile(path, MAX_BYTES, 'refuse');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? NO_RULES : ignore(systemReason(error));
  }
  if (bytes === undefined) return ignore('ignored, it is not a regular file of at most 1 MiB');
  const { parse: parseToml } = await import('smol-toml');
  try {
    return interpret(parseToml(bytes.toString('utf8')), path, root);
  } catch {
    return ignore('ignored, it is not TOML');
  }
}

const NO_RULES: RepositoryRules = { disabled: false, denyPaths: [], drop: [], warnings: [] };

function interpret(file: Record<string, unknown>, path: string, root: string): RepositoryRules {
  const warnings: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [table, content] of Object.entries(file)) {
    const known = Object.hasOwn(KEYS, table) ? KEYS[table] : undefined;
    if (known === undefined || typeof content !== 'object' || content === null) {
      warnings.push(`${path}: ${table} is ignored here`);
      continue;
    }
    for (const [key, value] of Object.entries(content)) {
      const fits = Object.hasOwn(known, key) ? known[key] : undefined;
      if (fits?.(value) === true) values[`${table}.${key}`] = value;
      else warnings.push(`${path}: ${table}.${key} is ignored here`);
    }
  }
  const denyPaths: string[] = [];
  for (const entry of (values['collect.deny_paths'] ?? []) as string[]) {
    const expanded = expandEntry(entry, { base: root });
    if ('path' in expanded) denyPaths.push(expanded.path);
    else warnings.push(`${path}: the entry ${entry} is ignored, ${expanded.ignored}`);
  }
  return {
    disabled: values['collect.disabled'] === true,
    denyPaths,
    drop: (values['context.drop'] ?? []) as string[],
    warnings,
  };
}
