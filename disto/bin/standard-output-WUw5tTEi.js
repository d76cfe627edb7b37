import { n as MachineryError, r as systemErrorCode } from "./errors-CfE0sfLm.js";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
// dist/lib/program/standard-output.js
/**
* Writes to standard output and waits until it was taken.
*
* @throws MachineryError `cannot-write`; the system's own error when the reader has left (EPIPE)
*/
function writeOut(data) {
	return new Promise((resolve, reject) => {
		process.stdout.write(data, (error) => {
			if (error === null || error === void 0) resolve();
			else reject(writeFault(error));
		});
	});
}
/**
* Prints pieces on standard output, no faster than they are taken.
*
* @throws MachineryError `cannot-write`; whatever the source of the pieces throws
*/
async function print(pieces) {
	let fault;
	const guarded = async function* () {
		try {
			yield* pieces;
		} catch (error) {
			fault = error;
			throw error;
		}
	};
	try {
		await pipeline(Readable.from(guarded()), process.stdout, { end: false });
	} catch (error) {
		if (fault !== void 0) throw fault;
		throw writeFault(error);
	}
}
/** A reader that left ends the program elsewhere; what else can go wrong is the disk behind it. */
function writeFault(error) {
	return systemErrorCode(error) === "EPIPE" ? error : MachineryError.from("write", "standard output", error);
}
export { writeOut as n, print as t };
