import { OpencodeRows } from './opencode-rows.js';
/** A database without a table or column that is needed. */
export declare class UnknownSchema extends Error {
}
/** How a database file and its write-ahead log stood at one moment. */
export type Stamp = string;
/** @throws the system's error, and NotARegularFile */
export declare function takeStamp(path: string): Promise<Stamp>;
/**
 * Throws when the database is no longer what it was.
 *
 * @throws SessionChanged
 */
export declare function requireStamp(path: string, before: Stamp): Promise<void>;
/**
 * The rows of a database that stands as `stamp` says, and whose schema is known.
 *
 * @throws UnknownSchema; SQLite's error
 */
export declare function openRows(path: string, stamp: Stamp): Promise<OpencodeRows>;
/**
 * Reads rows of a database that must not change meanwhile; a read that it
 * changed under is discarded and repeated once.
 *
 * @throws SessionChanged when the database changed both times; what `read` throws
 */
export declare function readUnchanged<T>(path: string, read: (rows: OpencodeRows) => T): Promise<T>;
//# sourceMappingURL=opencode-database.d.ts.map