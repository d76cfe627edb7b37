import { n as MachineryError, r as systemErrorCode, t as CodedError } from "./errors-CfE0sfLm.js";
import { a as STAGE_NAME, n as JOURNAL_FILE, r as RECORD_FILE, t as ASSEMBLY_SCRATCH_PREFIX } from "./constants-Dm2aikKO.js";
import { i as sourceOf, t as until } from "./until-xt9MD8xZ.js";
import { t as stage } from "./stage-BzaUvrnm.js";
import { c as JsonFault } from "./json-scan-C4RDczul.js";
import { S as TypedFault, a as journalLine, i as headerLine, t as JournalRules, x as typedReader } from "./journal-rules-C-d2ia5E.js";
import { t as deliver } from "./output-C0AsT-ZC.js";
import { i as recordParts, n as RecordSegments, r as RecordHead, t as gzipMember } from "./gzip-member-Cm9gzFGs.js";
import { o as Scratch } from "./gzip-segment-mVKxi9u5.js";
import { r as lines } from "./lines-CtWheCI4.js";
import { dirname, join } from "node:path";
import { close, constants, fstat, lstat, open, unlink } from "node:fs";
import { tmpdir } from "node:os";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
// dist/lib/session-record/assembly/report.js
/** Gathers a report. */
function reportAssembly(facts) {
	const { rules, head, ending, finished, ledger, size, compressedBytes } = facts;
	return {
		entries: rules.entries,
		pools: {
			...rules.counts,
			clips: finished.get("clips")?.summary.elements ?? 0
		},
		agents: head.agents.size,
		truncation: ending.truncation ?? null,
		damage: ending.damage ?? null,
		bytes: {
			...ledger,
			journal: size
		},
		record: { compressedBytes }
	};
}
/** What was lost, in one plain sentence; undefined for a complete record. */
function describeLoss({ truncation, damage, entries, bytes }) {
	if (truncation === null) return void 0;
	const kept = `${entries} ${entries === 1 ? "entry is" : "entries are"} kept`;
	const last = truncation.lastSeq == null ? "" : `, the last of them seq ${truncation.lastSeq}`;
	return `the record is truncated: ${describeReason(truncation, damage, bytes)}; ${kept}${last} (${truncation.reason})`;
}
function describeReason({ reason }, damage, bytes) {
	switch (reason) {
		case "session_killed": return "the session ended without its last line";
		case "byte_ceiling": return "the recorder stopped at its byte ceiling";
		case "write_failed": return "the recorder could not write any further";
		case "corrupt_journal":
			if (damage === null) return "the recorder found its journal damaged";
			return damage.code === "count-mismatch" ? damage.message : `${bytes.damaged} bytes from line ${damage.line}, byte ${damage.offset} on could not be read: ${damage.message} [${damage.code}]`;
	}
}
// dist/lib/session-record/assembly/byte-ledger.js
const ACCOUNTS = {
	header: "header",
	seed: "seed",
	agent: "agents",
	message: "pools",
	toolset: "pools",
	text: "pools",
	entry: "entries",
	end: "end"
};
function emptyLedger() {
	return {
		header: 0,
		seed: 0,
		agents: 0,
		pools: 0,
		entries: 0,
		end: 0,
		blank: 0,
		afterEnd: 0,
		damaged: 0
	};
}
/** Stage: journal items in, the same out; each line's bytes are added to the ledger. Holds nothing, never fails. */
function keepLedger(ledger) {
	return stage((item, push) => {
		ledger[accountOf(item)] += item.size;
		push(item);
	}, void 0, 2);
}
/**
* Puts what was not walked into its account and checks the sum.
*
* @param size of the journal in bytes
* @param concluded why the walk stopped before the journal's end, if it did
* @throws CodedError `ledger-mismatch` when the accounts do not add up to the size
*/
function closeLedger(ledger, size, concluded) {
	const walked = sum(ledger);
	if (concluded === "end") ledger.afterEnd += size - walked;
	if (concluded === "damage") ledger.damaged += size - walked;
	if (sum(ledger) !== size || walked > size) throw new CodedError("ledger-mismatch", `${walked} bytes were accounted for in a journal of ${size} bytes`, { hint: "the journal changed while it was read, or bytes were lost; assemble it again" });
}
function accountOf(item) {
	if (item.kind === "line") return ACCOUNTS[item.value.type];
	if (item.kind === "foreign-header") return "header";
	return item.kind === "blank" ? "blank" : "damaged";
}
function sum(ledger) {
	return Object.values(ledger).reduce((total, bytes) => total + bytes, 0);
}
// dist/lib/session-record/assembly/check-journal.js
function checkJournal(rules) {
	return stage((item, push) => {
		if (item.kind === "foreign-header") rules.admitHeader(item.formatVersion, item.place);
		if (item.kind === "damage") rules.requireHeader(item.place);
		if (item.kind === "line") rules.admit(item.value, item.place);
		push(item);
	}, () => rules.requireHeader(), 2);
}
// dist/lib/session-record/assembly/journal-lines.js
const readLine = typedReader(journalLine);
/** A header is looked at for its version before the rest of it is. */
const readVersion = typedReader(headerLine.pick({
	type: true,
	formatVersion: true
}));
/**
* @param concluded called when the journal has said its last word (its `end`, or damage): nothing after it will be looked at
*/
function journalLines(concluded = () => {}) {
	let isConcluded = false;
	return stage((line, push) => {
		if (isConcluded) return;
		const item = readItem(line);
		push(item);
		if (item.kind === "damage" || item.kind === "line" && item.value.type === "end") {
			isConcluded = true;
			concluded();
		}
	}, void 0, 2);
}
function readItem(line) {
	if (line.kind === "tail") return damaged(line, line.size, "torn-line", "the last line has no line feed");
	if (line.kind === "overlong") return damaged(line, line.size + 1, "line-too-long", `the line has ${line.size} bytes, more than are held`);
	const place = {
		line: line.number,
		offset: line.offset
	};
	const size = line.bytes.length + 1;
	if (line.bytes.length === 0) return {
		kind: "blank",
		place,
		size
	};
	try {
		return {
			kind: "line",
			place,
			size,
			...readLine(line.bytes)
		};
	} catch (error) {
		if (!(error instanceof JsonFault || error instanceof TypedFault)) throw error;
		const formatVersion = foreignVersion(line.bytes);
		if (formatVersion !== void 0) return {
			kind: "foreign-header",
			place,
			size,
			formatVersion
		};
		const message = error instanceof JsonFault ? `${error.detail} ${error.offset} bytes into the line` : error.message;
		return damaged(line, size, error.code, message);
	}
}
function foreignVersion(bytes) {
	try {
		const { formatVersion } = readVersion(bytes).value;
		return formatVersion === 1 ? void 0 : formatVersion;
	} catch {
		return;
	}
}
function damaged(line, size, code, message) {
	const place = {
		line: line.number,
		offset: line.offset
	};
	return {
		kind: "damage",
		place,
		size,
		damage: {
			...place,
			code,
			message
		}
	};
}
// dist/lib/session-record/assembly/record-elements.js
function recordElements(head) {
	return stage((item, push) => {
		if (head.keep(item)) return;
		const line = item;
		switch (line.value.type) {
			case "message":
				push(element("messages", line, "message"));
				break;
			case "toolset":
				push(element("toolsets", line, "toolset"));
				break;
			case "text":
				push(element("texts", line, "text"));
				if (line.value.clip) push(element("clips", line, "clip"));
				break;
			case "entry": push(element("entries", line, "entry"));
		}
	}, void 0, 2);
}
function element(segment, line, key) {
	return {
		segment,
		bytes: line.bytesOf(key)
	};
}
// dist/lib/session-record/assembly/truncation.js
/**
* Decides what the record says of its own completeness (wire format 3.2): the
* journal's structure outranks the recorder's word, and damage outranks absence.
*/
function resolveEnding(head, rules) {
	const lastSeq = rules.lastSeq === void 0 ? {} : { lastSeq: rules.lastSeq };
	if (head.end === void 0) return ended({
		reason: head.damage === void 0 ? "session_killed" : "corrupt_journal",
		...lastSeq
	}, head.damage);
	const { value, truncation, place } = head.end;
	if (value.entries !== rules.entries) {
		const bytes = value.truncation?.bytes;
		const own = bytes === void 0 || bytes === null ? {} : { bytes };
		const message = `the end line counts ${value.entries} entries, ${rules.entries} were read`;
		return ended({
			reason: "corrupt_journal",
			...lastSeq,
			...own
		}, {
			code: "count-mismatch",
			message,
			...place
		});
	}
	return {
		truncation: value.truncation ?? void 0,
		bytes: truncation,
		damage: void 0
	};
}
function ended(truncation, damage) {
	return {
		truncation,
		bytes: Buffer.from(JSON.stringify(truncation)),
		damage
	};
}
// dist/pipelines/assemble-record.js
/**
* Folds a journal into a record (session records, "Assembly on the host").
* Memory does not grow with the journal: it holds one line, a few blocks of
* 1 MiB and the agent table.
*
* @param journal whose stream is destroyed when the journal ends before its bytes do
* @throws JournalRefusal when the journal yields no record: nothing is written then
* @throws MachineryError when reading or writing fails: nothing is left behind then
*/
async function assembleRecord(journal, options) {
	const { output, level = 6, maxLine, signal, watch } = options;
	const stop = new AbortController();
	let arrived = 0;
	const bytes = until(journal.stream, stop.signal, (size) => {
		arrived += size;
	});
	let scratch;
	try {
		scratch = await Scratch.create(scratchParent(options), ASSEMBLY_SCRATCH_PREFIX);
		const rules = new JournalRules(journal.name);
		const head = new RecordHead();
		const ledger = emptyLedger();
		const segments = await RecordSegments.open(scratch, level);
		await pipeline([
			bytes,
			...watch === void 0 ? [] : [watch],
			lines(maxLine === void 0 ? {} : { maxLine }),
			journalLines(() => stop.abort()),
			keepLedger(ledger),
			checkJournal(rules),
			recordElements(head),
			segments.sink()
		], signal === void 0 ? {} : { signal });
		const finished = await segments.finish();
		const ending = resolveEnding(head, rules);
		const size = stop.signal.aborted ? Math.max(arrived, await journal.size?.() ?? 0) : arrived;
		closeLedger(ledger, size, head.end === void 0 ? head.damage && "damage" : "end");
		signal?.throwIfAborted();
		return reportAssembly({
			rules,
			head,
			ending,
			finished,
			ledger,
			size,
			compressedBytes: await deliver(gzipMember(recordParts(head, finished, ending.bytes), level), output)
		});
	} catch (error) {
		bytes.destroy();
		throw systemErrorCode(error) === void 0 || error instanceof CodedError ? error : MachineryError.from("read", `the session journal ${journal.name}`, error);
	} finally {
		await scratch?.remove();
	}
}
/** Where an assembly's scratch directory goes: beside the output, the one volume known to have room. */
function scratchParent({ scratch, output }) {
	return scratch ?? ("path" in output ? dirname(output.path) : tmpdir());
}
// dist/lib/session-record/assembly/collected-tree.js
/** A journal, or the folder it stands in, that is not what a recorder makes. Code `journal-not-a-file`. */
var UntrustedJournal = class extends CodedError {
	constructor(path, what) {
		super("journal-not-a-file", `the session journal \`${path}\` is refused: ${what}`, { hint: "a recorder makes a plain folder and a plain file; look at the tree before you trust it" });
	}
};
const openFd = promisify(open);
const closeFd = promisify(close);
const statFd = promisify(fstat);
const statLink = promisify(lstat);
const unlinkFile = promisify(unlink);
/**
* Opens `.gg/replay.ndjson` below `tree`.
*
* @returns undefined when there is none: an ordinary absence
* @throws UntrustedJournal when the folder or the file is anything else than a plain one
* @throws MachineryError `cannot-open`
*/
async function openCollectedJournal(tree) {
	const folderPath = join(tree, ".gg");
	const path = join(folderPath, JOURNAL_FILE);
	const folder = await openPlain(folderPath, folderPath, constants.O_DIRECTORY, "its folder is a link or no folder");
	if (folder === void 0) return void 0;
	try {
		const anchored = join(anchorOf(folder, folderPath), JOURNAL_FILE);
		const fd = await openPlain(anchored, path, constants.O_NONBLOCK, "it is a link or cannot be opened as a file");
		if (fd === void 0) {
			await closeFd(folder);
			return;
		}
		const facts = await statFd(fd);
		if (!facts.isFile()) {
			await closeFd(fd);
			throw new UntrustedJournal(path, "it is no regular file");
		}
		const source = await sourceOf(fd, path);
		return {
			...source,
			close: async () => {
				await source.close();
				await closeFd(folder);
			},
			remove: () => removeSame(anchored, path, facts)
		};
	} catch (error) {
		await closeFd(folder);
		throw error;
	}
}
/** A path to the open folder itself where the system has one; elsewhere its name, checked when it was opened. */
function anchorOf(folder, path) {
	return process.platform === "linux" ? `/proc/self/fd/${folder}` : path;
}
async function openPlain(path, shown, flags, refusal) {
	try {
		return await openFd(path, constants.O_RDONLY | constants.O_NOFOLLOW | flags);
	} catch (error) {
		const code = systemErrorCode(error);
		if (code === "ENOENT") return void 0;
		if (code === "ELOOP" || code === "ENOTDIR" || code === "ENXIO") throw new UntrustedJournal(shown, refusal);
		throw MachineryError.from("open", shown, error);
	}
}
async function removeSame(path, shown, read) {
	try {
		const now = await statLink(path);
		if (now.ino !== read.ino || now.dev !== read.dev) throw new Error("another file stands in its place");
		await unlinkFile(path);
	} catch (error) {
		throw MachineryError.from("remove", shown, error);
	}
}
// dist/pipelines/session-record-stage.js
/**
* Runs the stage `gg-session-record` (session records, "Assembly on the host").
* On success the journal is removed from the tree; a refused one is left where it
* is, because it is then the only account of the session.
*
* @throws JournalRefusal, UntrustedJournal, MachineryError: the stage has failed, the run is untouched
*/
async function runSessionRecordStage(options) {
	const { harness, tree, runDir, ...settings } = options;
	const nothing = {
		stage: STAGE_NAME,
		artifacts: [],
		warnings: []
	};
	if (harness !== "gg") return nothing;
	const journal = await openCollectedJournal(tree);
	if (journal === void 0) return nothing;
	try {
		const path = join(runDir, RECORD_FILE);
		const assembly = await assembleRecord(journal, {
			...settings,
			output: { path }
		});
		const warnings = await journal.remove().then(() => [], (error) => [`the record is written, but its journal stays: ${error.message}`]);
		return {
			stage: STAGE_NAME,
			artifacts: [path],
			warnings,
			assembly
		};
	} finally {
		await journal.close();
	}
}
export { describeLoss as a, scratchParent as i, openCollectedJournal as n, assembleRecord as r, runSessionRecordStage as t };
