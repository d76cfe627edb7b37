import { isAbsolute, join } from "node:path";
import { homedir } from "node:os";
// dist/lib/session-log/readers/environment.js
/** The environment of this process. */
function processEnvironment() {
	return {
		home: homedir(),
		variables: process.env,
		platform: process.platform
	};
}
/** The directory that a variable names; one that is not an absolute path is ignored. */
function directoryVariable(environment, name) {
	const value = environment.variables[name];
	return value !== void 0 && isAbsolute(value) ? value : void 0;
}
/** `$XDG_DATA_HOME`, else `~/.local/share`. */
function dataHome(environment) {
	return directoryVariable(environment, "XDG_DATA_HOME") ?? join(environment.home, ".local/share");
}
/** `$XDG_CONFIG_HOME`, else `~/.config`. */
function configHome(environment) {
	return directoryVariable(environment, "XDG_CONFIG_HOME") ?? join(environment.home, ".config");
}
export { processEnvironment as i, dataHome as n, directoryVariable as r, configHome as t };
