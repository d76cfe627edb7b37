// The user's config file, config.toml. Most people have none: what reads and checks one is loaded for one.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError, MachineryError, systemErrorCode } from '../../stream/errors.js';
import { configHome } from '../readers/environment.js';
import type { Environment } from '../readers/reader.js';
import type { UserConfig } from './user-config-schema.js';

export type { CollectTable, UserConfig } from './user-config-schema.js';

/** What holds without a config file. */
const NO_CONFIG: UserConfig = {
  collect: { disabled: false, deny_paths: [], opt_in_only: false, opt_in_paths: [] },
  context: { drop: [] },
};

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
  if (text === undefined) return NO_CONFIG;
  const { userConfigSchema } = await import('./user-config-schema.js');
  const config = userConfigSchema.safeParse(await parseConfig(text, path));
  if (config.success) return config.data;
  const [issue] = config.error.issues;
  throw badConfig(path, `${issue?.path.join('.')}: ${issue?.message}`);
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw MachineryError.from('read', path, error);
  }
}

async function parseConfig(text: string, path: string): Promise<unknown> {
  const { parse: parseToml, TomlError } = await import('smol-toml');
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
