// stores -> sessions -> survey of each -> counts per harness and state
import { summaryRow } from '../lib/session-log/state/list-rows.js';
import { readSelection } from '../lib/session-log/state/selection.js';
import { surveySessions } from './list-sessions.js';
/** What `sessions status` prints: every harness, the states that sessions are in, the saved selection. */
export async function summarizeSessions(context) {
    const { stores, sessions } = await surveySessions(context);
    const harnesses = stores.map(({ listing }) => summaryRow(listing, sessions));
    const selection = readSelection(context.state);
    return { harnesses, ...(selection === undefined ? {} : { selection }) };
}
//# sourceMappingURL=summarize-sessions.js.map