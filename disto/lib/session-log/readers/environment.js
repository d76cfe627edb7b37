import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
/** The environment of this process. */
export function processEnvironment() {
    return { home: homedir(), variables: process.env, platform: process.platform };
}
/** The directory that a variable names; one that is not an absolute path is ignored. */
export function directoryVariable(environment, name) {
    const value = environment.variables[name];
    return value !== undefined && isAbsolute(value) ? value : undefined;
}
/** `$XDG_DATA_HOME`, else `~/.local/share`. */
export function dataHome(environment) {
    return directoryVariable(environment, 'XDG_DATA_HOME') ?? join(environment.home, '.local/share');
}
/** `$XDG_CONFIG_HOME`, else `~/.config`. */
export function configHome(environment) {
    return directoryVariable(environment, 'XDG_CONFIG_HOME') ?? join(environment.home, '.config');
}
//# sourceMappingURL=environment.js.map