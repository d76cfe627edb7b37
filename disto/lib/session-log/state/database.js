// Opens the program's own database: made with owner-only modes on first use,
// known again by its application id, safe for several processes at once.
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CodedError, MachineryError } from '../../stream/errors.js';
import { makeFolder } from '../../stream/make-folder.js';
import { dataHome } from '../readers/environment.js';
import { APPLICATION_ID, SCHEMA, SCHEMA_VERSION } from './schema.js';
/** How long a process waits for another one's transaction. */
const BUSY_MS = 5000;
/** A database that is not this program's, or of a later release. */
export class StateFault extends CodedError {
}
/** `<data home>/agentfeedback/agentfeedback.db` */
export function statePath(environment) {
    return join(dataHome(environment), 'agentfeedback', 'agentfeedback.db');
}
/** The open database. Every write is one immediate transaction, every read one snapshot. */
export class StateDatabase {
    path;
    #database;
    constructor(path, database) {
        this.path = path;
        this.#database = database;
    }
    /** Runs `work` in one snapshot. */
    read(work) {
        return this.#transaction('BEGIN DEFERRED', work);
    }
    /** Runs `work` so that all of it is stored or nothing is; what it throws undoes it. */
    write(work) {
        return this.#transaction('BEGIN IMMEDIATE', work);
    }
    close() {
        this.#database.close();
    }
    #transaction(begin, work) {
        return namingFaults(this.path, () => inTransaction(this.#database, begin, work));
    }
}
/**
 * Opens the database, and makes it where there is none.
 *
 * @throws StateFault `foreign-database`, `newer-database`
 * @throws MachineryError `database-busy`, `database-failed`, `cannot-create`
 */
export async function openState(path) {
    await createPrivateFile(path);
    const { DatabaseSync } = await import('@photostructure/sqlite');
    const database = namingFaults(path, () => new DatabaseSync(path, { timeout: BUSY_MS, enableForeignKeyConstraints: true }));
    try {
        namingFaults(path, () => prepareDatabase(database, path));
        await useWriteAheadLog(database, path);
        return new StateDatabase(path, database);
    }
    catch (error) {
        database.close();
        throw error;
    }
}
/** An empty file of mode 0600 in a directory of mode 0700, so that neither is ever readable by others; existing ones stay as they are. */
async function createPrivateFile(path) {
    try {
        await makeFolder(dirname(path), 0o700);
        await (await open(path, 'a', 0o600)).close();
    }
    catch (error) {
        throw MachineryError.from('create', path, error);
    }
}
/** Only an empty file needs the lock of a writer; who waited for it may find the work done. */
function prepareDatabase(database, path) {
    if (inTransaction(database, 'BEGIN DEFERRED', isEmpty)) {
        inTransaction(database, 'BEGIN IMMEDIATE', () => isEmpty(database) && createSchema(database));
    }
    inTransaction(database, 'BEGIN DEFERRED', () => checkIdentity(database, path));
}
function isEmpty(database) {
    const objects = numberOf(database, 'SELECT count(*) FROM sqlite_schema');
    return objects === 0 && numberOf(database, 'PRAGMA application_id') === 0;
}
function createSchema(database) {
    database.exec(`PRAGMA application_id = ${APPLICATION_ID};${SCHEMA}`);
    database.prepare('INSERT INTO schema_version (version) VALUES (?)').run(SCHEMA_VERSION);
}
function checkIdentity(database, path) {
    if (numberOf(database, 'PRAGMA application_id') !== APPLICATION_ID)
        throw foreign(path);
    const version = numberOf(database, 'SELECT version FROM schema_version');
    if (version > SCHEMA_VERSION) {
        throw new StateFault('newer-database', `${path} has schema version ${version}, and this release knows ${SCHEMA_VERSION}`, { hint: 'update agentfeedback, or move the file away' });
    }
}
function numberOf(database, query) {
    const row = database.prepare(query).get();
    return Object.values(row ?? {})[0] ?? 0;
}
/** The switch needs the file for itself for a moment, and SQLite does not wait for that everywhere. */
async function useWriteAheadLog(database, path) {
    const until = Date.now() + BUSY_MS;
    for (;;) {
        try {
            database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
            return;
        }
        catch (error) {
            if (!isBusy(error) || Date.now() > until)
                throw faultOf(path, error);
            await sleep(20);
        }
    }
}
function inTransaction(database, begin, work) {
    database.exec(begin);
    try {
        const result = work(database);
        database.exec('COMMIT');
        return result;
    }
    catch (error) {
        if (database.isTransaction)
            database.exec('ROLLBACK');
        throw error;
    }
}
/** SQLite's errors as this program's. */
function namingFaults(path, work) {
    try {
        return work();
    }
    catch (error) {
        throw error instanceof CodedError ? error : faultOf(path, error);
    }
}
const SQLITE_BUSY = 5;
const SQLITE_NOTADB = 26;
function faultOf(path, error) {
    if (resultCode(error) === SQLITE_NOTADB)
        return foreign(path);
    if (isBusy(error)) {
        return new MachineryError('database-busy', `${path} is in use by another process`, {
            cause: error,
            hint: 'try again in a moment',
        });
    }
    const detail = error instanceof Error ? error.message : String(error);
    return new MachineryError('database-failed', `${path}: ${detail}`, {
        cause: error,
        hint: 'check that the file and its directory can be written to and that the disk is not full',
    });
}
function isBusy(error) {
    return resultCode(error) === SQLITE_BUSY;
}
/** The primary result code of a failure of SQLite. */
function resultCode(error) {
    const { errcode } = (error ?? {});
    return typeof errcode === 'number' ? errcode & 0xff : undefined;
}
function foreign(path) {
    return new StateFault('foreign-database', `${path} is not a database of agentfeedback`, {
        hint: 'move the file away; a new one is made on the next run',
    });
}
//# sourceMappingURL=database.js.map