import { n as MachineryError } from "./errors-CfE0sfLm.js";
import { writeFile } from "node:fs/promises";
// dist/lib/program/write-report.js
/**
* Writes what was done as JSON for people to read, to a file or with `-` to standard output.
*
* @throws MachineryError `cannot-write`
*/
async function writeReport(path, report) {
	const text = `${JSON.stringify(report, null, 2)}\n`;
	if (path === "-") {
		process.stdout.write(text);
		return;
	}
	await writeFile(path, text).catch((cause) => {
		throw MachineryError.from("write", path, cause);
	});
}
export { writeReport as t };
