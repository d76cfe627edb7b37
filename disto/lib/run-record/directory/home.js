import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
/** The environment variable that names the home. */
export const HOME_VARIABLE = 'BOT_HOME';
/**
 * The home whose runs are meant: as named, else as the environment names it,
 * else `.bot` in the user's own folder. An absolute path.
 */
export function locateHome(named, environment = process.env) {
    const fromEnvironment = environment[HOME_VARIABLE];
    return resolve(named ?? (fromEnvironment || join(homedir(), '.bot')));
}
/** The folder that holds the run directories of a home. */
export function runsFolder(home) {
    return join(home, 'runs');
}
//# sourceMappingURL=home.js.map