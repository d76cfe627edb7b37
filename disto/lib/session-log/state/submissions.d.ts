import { CodedError } from '../../stream/errors.js';
import type { ListedSubmission, ShownSubmission, SubmissionBody } from '../format/submission.js';
import type { StateDatabase } from './database.js';
/** What came of storing a body. */
export interface StoredSubmission {
    readonly outcome: 'submitted' | 'duplicate';
    readonly uid: string;
    readonly id: number;
}
/** The key names other content already: nothing was stored. */
export declare class KeyMismatch extends CodedError {
    constructor(key: string);
}
/**
 * Stores a body once: the same content under the same key is found again.
 *
 * @throws KeyMismatch
 */
export declare function storeSubmission(state: StateDatabase, body: SubmissionBody, now: Date): StoredSubmission;
/** Every submission, newest first. */
export declare function listSubmissions(state: StateDatabase): ListedSubmission[];
/** One submission whole; undefined when there is none with the uid. */
export declare function findSubmission(state: StateDatabase, uid: string): ShownSubmission | undefined;
/** Those of some uids that no submission here has, as they were given. */
export declare function unknownUids(state: StateDatabase, uids: readonly string[]): string[];
//# sourceMappingURL=submissions.d.ts.map