import { n as MachineryError, t as CodedError } from "./errors-CfE0sfLm.js";
import { close, constants, createReadStream, fstat, open, read, readSync } from "node:fs";
import { Readable } from "node:stream";
import { Socket } from "node:net";
import { promisify } from "node:util";
// dist/lib/session-record/assembly/journal-file.js
/** Measured: larger chunks cost memory and no longer save time. */
const CHUNK_SIZE = 65536;
const openFd = promisify(open);
const statFd = promisify(fstat);
const closeFd = promisify(close);
/** Opens the journal at `path`. @throws MachineryError `cannot-open`, `cannot-read` */
async function openJournal(path) {
	try {
		return await sourceOf(await openFd(path, constants.O_RDONLY), path);
	} catch (error) {
		throw error instanceof MachineryError ? error : MachineryError.from("open", path, error);
	}
}
/** Standard input as a journal: a file that was redirected, or a pipe. */
async function openStandardInput() {
	const isFile = (await statFd(0)).isFile();
	const stream = isFile ? readFd(0, true) : process.stdin;
	return {
		stream,
		name: "on standard input",
		size: isFile ? async () => (await statFd(0)).size : void 0,
		close: async () => {
			stream.destroy();
		}
	};
}
/** A journal in an open file descriptor, which it closes. @throws MachineryError `cannot-read` for a directory */
async function sourceOf(fd, path) {
	const facts = await statFd(fd);
	if (facts.isDirectory()) {
		await closeFd(fd);
		throw MachineryError.from("read", path, Object.assign(/* @__PURE__ */ new Error("is a directory"), { code: "EISDIR" }));
	}
	const name = `\`${path}\``;
	if (facts.isFIFO()) {
		const stream = new Socket({
			fd,
			readable: true,
			writable: false
		});
		return {
			stream,
			name,
			size: void 0,
			close: async () => void stream.destroy()
		};
	}
	const stream = readFd(fd, facts.isFile());
	return {
		stream,
		name,
		size: facts.isFile() ? async () => (await statFd(fd)).size : void 0,
		close: () => closeAfterReads(stream, fd)
	};
}
/**
* Reads a descriptor and leaves it open, so that its size can be asked for after the stream was destroyed.
* A regular file is read in this thread: it has its bytes sooner than another one answers that is busy deflating.
*/
function readFd(fd, isFile) {
	const leaveOpen = (_fd, done) => done(null);
	return createReadStream("", {
		fd,
		highWaterMark: CHUNK_SIZE,
		fs: {
			read: isFile ? readHere : read,
			close: leaveOpen
		}
	});
}
/** As `fs.read`, and done when it returns. */
function readHere(fd, bytes, offset, length, position, done) {
	try {
		process.nextTick(done, null, readSync(fd, bytes, offset, length, position), bytes);
	} catch (error) {
		process.nextTick(done, error, 0, bytes);
	}
}
/** Closes the descriptor once no read of it is under way: its number may be given to another file at once. */
async function closeAfterReads(stream, fd) {
	if (!stream.closed) await new Promise((resolve) => {
		stream.once("close", resolve);
		stream.on("error", () => {});
		stream.destroy();
	});
	await closeFd(fd);
}
// dist/lib/stream/until.js
/**
* The chunks of a source until `stop` is aborted; then the source is destroyed,
* even while a chunk is being waited for, and what comes out ends as if it had
* ended. For a reader that knows before its source that nothing more is wanted.
*
* Holds one chunk. Fails when the source fails, or closes without an end, before it is stopped.
*
* @param arrived called with each chunk's size in bytes
*/
function until(source, stop, arrived = () => {}) {
	const out = new Readable({
		highWaterMark: 1,
		read: () => {
			source.resume();
		},
		destroy: (error, done) => {
			source.destroy();
			done(error);
		}
	});
	out.on("error", () => {});
	if (source.destroyed) {
		out.destroy(source.errored ?? prematureClose());
		return out;
	}
	let isOver = false;
	const end = () => {
		if (isOver) return;
		isOver = true;
		out.push(null);
	};
	source.on("data", (chunk) => {
		if (isOver) return;
		arrived(chunk.length);
		if (!out.push(chunk)) source.pause();
	});
	source.on("end", end);
	source.on("error", (error) => {
		if (!isOver) out.destroy(error);
	});
	source.on("close", () => {
		if (!isOver) out.destroy(prematureClose());
	});
	source.pause();
	stop.addEventListener("abort", () => {
		end();
		source.destroy();
	}, { once: true });
	return out;
}
function prematureClose() {
	return new CodedError("premature-close", "the input was closed before it ended");
}
export { sourceOf as i, openJournal as n, openStandardInput as r, until as t };
