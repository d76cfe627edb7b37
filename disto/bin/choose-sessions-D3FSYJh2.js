import { t as formatRef } from "./ref-D3dNboOj.js";
import { i as scrubText } from "./scrub-DSJxy9BN.js";
import { a as missingState } from "./list-sessions-Cm_JBYYN.js";
// dist/lib/session-log/digest/refusal-message.js
/** A session in a state that is not read. */
function refusalError(session, state, reason) {
	const detail = reason === void 0 ? "" : ` (${reason})`;
	return errorOf(session, state, `${formatRef(session)} is ${state}${detail}; it was not digested`);
}
/** A session whose log records no working directory. */
function unknownProjectError(session) {
	return errorOf(session, "unknown-project", `${formatRef(session)} records no working directory, so no policy can be checked; allow it with --allow-unknown-project`);
}
/** A session without a file. */
function absentError(session, wasSeen) {
	return errorOf(session, "absent", wasSeen ? `${formatRef(session)} was digested before and its file is gone` : `${formatRef(session)} is not in the store; agentfeedback sessions list shows what is`);
}
function errorOf(session, state, message) {
	return {
		ref: scrubText(formatRef(session)),
		state,
		message: scrubText(message)
	};
}
// dist/lib/session-log/state/choose-sessions.js
/** Looks a ref up in the listed stores; a session id that stands twice is the first of the two. */
function chooseByRef(session, stores, seen) {
	const { harness, sessionId } = session;
	const row = seen.get(formatRef(session));
	const store = stores.find(({ listing }) => listing.harness === harness);
	const candidate = store?.listing.candidates.find((found) => found.sessionId === sessionId);
	if (store !== void 0 && candidate !== void 0) return {
		harness,
		sessionId,
		reader: store.reader,
		candidate,
		marked: row?.marked
	};
	return {
		harness,
		sessionId,
		error: missingError(session, store?.listing, row)
	};
}
function missingError(session, listing, row) {
	const isStoreLost = listing?.state === "unreadable" || listing?.state === "unsupported-format";
	if (listing !== void 0 && (isStoreLost || row !== void 0)) {
		const { state, reason } = missingState(listing, row?.path ?? "");
		if (state !== "absent") return refusalError(session, state, reason);
	}
	return absentError(session, row !== void 0);
}
export { refusalError as n, unknownProjectError as r, chooseByRef as t };
