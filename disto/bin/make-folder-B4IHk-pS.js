import { r as systemErrorCode } from "./errors-CfE0sfLm.js";
import { dirname } from "node:path";
import { mkdirSync, statSync } from "node:fs";
import { mkdir, stat as stat$1 } from "node:fs/promises";
// dist/lib/stream/make-folder.js
/**
* Makes a folder and those that it stands in, where they are missing.
*
* @param mode of each folder that is made
* @throws the system's error
*/
async function makeFolder(path, mode = 511) {
	const parent = dirname(path);
	try {
		await mkdir(path, { mode });
	} catch (error) {
		if (systemErrorCode(error) === "ENOENT" && parent !== path && !await isFolder(parent)) {
			await makeFolder(parent, mode);
			await makeFolder(path, mode);
		} else if (!await isFolder(path)) throw error;
	}
}
/** As {@link makeFolder}, at once. */
function makeFolderSync(path, mode = 511) {
	const parent = dirname(path);
	try {
		mkdirSync(path, { mode });
	} catch (error) {
		if (systemErrorCode(error) === "ENOENT" && parent !== path && !isFolderSync(parent)) {
			makeFolderSync(parent, mode);
			makeFolderSync(path, mode);
		} else if (!isFolderSync(path)) throw error;
	}
}
/** Whether a folder stands there; what cannot be looked at is none. */
async function isFolder(path) {
	try {
		return (await stat$1(path)).isDirectory();
	} catch {
		return false;
	}
}
function isFolderSync(path) {
	try {
		return statSync(path).isDirectory();
	} catch {
		return false;
	}
}
export { makeFolderSync as n, makeFolder as t };
