import { n as MachineryError } from "./errors-CfE0sfLm.js";
import { a as writeWhole, o as Scratch } from "./gzip-segment-mVKxi9u5.js";
import { t as ASSEMBLY_SCRATCH_PREFIX } from "./constants-Dm2aikKO.js";
import { once } from "node:events";
import { basename, dirname, join } from "node:path";
import { rename } from "node:fs/promises";
import { finished } from "node:stream/promises";
// dist/lib/session-record/assembly/output.js
/**
* Writes the bytes of a record. A file is written beside its place, synced, and
* renamed onto it; an older file stays whole until then, and for good on a failure.
*
* @returns how many bytes were written
* @throws MachineryError `cannot-write`
*/
async function deliver(bytes, output) {
	return "path" in output ? deliverToFile(bytes, output.path) : deliverToStream(bytes, output.stream);
}
async function deliverToFile(bytes, path) {
	const scratch = await Scratch.create(dirname(path), ASSEMBLY_SCRATCH_PREFIX);
	try {
		const name = `${basename(path)}`;
		const file = await scratch.openFile(name);
		await file.chmod(438 & ~process.umask());
		let written = 0;
		for await (const chunk of bytes) {
			await writeWhole(file, chunk);
			written += chunk.length;
		}
		await file.sync();
		await rename(join(scratch.path, name), path);
		return written;
	} catch (error) {
		throw error instanceof MachineryError ? error : MachineryError.from("write", path, error);
	} finally {
		await scratch.remove();
	}
}
async function deliverToStream(bytes, stream) {
	let written = 0;
	const ended = finished(stream, { readable: false });
	ended.catch(() => {});
	for await (const chunk of bytes) {
		if (!stream.write(chunk)) await Promise.race([once(stream, "drain"), ended]);
		written += chunk.length;
	}
	const flushed = new Promise((resolve) => {
		stream.write("", () => resolve());
	});
	await Promise.race([flushed, ended]);
	if (stream.errored) throw stream.errored;
	return written;
}
export { deliver as t };
