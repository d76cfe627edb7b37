import { i as readSmallFile } from "./regular-file-BQ6018MH.js";
import { o as systemReason } from "./session-work-mubibJPq.js";
import { n as readUserConfig } from "./settings-B1FsNwxi.js";
import { dirname, isAbsolute, join, normalize, parse, sep } from "node:path";
import { realpath, stat } from "node:fs/promises";
// dist/lib/session-log/policy/encoded-name.js
/** The encoding that is documented: one `-` a byte. */
function encodeBytes(path) {
	return Buffer.from(path).toString("latin1").replaceAll(/[^A-Za-z0-9]/g, "-");
}
/** Every encoding that releases have written: one `-` a byte, a UTF-16 unit, a character. */
function encodings(path) {
	return /* @__PURE__ */ new Set([
		encodeBytes(path),
		path.replaceAll(/[^A-Za-z0-9]/g, "-"),
		path.replaceAll(/[^A-Za-z0-9]/gu, "-")
	]);
}
/**
* Whether an encoded name may be that of a directory within one of `paths`.
* Separators are lost in the name, so `/a/b-c` cannot be told from `/a/b/c`.
*
* @param paths clean absolute paths, in every form that counts
* @param spellings `every` for a rule that closes, `documented` for a rule that opens
*/
function nameIsWithin(name, paths, spellings, foldCase) {
	const fold = (text) => foldCase ? text.toLowerCase() : text;
	return paths.some((path) => {
		if (parse(path).root === path) return true;
		return (spellings === "every" ? [...encodings(path)] : [encodeBytes(path)]).some((one) => fold(name) === fold(one) || fold(name).startsWith(`${fold(one)}-`));
	});
}
// dist/lib/session-log/policy/paths.js
/** Whether the file names of a platform are the same in either case, as far as the policy goes. */
function ignoresCase(platform) {
	return platform === "darwin" || platform === "win32";
}
/** The path without `.`, `..`, repeated and trailing separators. */
function cleanPath(path) {
	const normal = normalize(path);
	const { root } = parse(normal);
	return normal.length > root.length && normal.endsWith(sep) ? normal.slice(0, -sep.length) : normal;
}
/** Whether a path is a directory or lies beneath it, by whole components; both are clean. */
function isWithin(path, directory, foldCase) {
	const [inner, outer] = foldCase ? [path.toLowerCase(), directory.toLowerCase()] : [path, directory];
	if (inner === outer) return true;
	return inner.startsWith(outer.endsWith(sep) ? outer : outer + sep);
}
/**
* The clean absolute path with its symbolic links resolved, as far down as it exists: of a
* directory that is gone the part that is left is resolved. A path of any length
* costs no more than the directories of it that exist.
*/
async function resolveLinks(path) {
	const whole = await realpath(path).catch(() => void 0);
	if (whole !== void 0) return whole;
	const { root } = parse(path);
	const components = path.slice(root.length).split(sep);
	let resolved = root;
	for (const [depth, component] of components.entries()) {
		const next = await realpath(join(resolved, component)).catch(() => void 0);
		if (next === void 0) return join(resolved, ...components.slice(depth));
		resolved = next;
	}
	return resolved;
}
/** An entry of a path list in both its forms: as written, and with links resolved. */
async function formsOf(path) {
	const clean = cleanPath(path);
	const resolved = await resolveLinks(clean);
	return resolved === clean ? [clean] : [clean, resolved];
}
/**
* The absolute path that an entry of a policy list means, or why there is none.
*
* @param base what a relative entry starts at; without it a relative entry means nothing
* @param home what `~` stands for; without it an entry that starts with `~` means nothing
*/
function expandEntry(entry, place) {
	if (entry.startsWith("~")) {
		if ((entry === "~" || entry.startsWith("~/")) && place.home !== void 0) return { path: cleanPath(join(place.home, entry.slice(1))) };
		return { ignored: "it starts with ~ and names no directory here" };
	}
	if (isAbsolute(entry)) return { path: cleanPath(entry) };
	if (place.base !== void 0) return { path: cleanPath(join(place.base, entry)) };
	return { ignored: "it is not an absolute path" };
}
// dist/lib/session-log/policy/repository-file.js
const REPOSITORY_FILE = ".agentfeedback.toml";
const MAX_BYTES = 1048576;
const MAX_GIT_FILE = 65536;
const isBoolean = (value) => typeof value === "boolean";
const isStringList = (value) => Array.isArray(value) && value.every((element) => typeof element === "string");
/** The keys that count, by table, and what their values have to be. */
const KEYS = {
	collect: {
		disabled: isBoolean,
		deny_paths: isStringList
	},
	context: { drop: isStringList },
	detect: { nudge: isBoolean }
};
/** The nearest directory at or above `directory` that holds a repository. */
async function findRepositoryRoot(directory) {
	if (await holdsRepository(directory)) return directory;
	const parent = dirname(directory);
	return parent === directory ? void 0 : findRepositoryRoot(parent);
}
async function holdsRepository(directory) {
	const git = join(directory, ".git");
	const kind = await kindOf(git);
	if (kind === "directory") return await kindOf(join(git, "HEAD")) === "file";
	if (kind !== "file") return false;
	const pointer = await readSmallFile(git, MAX_GIT_FILE).catch(() => void 0);
	const target = /^gitdir:[ \t]*(.*)/.exec(pointer?.toString("utf8") ?? "")?.[1]?.trim();
	if (target === void 0 || target === "") return false;
	const path = isAbsolute(target) ? target : join(directory, target);
	return await kindOf(join(path, "HEAD")) === "file";
}
async function kindOf(path) {
	const found = await stat(path).catch(() => void 0);
	if (found?.isDirectory()) return "directory";
	return found?.isFile() ? "file" : void 0;
}
/** Reads the rules of the repository at `root`. Never throws: what cannot be read narrows nothing and is a warning. */
async function readRepositoryRules(root) {
	const path = join(root, REPOSITORY_FILE);
	const ignore = (detail) => ({
		...NO_RULES,
		warnings: [`${path}: ${detail}`]
	});
	let bytes;
	try {
		bytes = await readSmallFile(path, MAX_BYTES, "refuse");
	} catch (error) {
		return error.code === "ENOENT" ? NO_RULES : ignore(systemReason(error));
	}
	if (bytes === void 0) return ignore("ignored, it is not a regular file of at most 1 MiB");
	const { parse: parseToml } = await import("./dist-dSdjFYXi.js");
	try {
		return interpret(parseToml(bytes.toString("utf8")), path, root);
	} catch {
		return ignore("ignored, it is not TOML");
	}
}
const NO_RULES = {
	disabled: false,
	denyPaths: [],
	drop: [],
	warnings: []
};
function interpret(file, path, root) {
	const warnings = [];
	const values = {};
	for (const [table, content] of Object.entries(file)) {
		const known = Object.hasOwn(KEYS, table) ? KEYS[table] : void 0;
		if (known === void 0 || typeof content !== "object" || content === null) {
			warnings.push(`${path}: ${table} is ignored here`);
			continue;
		}
		for (const [key, value] of Object.entries(content)) if ((Object.hasOwn(known, key) ? known[key] : void 0)?.(value) === true) values[`${table}.${key}`] = value;
		else warnings.push(`${path}: ${table}.${key} is ignored here`);
	}
	const denyPaths = [];
	for (const entry of values["collect.deny_paths"] ?? []) {
		const expanded = expandEntry(entry, { base: root });
		if ("path" in expanded) denyPaths.push(expanded.path);
		else warnings.push(`${path}: the entry ${entry} is ignored, ${expanded.ignored}`);
	}
	return {
		disabled: values["collect.disabled"] === true,
		denyPaths,
		drop: values["context.drop"] ?? [],
		warnings
	};
}
// dist/lib/session-log/policy/collect-policy.js
/** Reads the user's config file and makes the policy of it. @throws as `readUserConfig` */
async function loadPolicy(environment) {
	const { collect } = await readUserConfig(environment);
	return createPolicy(collect, environment);
}
/**
* Makes a policy. It is made for one run: each directory and each repository's
* file is looked at once, and links in the entries are resolved now.
*/
async function createPolicy(collect, environment) {
	const warnings = [];
	return new CollectPolicy(collect, await expandAll("deny_paths", collect.deny_paths, environment, warnings), await expandAll("opt_in_paths", collect.opt_in_paths, environment, warnings), ignoresCase(environment.platform), warnings);
}
async function expandAll(name, entries, environment, warnings) {
	const forms = [];
	for (const entry of entries) {
		const expanded = expandEntry(entry, { home: environment.home });
		if ("path" in expanded) forms.push(...await formsOf(expanded.path));
		else warnings.push(`the ${name} entry ${entry} is ignored, ${expanded.ignored}`);
	}
	return forms;
}
var CollectPolicy = class {
	collect;
	deny;
	optIn;
	foldCase;
	warnings;
	disabled;
	hasDirectoryRules;
	#reasons = /* @__PURE__ */ new Map();
	#repositories = /* @__PURE__ */ new Map();
	constructor(collect, deny, optIn, foldCase, warnings) {
		this.collect = collect;
		this.deny = deny;
		this.optIn = optIn;
		this.foldCase = foldCase;
		this.warnings = warnings;
		this.disabled = collect.disabled;
		this.hasDirectoryRules = collect.deny_paths.length > 0 || collect.opt_in_only;
	}
	reasonAgainst(directory) {
		let reason = this.#reasons.get(directory);
		if (reason === void 0) {
			reason = this.#decide(cleanPath(directory));
			this.#reasons.set(directory, reason);
		}
		return reason;
	}
	reasonAgainstEncoded(name) {
		if (this.disabled) return "disabled";
		if (nameIsWithin(name, this.deny, "every", this.foldCase)) return "deny_paths";
		if (!this.collect.opt_in_only) return void 0;
		return nameIsWithin(name, this.optIn, "documented", this.foldCase) ? void 0 : "opt_in_only";
	}
	async #decide(directory) {
		if (this.disabled) return "disabled";
		const resolved = await resolveLinks(directory);
		if (this.#isAmong(directory, this.deny) || this.#isAmong(resolved, this.deny)) return "deny_paths";
		if (this.collect.opt_in_only && !this.#isAmong(resolved, this.optIn)) return "opt_in_only";
		return (await stat(directory).catch(() => void 0))?.isDirectory() === true ? this.#askRepositories(directory, resolved) : void 0;
	}
	/** A directory reached by a link may lie in one repository by its path and in another one in truth; both are asked. */
	async #askRepositories(directory, resolved) {
		let denied;
		for (const form of /* @__PURE__ */ new Set([directory, resolved])) {
			const root = await findRepositoryRoot(form);
			if (root === void 0) continue;
			const rules = await this.#rulesOf(root);
			if (rules.disabled) return "repo_disabled";
			for (const entry of rules.denyPaths) {
				const forms = await formsOf(entry);
				if (this.#isAmong(directory, forms) || this.#isAmong(resolved, forms)) denied = "repo_deny_paths";
			}
		}
		return denied;
	}
	#rulesOf(root) {
		let rules = this.#repositories.get(root);
		if (rules === void 0) {
			rules = readRepositoryRules(root);
			this.#repositories.set(root, rules);
		}
		return rules;
	}
	#isAmong(path, directories) {
		return directories.some((directory) => isWithin(path, directory, this.foldCase));
	}
};
export { readRepositoryRules as i, loadPolicy as n, findRepositoryRoot as r, createPolicy as t };
