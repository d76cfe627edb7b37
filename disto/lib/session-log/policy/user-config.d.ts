import { CodedError } from '../../stream/errors.js';
import type { Environment } from '../readers/reader.js';
import type { UserConfig } from './user-config-schema.js';
export type { CollectTable, UserConfig } from './user-config-schema.js';
/** A config file that says nothing certain: no rule of it can be trusted, so nothing is done. */
export declare class ConfigFault extends CodedError {
}
/** `$XDG_CONFIG_HOME/agentfeedback/config.toml`. */
export declare function userConfigPath(environment: Environment): string;
/**
 * Reads the user's config file; a missing one is an empty one.
 *
 * @throws ConfigFault `bad-config` when it is not TOML or a known key has a value of another type
 * @throws MachineryError when it cannot be read
 */
export declare function readUserConfig(environment: Environment): Promise<UserConfig>;
//# sourceMappingURL=user-config.d.ts.map