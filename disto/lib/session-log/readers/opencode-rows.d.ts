import type { DatabaseSyncInstance } from '@photostructure/sqlite';
/** A row's `data`; undefined when it is longer than what is read of a line. */
export interface Row {
    readonly id: string;
    readonly data: Buffer | undefined;
}
/** A message with its parts, and how many messages come after it. */
export interface MessageRows {
    readonly message: Row;
    readonly parts: readonly Row[];
    readonly following: number;
}
/** The session's own row. */
export interface SessionRow {
    readonly id: string;
    /** Undefined when it is not absolute, and so counts as not recorded. */
    readonly cwd: string | undefined;
    /** `time_updated` in nanoseconds. */
    readonly mtime: bigint;
}
/** The queries of one open database. A statement is prepared once: the binding frees it no earlier than the garbage collector. */
export declare class OpencodeRows {
    #private;
    constructor(database: DatabaseSyncInstance);
    /** The sessions, those of sub-agents left out. */
    sessions(): SessionRow[];
    /** One session's row as it is now. */
    session(id: string): SessionRow | undefined;
    /**
     * The messages of a session by time and id, each with its parts by id. Holds
     * the ids of the session and the rows of one message.
     *
     * @param maxData the longest `data` that is read, in bytes
     */
    messages(sessionId: string, maxData: number): Generator<MessageRows>;
}
//# sourceMappingURL=opencode-rows.d.ts.map