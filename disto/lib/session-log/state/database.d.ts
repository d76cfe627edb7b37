import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { CodedError } from '../../stream/errors.js';
import type { Environment } from '../readers/reader.js';
/** A database that is not this program's, or of a later release. */
export declare class StateFault extends CodedError {
}
/** `<data home>/agentfeedback/agentfeedback.db` */
export declare function statePath(environment: Environment): string;
/** The open database. Every write is one immediate transaction, every read one snapshot. */
export declare class StateDatabase {
    #private;
    readonly path: string;
    constructor(path: string, database: DatabaseSyncInstance);
    /** Runs `work` in one snapshot. */
    read<T>(work: (database: DatabaseSyncInstance) => T): T;
    /** Runs `work` so that all of it is stored or nothing is; what it throws undoes it. */
    write<T>(work: (database: DatabaseSyncInstance) => T): T;
    close(): void;
}
/**
 * Opens the database, and makes it where there is none.
 *
 * @throws StateFault `foreign-database`, `newer-database`
 * @throws MachineryError `database-busy`, `database-failed`, `cannot-create`
 */
export declare function openState(path: string): Promise<StateDatabase>;
//# sourceMappingURL=database.d.ts.map