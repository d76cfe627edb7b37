import type { Environment } from './reader.js';
/** The environment of this process. */
export declare function processEnvironment(): Environment;
/** The directory that a variable names; one that is not an absolute path is ignored. */
export declare function directoryVariable(environment: Environment, name: string): string | undefined;
/** `$XDG_DATA_HOME`, else `~/.local/share`. */
export declare function dataHome(environment: Environment): string;
/** `$XDG_CONFIG_HOME`, else `~/.config`. */
export declare function configHome(environment: Environment): string;
//# sourceMappingURL=environment.d.ts.map