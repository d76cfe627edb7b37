import type { DigestError } from '../format/digest.js';
import { type SessionName } from '../format/ref.js';
import type { Candidate, SessionReader, StoreListing } from '../readers/reader.js';
import type { FileFacts } from './session-state.js';
import type { SeenSession } from './watermarks.js';
/** A session to digest, with what reads it. */
export interface FoundSession {
    readonly reader: SessionReader;
    readonly candidate: Candidate;
    readonly marked: FileFacts | undefined;
}
export type ChosenSession = SessionName & (FoundSession | {
    readonly error: DigestError;
});
/** A listed store and its reader. */
export interface StoreWithReader {
    readonly reader: SessionReader;
    readonly listing: StoreListing;
}
/** Looks a ref up in the listed stores; a session id that stands twice is the first of the two. */
export declare function chooseByRef(session: SessionName, stores: readonly StoreWithReader[], seen: ReadonlyMap<string, SeenSession>): ChosenSession;
//# sourceMappingURL=choose-sessions.d.ts.map