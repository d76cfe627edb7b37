// stores -> sessions -> survey of each -> counts per harness and state

import type { SessionStatus } from '../lib/session-log/format/listing.js';
import { summaryRow } from '../lib/session-log/state/list-rows.js';
import { readSelection } from '../lib/session-log/state/selection.js';
import { type SessionContext, surveySessions } from './list-sessions.js';

/** What `sessions status` prints: every harness, the states that sessions are in, the saved selection. */
export async function summarizeSessions(context: SessionContext): Promise<SessionStatus> {
  const { stores, sessions } = await surveySessions(context);
  const harnesses = stores.map(({ listing }) => summaryRow(listing, sessions));
  const selection = readSelection(context.state);
  return { harnesses, ...(selection === undefined ? {} : { selection }) };
}
