/** The environment variable that names the home. */
export declare const HOME_VARIABLE = "BOT_HOME";
/**
 * The home whose runs are meant: as named, else as the environment names it,
 * else `.bot` in the user's own folder. An absolute path.
 */
export declare function locateHome(named: string | undefined, environment?: NodeJS.ProcessEnv): string;
/** The folder that holds the run directories of a home. */
export declare function runsFolder(home: string): string;
//# sourceMappingURL=home.d.ts.map