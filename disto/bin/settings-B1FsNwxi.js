import { n as MachineryError, r as systemErrorCode, t as CodedError } from "./errors-CfE0sfLm.js";
import { t as configHome } from "./environment-CQAoWjb8.js";
import { join } from "node:path";
import { hostname } from "node:os";
import { readFile } from "node:fs/promises";
// dist/lib/session-log/policy/user-config.js
/** What holds without a config file. */
const NO_CONFIG = {
	collect: {
		disabled: false,
		deny_paths: [],
		opt_in_only: false,
		opt_in_paths: []
	},
	context: { drop: [] }
};
/** A config file that says nothing certain: no rule of it can be trusted, so nothing is done. */
var ConfigFault = class extends CodedError {};
/** `$XDG_CONFIG_HOME/agentfeedback/config.toml`. */
function userConfigPath(environment) {
	return join(configHome(environment), "agentfeedback", "config.toml");
}
/**
* Reads the user's config file; a missing one is an empty one.
*
* @throws ConfigFault `bad-config` when it is not TOML or a known key has a value of another type
* @throws MachineryError when it cannot be read
*/
async function readUserConfig(environment) {
	const path = userConfigPath(environment);
	const text = await readText(path);
	if (text === void 0) return NO_CONFIG;
	const { userConfigSchema } = await import("./user-config-schema-DEfnCiAu.js");
	const config = userConfigSchema.safeParse(await parseConfig(text, path));
	if (config.success) return config.data;
	const [issue] = config.error.issues;
	throw badConfig(path, `${issue?.path.join(".")}: ${issue?.message}`);
}
async function readText(path) {
	try {
		return await readFile(path, "utf8");
	} catch (error) {
		if (systemErrorCode(error) === "ENOENT") return void 0;
		throw MachineryError.from("read", path, error);
	}
}
async function parseConfig(text, path) {
	const { parse: parseToml, TomlError } = await import("./dist-dSdjFYXi.js");
	try {
		return parseToml(text);
	} catch (error) {
		if (!(error instanceof TomlError)) throw error;
		throw badConfig(path, `line ${error.line}: ${error.message.split("\n", 1)[0]}`);
	}
}
function badConfig(path, detail) {
	return new ConfigFault("bad-config", `${path} cannot be used: ${detail}`, { hint: "correct the file; until then no session is read, because its rules are not known" });
}
// dist/lib/session-log/submit/settings.js
function submitSettings({ variables }, config) {
	const setting = (variable, configured) => variables[`AGENT_FEEDBACK_${variable}`] || configured || void 0;
	return {
		url: setting("URL", config.url),
		apiKey: setting("API_KEY", config.api_key),
		machine: setting("MACHINE", config.machine) ?? hostname().replace(/\..*$/s, ""),
		model: setting("MODEL", config.model),
		harness: setting("HARNESS", config.harness)
	};
}
export { readUserConfig as n, submitSettings as t };
