import { type CappedDigest } from '../lib/session-log/digest/cap-session.js';
import type { SessionName } from '../lib/session-log/format/ref.js';
import type { SessionStream } from '../lib/session-log/readers/reader.js';
/**
 * The digest of one session from a byte offset on.
 *
 * @throws what the stream fails with; CodedError `digest-too-large`
 */
export declare function digestSession(items: SessionStream, session: SessionName, fromOffset: number): Promise<CappedDigest>;
//# sourceMappingURL=digest-session.d.ts.map