import { n as MachineryError, r as systemErrorCode } from "./errors-CfE0sfLm.js";
import { T as string, b as object } from "./schemas-BXZ5XMrT.js";
import { t as makeFolder } from "./make-folder-B4IHk-pS.js";
import { s as bodySchema } from "./submission-BxlI_zVq.js";
import { n as dataHome } from "./environment-CQAoWjb8.js";
import { i as readSmallFile } from "./regular-file-BQ6018MH.js";
import { s as createUid } from "./submissions-ix-GFvcv.js";
import { dirname, join } from "node:path";
import { open, readdir, rename, rm } from "node:fs/promises";
// dist/lib/session-log/submit/spool.js
const SUFFIX = ".json";
/** A body of the largest size, with room for what stands around it. */
const MAX_FILE = 67108864;
const spooledSchema = object({
	/** The server that the report is for; null for this machine's database. */
	target: string().nullable(),
	body: bodySchema
});
var Spool = class {
	#directory;
	/** `<data home>/agentfeedback/spool` */
	constructor(environment) {
		this.#directory = join(dataHome(environment), "agentfeedback", "spool");
	}
	/** Keeps a report. @throws MachineryError `cannot-write` */
	async keep(spooled, now) {
		const path = join(this.#directory, `${createUid(now)}${SUFFIX}`);
		try {
			await makeFolder(this.#directory, 448);
			const file = await open(`${path}.part`, "wx", 384);
			try {
				await file.writeFile(JSON.stringify(spooled));
				await file.sync();
			} finally {
				await file.close();
			}
			await rename(`${path}.part`, path);
			await syncDirectory(dirname(path));
		} catch (error) {
			await rm(`${path}.part`, { force: true }).catch(() => {});
			throw MachineryError.from("write", path, error);
		}
	}
	/** The names of what waits, oldest first. */
	async names() {
		try {
			return (await readdir(this.#directory)).filter((name) => name.endsWith(SUFFIX)).sort();
		} catch (error) {
			if (systemErrorCode(error) === "ENOENT") return [];
			throw MachineryError.from("read", this.#directory, error);
		}
	}
	/** One report; undefined when another run took it, or the file is none. */
	async read(name) {
		try {
			const bytes = await readSmallFile(join(this.#directory, name), MAX_FILE, "refuse");
			return bytes === void 0 ? void 0 : spooledSchema.parse(JSON.parse(bytes.toString("utf8")));
		} catch {
			return;
		}
	}
	/** Forgets a report that was delivered. */
	async remove(name) {
		await rm(join(this.#directory, name), { force: true });
	}
	/** Sets a report aside that will never be accepted, so that it is neither tried again nor lost. @returns where it is now */
	async setAside(name) {
		const path = join(this.#directory, `${name}.refused`);
		await rename(join(this.#directory, name), path).catch(() => {});
		return path;
	}
};
async function syncDirectory(path) {
	const directory = await open(path, "r");
	await directory.sync().finally(() => directory.close());
}
export { Spool as t };
