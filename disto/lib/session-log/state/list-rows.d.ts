import type { ListedSession, ListedStore, SessionStatus } from '../format/listing.js';
import type { StoreListing } from '../readers/reader.js';
import type { SurveyedSession } from './survey.js';
/**
 * A store's row; the location stays usable, the problems are scrubbed. Among them are why the store as a whole
 * could not be read, and sessions that hide a part of themselves.
 */
export declare function storeRow(listing: StoreListing, sessions: readonly SurveyedSession[]): ListedStore;
/** A session's row: what identifies it stays usable, what its log says is scrubbed. */
export declare function sessionRow(session: SurveyedSession): ListedSession;
/** A store's row of a summary: how many of its sessions are in each state; states without any are left out. */
export declare function summaryRow(listing: StoreListing, sessions: readonly SurveyedSession[]): SessionStatus['harnesses'][number];
//# sourceMappingURL=list-rows.d.ts.map