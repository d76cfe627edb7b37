// The rows of OpenCode's sessions, in the order of the virtual log.
import { isAbsolute } from 'node:path';
const SESSIONS = `SELECT CAST(id AS TEXT) AS id, CAST(directory AS TEXT) AS directory,
  CAST(time_updated AS INTEGER) AS updated FROM session`;
/** `data` as bytes, and nothing of it when it is over-long. Ids are ordered without it, so that SQLite never sorts a log. */
const DATA = 'SELECT CASE WHEN octet_length(data) <= ? THEN CAST(data AS BLOB) END AS data FROM';
/** The queries of one open database. A statement is prepared once: the binding frees it no earlier than the garbage collector. */
export class OpencodeRows {
    #sessions;
    #session;
    #messageIds;
    #partIds;
    #message;
    #part;
    constructor(database) {
        this.#sessions = database.prepare(`${SESSIONS} WHERE parent_id IS NULL AND id IS NOT NULL`);
        this.#session = database.prepare(`${SESSIONS} WHERE id = ?`);
        for (const statement of [this.#sessions, this.#session])
            statement.setReadBigInts(true);
        this.#messageIds = database.prepare('SELECT id FROM message WHERE session_id = ? ORDER BY time_created, id');
        this.#partIds = database.prepare('SELECT id, message_id AS message FROM part WHERE session_id = ? ORDER BY message_id, id');
        this.#message = database.prepare(`${DATA} message WHERE id = ?`);
        this.#part = database.prepare(`${DATA} part WHERE id = ?`);
    }
    /** The sessions, those of sub-agents left out. */
    sessions() {
        return this.#sessions.all().map(toSessionRow);
    }
    /** One session's row as it is now. */
    session(id) {
        const row = this.#session.get(id);
        return row === undefined ? undefined : toSessionRow(row);
    }
    /**
     * The messages of a session by time and id, each with its parts by id. Holds
     * the ids of the session and the rows of one message.
     *
     * @param maxData the longest `data` that is read, in bytes
     */
    *messages(sessionId, maxData) {
        const messages = this.#messageIds.all(sessionId).map((row) => String(row.id));
        const parts = this.#partsByMessage(sessionId);
        for (const [place, id] of messages.entries()) {
            const following = messages.length - place - 1;
            const partRows = (parts.get(id) ?? []).map((partId) => readRow(this.#part, partId, maxData));
            yield { message: readRow(this.#message, id, maxData), parts: partRows, following };
        }
    }
    #partsByMessage(sessionId) {
        const byMessage = new Map();
        for (const row of this.#partIds.all(sessionId)) {
            const { id, message } = row;
            const ids = byMessage.get(String(message)) ?? [];
            ids.push(String(id));
            byMessage.set(String(message), ids);
        }
        return byMessage;
    }
}
function toSessionRow(row) {
    const { id, directory, updated } = row;
    const cwd = directory !== null && isAbsolute(directory) ? directory : undefined;
    return { id, cwd, mtime: (updated ?? 0n) * 1000000n };
}
function readRow(statement, id, maxData) {
    const { data } = statement.get(maxData, id);
    return { id, data: data === null ? undefined : Buffer.from(data.buffer, data.byteOffset, data.byteLength) };
}
//# sourceMappingURL=opencode-rows.js.map