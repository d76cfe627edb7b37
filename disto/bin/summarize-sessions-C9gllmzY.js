import { i as summaryRow, r as surveySessions } from "./list-sessions-Cm_JBYYN.js";
import { t as readSelection } from "./selection-pGWffFua.js";
// dist/pipelines/summarize-sessions.js
/** What `sessions status` prints: every harness, the states that sessions are in, the saved selection. */
async function summarizeSessions(context) {
	const { stores, sessions } = await surveySessions(context);
	const harnesses = stores.map(({ listing }) => summaryRow(listing, sessions));
	const selection = readSelection(context.state);
	return {
		harnesses,
		...selection === void 0 ? {} : { selection }
	};
}
export { summarizeSessions };
