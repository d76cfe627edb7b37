import { dirname, join } from "node:path";
import { existsSync, readFileSync } from "node:fs";
// dist/lib/program/version.js
/** The version of this package, from the nearest package.json above this file (sources and `dist/` alike). */
function packageVersion() {
	let folder = import.meta.dirname;
	while (!existsSync(join(folder, "package.json"))) folder = dirname(folder);
	return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;
}
export { packageVersion as t };
