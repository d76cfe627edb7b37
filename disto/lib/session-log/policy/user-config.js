// The user's config file, config.toml. Most people have none: what reads and checks one is loaded for one.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError, MachineryError, systemErrorCode } from '../../stream/errors.js';
import { configHome } from '../readers/environment.js';
/** What holds without a config file. */
const NO_CONFIG = {
    collect: { disabled: false, deny_paths: [], opt_in_only: false, opt_in_paths: [] },
    context: { drop: [] },
};
/** A config file that says nothing certain: no rule of it can be trusted, so nothing is done. */
export class ConfigFault extends CodedError {
}
/** `$XDG_CONFIG_HOME/agentfeedback/config.toml`. */
export function userConfigPath(environment) {
    return join(configHome(environment), 'agentfeedback', 'config.toml');
}
/**
 * Reads the user's config file; a missing one is an empty one.
 *
 * @throws ConfigFault `bad-config` when it is not TOML or a known key has a value of another type
 * @throws MachineryError when it cannot be read
 */
export async function readUserConfig(environment) {
    const path = userConfigPath(environment);
    const text = await readText(path);
    if (text === undefined)
        return NO_CONFIG;
    const { userConfigSchema } = await import('./user-config-schema.js');
    const config = userConfigSchema.safeParse(await parseConfig(text, path));
    if (config.success)
        return config.data;
    const [issue] = config.error.issues;
    throw badConfig(path, `${issue?.path.join('.')}: ${issue?.message}`);
}
async function readText(path) {
    try {
        return await readFile(path, 'utf8');
    }
    catch (error) {
        if (systemErrorCode(error) === 'ENOENT')
            return undefined;
        throw MachineryError.from('read', path, error);
    }
}
async function parseConfig(text, path) {
    const { parse: parseToml, TomlError } = await import('smol-toml');
    try {
        return parseToml(text);
    }
    catch (error) {
        if (!(error instanceof TomlError))
            throw error;
        throw badConfig(path, `line ${error.line}: ${error.message.split('\n', 1)[0]}`);
    }
}
function badConfig(path, detail) {
    return new ConfigFault('bad-config', `${path} cannot be used: ${detail}`, {
        hint: 'correct the file; until then no session is read, because its rules are not known',
    });
}
//# sourceMappingURL=user-config.js.map