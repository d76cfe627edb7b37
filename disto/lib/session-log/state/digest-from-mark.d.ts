import type { CappedDigest } from '../digest/cap-session.js';
import { type FileFacts } from './session-state.js';
import type { Walked } from './walk-session.js';
/**
 * Digests a session from where its mark says: what was marked is only known to
 * be the start of the file once the file was read, so a read that began at the
 * wrong place is thrown away and done again from the right one.
 *
 * @param read digests the session from a byte offset on
 */
export declare function digestFromMark(marked: FileFacts | undefined, read: (fromOffset: number) => Promise<Walked<CappedDigest>>): Promise<Walked<CappedDigest>>;
//# sourceMappingURL=digest-from-mark.d.ts.map