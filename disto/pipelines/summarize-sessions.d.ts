import type { SessionStatus } from '../lib/session-log/format/listing.js';
import { type SessionContext } from './list-sessions.js';
/** What `sessions status` prints: every harness, the states that sessions are in, the saved selection. */
export declare function summarizeSessions(context: SessionContext): Promise<SessionStatus>;
//# sourceMappingURL=summarize-sessions.d.ts.map