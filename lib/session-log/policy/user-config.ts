// The user's config file, config.toml: its shape and how it is read.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse as parseToml, TomlError } from 'smol-toml';
import { z } from 'zod';
import { CodedError, MachineryError, systemErrorCode } from '../../stream/errors.js';
import { configHome } from '../readers/environment.js';
import type { Environment } from '../readers/reader.js';

const collectTable = z.object({
  /** Nothing is opened at all. */
  disabled: z.boolean().default(false),
  deny_paths: z.array(z.string()).default([]),
  opt_in_only: z.boolean().default(false),
  opt_in_paths: z.array(z.string()).default([]),
});

const contextTable = z.object({
  cwd: z.boolean().optional(),
  drop: z.array(z.string()).default([]),
  app: z.string().optional(),
  workspace: z.string().optional(),
  url: z.string().optional(),
  channel: z.string().optional(),
  task_id: z.string().optional(),
  workflow: z.string().optional(),
});

/** The config file; keys and tables that are not named here are ignored. */
export const userConfigSchema = z.object({
  url: z.string().optional(),
  api_key: z.string().optional(),
  machine: z.string().optional(),
  model: z.string().optional(),
  harness: z.string().optional(),
  collect: collectTable.prefault({}),
  context: contextTable.prefault({}),
});

export type UserConfig = z.infer<typeof userConfigSchema>;
export type CollectTable = z.infer<typeof collectTable>;

/** A config file that says nothing certain: no rule of it can be trusted, so nothing is done. */
export class ConfigFault extends CodedError {}

/** `$XDG_CONFIG_HOME/agentfeedback/config.toml`. */
export function userConfigPath(environment: Environment): string {
  return join(configHome(environment), 'agentfeedback', 'config.toml');
}

/**
 * Reads the user's config file; a missing one is an empty one.
 *
 * @throws ConfigFault `bad-config` when it is not TOML or a known key has a value of another type
 * @throws MachineryError when it cannot be read
 */
export async function readUserConfig(environment: Environment): Promise<UserConfig> {
  const path = userConfigPath(environment);
  const text = await readText(path);
  const config = userConfigSchema.safeParse(text === undefined ? {} : parseConfig(text, path));
  if (config.success) return config.data;
  const [issue] = config.error.issues as [z.core.$ZodIssue];
  throw badConfig(path, `${issue.path.join('.')}: ${issue.message}`);
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw MachineryError.from('read', path, error);
  }
}

function parseConfig(text: string, path: string): unknown {
  try {
    return parseToml(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    throw badConfig(path, `line ${error.line}: ${error.message.split('\n', 1)[0]}`);
  }
}

function badConfig(path: string, detail: string): ConfigFault {
  return new ConfigFault('bad-config', `${path} cannot be used: ${detail}`, {
    hint: 'correct the file; until then no session is read, because its rules are not known',
  });
}
