import { n as MachineryError, t as CodedError } from "./errors-CfE0sfLm.js";
import { t as makeFolder } from "./make-folder-B4IHk-pS.js";
import { n as dataHome } from "./environment-CQAoWjb8.js";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { open } from "node:fs/promises";
// dist/lib/session-log/state/schema.js
/** `afb1`; a database without it is somebody else's. */
const APPLICATION_ID = 1634099761;
const SCHEMA = `
CREATE TABLE schema_version (version INTEGER NOT NULL);

CREATE TABLE sessions_seen (
  harness TEXT NOT NULL,
  session_id TEXT NOT NULL,
  path TEXT NOT NULL,
  mtime INTEGER NOT NULL,
  size INTEGER NOT NULL,
  head TEXT NOT NULL,
  digested_at INTEGER,
  processed_at INTEGER,
  processed_size INTEGER,
  processed_mtime INTEGER,
  processed_head TEXT,
  outcome TEXT CHECK (outcome IN ('filed', 'nothing', 'skipped')),
  refs TEXT CHECK (json_valid(refs)),
  PRIMARY KEY (harness, session_id)
);

CREATE TABLE triage_state (key TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE submissions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  schema_version INTEGER NOT NULL DEFAULT 1,
  key TEXT,
  summary TEXT NOT NULL,
  machine TEXT,
  model TEXT,
  harness TEXT,
  project TEXT,
  occurred_at INTEGER NOT NULL,
  context TEXT CHECK (json_valid(context)),
  payload TEXT NOT NULL CHECK (json_valid(payload)),
  content_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  processed_at INTEGER,
  verdict TEXT,
  resolution TEXT,
  ref TEXT,
  processed_by TEXT,
  redacted_at INTEGER,
  category TEXT GENERATED ALWAYS AS (
    CASE WHEN kind = 'friction' THEN json_extract(payload, '$.category') END
  ) VIRTUAL,
  fix_status TEXT GENERATED ALWAYS AS (
    CASE WHEN kind = 'friction' THEN json_extract(payload, '$.fix_status') END
  ) VIRTUAL,
  origin TEXT GENERATED ALWAYS AS (json_extract(context, '$.origin')) VIRTUAL
);

CREATE UNIQUE INDEX submissions_key ON submissions (kind, key) WHERE key IS NOT NULL;
`;
// dist/lib/session-log/state/database.js
/** How long a process waits for another one's transaction. */
const BUSY_MS = 5e3;
/** A database that is not this program's, or of a later release. */
var StateFault = class extends CodedError {};
/** `<data home>/agentfeedback/agentfeedback.db` */
function statePath(environment) {
	return join(dataHome(environment), "agentfeedback", "agentfeedback.db");
}
/** The open database. Every write is one immediate transaction, every read one snapshot. */
var StateDatabase = class {
	path;
	#database;
	constructor(path, database) {
		this.path = path;
		this.#database = database;
	}
	/** Runs `work` in one snapshot. */
	read(work) {
		return this.#transaction("BEGIN DEFERRED", work);
	}
	/** Runs `work` so that all of it is stored or nothing is; what it throws undoes it. */
	write(work) {
		return this.#transaction("BEGIN IMMEDIATE", work);
	}
	close() {
		this.#database.close();
	}
	#transaction(begin, work) {
		return namingFaults(this.path, () => inTransaction(this.#database, begin, work));
	}
};
/**
* Opens the database, and makes it where there is none.
*
* @throws StateFault `foreign-database`, `newer-database`
* @throws MachineryError `database-busy`, `database-failed`, `cannot-create`
*/
async function openState(path) {
	await createPrivateFile(path);
	const { DatabaseSync } = await import("@photostructure/sqlite");
	const database = namingFaults(path, () => new DatabaseSync(path, {
		timeout: BUSY_MS,
		enableForeignKeyConstraints: true
	}));
	try {
		namingFaults(path, () => prepareDatabase(database, path));
		await useWriteAheadLog(database, path);
		return new StateDatabase(path, database);
	} catch (error) {
		database.close();
		throw error;
	}
}
/** An empty file of mode 0600 in a directory of mode 0700, so that neither is ever readable by others; existing ones stay as they are. */
async function createPrivateFile(path) {
	try {
		await makeFolder(dirname(path), 448);
		await (await open(path, "a", 384)).close();
	} catch (error) {
		throw MachineryError.from("create", path, error);
	}
}
/** Only an empty file needs the lock of a writer; who waited for it may find the work done. */
function prepareDatabase(database, path) {
	if (inTransaction(database, "BEGIN DEFERRED", isEmpty)) inTransaction(database, "BEGIN IMMEDIATE", () => isEmpty(database) && createSchema(database));
	inTransaction(database, "BEGIN DEFERRED", () => checkIdentity(database, path));
}
function isEmpty(database) {
	return numberOf(database, "SELECT count(*) FROM sqlite_schema") === 0 && numberOf(database, "PRAGMA application_id") === 0;
}
function createSchema(database) {
	database.exec(`PRAGMA application_id = ${APPLICATION_ID};${SCHEMA}`);
	database.prepare("INSERT INTO schema_version (version) VALUES (?)").run(1);
}
function checkIdentity(database, path) {
	if (numberOf(database, "PRAGMA application_id") !== 1634099761) throw foreign(path);
	const version = numberOf(database, "SELECT version FROM schema_version");
	if (version > 1) throw new StateFault("newer-database", `${path} has schema version ${version}, and this release knows 1`, { hint: "update agentfeedback, or move the file away" });
}
function numberOf(database, query) {
	const row = database.prepare(query).get();
	return Object.values(row ?? {})[0] ?? 0;
}
/** The switch needs the file for itself for a moment, and SQLite does not wait for that everywhere. */
async function useWriteAheadLog(database, path) {
	const until = Date.now() + BUSY_MS;
	for (;;) try {
		database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
		return;
	} catch (error) {
		if (!isBusy(error) || Date.now() > until) throw faultOf(path, error);
		await setTimeout(20);
	}
}
function inTransaction(database, begin, work) {
	database.exec(begin);
	try {
		const result = work(database);
		database.exec("COMMIT");
		return result;
	} catch (error) {
		if (database.isTransaction) database.exec("ROLLBACK");
		throw error;
	}
}
/** SQLite's errors as this program's. */
function namingFaults(path, work) {
	try {
		return work();
	} catch (error) {
		throw error instanceof CodedError ? error : faultOf(path, error);
	}
}
const SQLITE_BUSY = 5;
const SQLITE_NOTADB = 26;
function faultOf(path, error) {
	if (resultCode(error) === SQLITE_NOTADB) return foreign(path);
	if (isBusy(error)) return new MachineryError("database-busy", `${path} is in use by another process`, {
		cause: error,
		hint: "try again in a moment"
	});
	const detail = error instanceof Error ? error.message : String(error);
	return new MachineryError("database-failed", `${path}: ${detail}`, {
		cause: error,
		hint: "check that the file and its directory can be written to and that the disk is not full"
	});
}
function isBusy(error) {
	return resultCode(error) === SQLITE_BUSY;
}
/** The primary result code of a failure of SQLite. */
function resultCode(error) {
	const { errcode } = error ?? {};
	return typeof errcode === "number" ? errcode & 255 : void 0;
}
function foreign(path) {
	return new StateFault("foreign-database", `${path} is not a database of agentfeedback`, { hint: "move the file away; a new one is made on the next run" });
}
export { statePath as n, openState as t };
