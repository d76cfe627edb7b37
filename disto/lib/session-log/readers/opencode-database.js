// OpenCode's database, opened so that nothing about it changes: `immutable=1`
// takes no lock and opens neither the write-ahead log nor the shared memory file.
// SQLite then believes that nobody writes. Somebody may, so the file and its
// write-ahead log are looked at before and after each read.
import { constants } from 'node:fs';
import { access, lstat, stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { systemErrorCode } from '../../stream/errors.js';
import { CHANGED_DURING_READ, OPENCODE_COLUMNS } from './opencode-format.js';
import { OpencodeRows } from './opencode-rows.js';
import { SessionChanged } from './reader.js';
import { NotARegularFile } from './regular-file.js';
/** A database without a table or column that is needed. */
export class UnknownSchema extends Error {
}
/** @throws the system's error, and NotARegularFile */
export async function takeStamp(path) {
    const file = await lstat(path, { bigint: true });
    if (!file.isFile())
        throw new NotARegularFile();
    return `${file.ino} ${file.size} ${file.mtimeNs} ${await stampOfLog(`${path}-wal`)}`;
}
async function stampOfLog(path) {
    try {
        const { size, mtimeNs } = await stat(path, { bigint: true });
        return `${size} ${mtimeNs}`;
    }
    catch (error) {
        if (systemErrorCode(error) === 'ENOENT')
            return 'absent';
        throw error;
    }
}
/**
 * Throws when the database is no longer what it was.
 *
 * @throws SessionChanged
 */
export async function requireStamp(path, before) {
    const after = await takeStamp(path).catch(() => undefined);
    if (after !== before)
        throw new SessionChanged(CHANGED_DURING_READ);
}
/** One connection a file: the binding lets go of a closed one no earlier than the garbage collector does. */
const connections = new Map();
/**
 * The rows of a database that stands as `stamp` says, and whose schema is known.
 *
 * @throws UnknownSchema; SQLite's error
 */
export async function openRows(path, stamp) {
    const known = connections.get(path);
    if (known?.stamp === stamp)
        return known.rows;
    connections.delete(path);
    known?.database.close();
    const database = await openImmutable(path);
    try {
        requireSchema(database);
        const rows = new OpencodeRows(database);
        connections.set(path, { stamp, database, rows });
        return rows;
    }
    catch (error) {
        database.close();
        throw error;
    }
}
async function openImmutable(path) {
    // SQLite does not say why it cannot open a file; the system does.
    await access(path, constants.R_OK);
    // Loaded here: whoever reads no OpenCode session does not pay for SQLite.
    const { DatabaseSync } = await import('@photostructure/sqlite');
    const database = new DatabaseSync(`${pathToFileURL(path).href}?immutable=1`, { readOnly: true });
    // What SQLite sorts stays in memory: nothing of a log goes to a file.
    database.exec('PRAGMA temp_store = MEMORY');
    return database;
}
function requireSchema(database) {
    const columns = database.prepare('SELECT name FROM pragma_table_info(?)');
    for (const [table, needed] of Object.entries(OPENCODE_COLUMNS)) {
        const present = new Set(columns.all(table).map((row) => row.name));
        const missing = needed.find((column) => !present.has(column));
        if (missing !== undefined)
            throw new UnknownSchema(`the database has no column ${table}.${missing}`);
    }
}
/**
 * Reads rows of a database that must not change meanwhile; a read that it
 * changed under is discarded and repeated once.
 *
 * @throws SessionChanged when the database changed both times; what `read` throws
 */
export async function readUnchanged(path, read) {
    try {
        return await readBetweenStamps(path, read);
    }
    catch (error) {
        if (!(error instanceof SessionChanged))
            throw error;
        return readBetweenStamps(path, read);
    }
}
async function readBetweenStamps(path, read) {
    const before = await takeStamp(path);
    try {
        return read(await openRows(path, before));
    }
    finally {
        // A database that is written while it is read can fail in any way: then this is the failure.
        await requireStamp(path, before);
    }
}
//# sourceMappingURL=opencode-database.js.map