#!/usr/bin/env node
import { i as interruptible, l as EXIT, n as createProgram, r as runProgram, t as UsageError } from "./program-CJKhYYwm.js";
import { t as wholeNumber } from "./whole-number-lZrfBA_A.js";
import { t as writeReport } from "./write-report-qxT3zMMt.js";
import { n as openJournal, r as openStandardInput } from "./until-xt9MD8xZ.js";
import { a as describeLoss, i as scratchParent, r as assembleRecord, t as runSessionRecordStage } from "./session-record-stage-CYmXy1RO.js";
import { s as removeLeftovers } from "./gzip-segment-mVKxi9u5.js";
import { t as ASSEMBLY_SCRATCH_PREFIX } from "./constants-Dm2aikKO.js";
import { n as progressWanted, t as byteProgress } from "./progress-B2b3IRZq.js";
import { dirname } from "node:path";
import { stat } from "node:fs/promises";
// dist/bin/gg-assemble.js
const program = createProgram("gg-assemble", "Folds the journal of an agent session into its record, replay.json.gz.", [
	"gg-assemble < replay.ndjson > replay.json.gz",
	"gg-assemble replay.ndjson -o replay.json.gz --report -",
	"gg-assemble --strict replay.ndjson -o replay.json.gz || echo \"the session was cut short\"",
	"gg-assemble --tree collected/ --run-dir runs/42"
]).argument("[journal]", "the journal; standard input without it or with -").option("-o, --output <file>", "where the record goes; standard output without it or with -").option("--level <0..9>", "how hard to compress", wholeNumber(0, 9), 6).option("--scratch <dir>", "where segments wait (default: beside the output, else the temporary folder)").option("--max-line <bytes>", "the longest line that is held (default: 67108864)", wholeNumber(1, 2 ** 29)).option("--report <file>", "write what was done as JSON; - is standard output, with -o").option("--strict", "exit 3 when the record is truncated").option("--force", "write the record to a terminal").option("--json", "errors as JSON").option("-q, --quiet", "no progress and no remarks").option("--no-progress", "no progress").option("--tree <dir>", "fold the journal of a collected tree, and remove it there").option("--run-dir <dir>", "with --tree: the run directory that gets replay.json.gz").addHelpText("after", exitCodes()).action(async (journal, options) => {
	checkOptions(journal, options);
	const report = await interruptible((signal) => options.tree === void 0 ? assemble(journal, options, signal) : runStage(options, signal));
	if (report === void 0) return;
	const loss = describeLoss(report);
	if (loss !== void 0 && options.quiet !== true) remark(loss);
	if (options.report !== void 0) await writeReport(options.report, report);
	if (loss !== void 0 && options.strict === true) process.exitCode = EXIT.partial;
});
await runProgram(program);
async function assemble(path, options, signal) {
	const output = outputOf(options);
	const settings = settingsOf(options);
	await tidy(scratchParent({
		output,
		...settings
	}), options);
	if ("path" in output && settings.scratch !== void 0) await tidy(dirname(output.path), options);
	const journal = path === void 0 || path === "-" ? await openStandardInput() : await openJournal(path);
	try {
		if (path !== void 0 && "path" in output) await refuseSameFile(path, output.path);
		const watch = progressWanted(options) ? { watch: byteProgress("assembling", await journal.size?.()) } : {};
		return await assembleRecord(journal, {
			output,
			signal,
			...settings,
			...watch
		});
	} finally {
		await journal.close();
	}
}
async function runStage(options, signal) {
	const { tree, runDir } = options;
	await tidy(options.scratch ?? runDir, options);
	const stage = await runSessionRecordStage({
		harness: "gg",
		tree,
		runDir,
		signal,
		...settingsOf(options)
	});
	for (const warning of stage.warnings) remark(warning);
	return stage.assembly;
}
function settingsOf({ level, scratch, maxLine }) {
	return {
		level,
		...scratch === void 0 ? {} : { scratch },
		...maxLine === void 0 ? {} : { maxLine }
	};
}
function outputOf({ output }) {
	return output === void 0 || output === "-" ? { stream: process.stdout } : { path: output };
}
function checkOptions(journal, options) {
	const { tree, runDir, output, report, force } = options;
	if (tree === void 0 !== (runDir === void 0)) throw new UsageError("--tree and --run-dir go together");
	if (tree !== void 0 && (journal !== void 0 || output !== void 0)) throw new UsageError("--tree names the journal and the output itself", "leave out the journal and -o");
	const toStdout = tree === void 0 && "stream" in outputOf(options);
	if (toStdout && report === "-") throw new UsageError("the record and the report cannot both go to standard output", "name a file with -o");
	if (toStdout && process.stdout.isTTY && force !== true) throw new UsageError("a record is binary and standard output is a terminal", "name a file with -o, or use --force");
}
async function refuseSameFile(journal, output) {
	const [a, b] = await Promise.all([journal, output].map((path) => stat(path).catch(() => void 0)));
	if (a === void 0 || b === void 0 || a.ino !== b.ino || a.dev !== b.dev) return;
	throw new UsageError("the journal is the output: it would be replaced", "name another file with -o");
}
/** Removes what a killed assembly left, and says so. */
async function tidy(parent, { quiet }) {
	for (const path of await removeLeftovers(parent, ASSEMBLY_SCRATCH_PREFIX)) if (quiet !== true) remark(`removed ${path}, which a killed assembly left`);
}
function remark(text) {
	process.stderr.write(`gg-assemble: ${text}\n`);
}
function exitCodes() {
	return `
Exit codes:
  0  the record is written (truncated ones too: see stderr)
  1  the journal is refused; nothing is written
  2  the command line is wrong
  3  the record is written, and it is truncated (--strict)
  4  reading or writing failed; nothing is left behind
`;
}
export {};
