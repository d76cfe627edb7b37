// dist/lib/session-log/format/digest-rules.js
/** What every digest starts with. */
const NOTICE = "Whoever reads this digest with a model shows it to that model, and so to its provider; agentfeedback itself keeps none of it and sends none of it anywhere.";
/** Bytes of one session's digest at most, as compact JSON in UTF-8. */
const SESSION_CAP = 65536;
/** Bytes of all sessions of one run at most, each as compact JSON in UTF-8. */
const RUN_CAP = 262144;
/** Phrases that flag a prompt, in the order in which they are listed. */
const FLAGGED_PHRASES = [
	"doesn't work",
	"does not work",
	"still failing",
	"still broken",
	"wrong",
	"why did you",
	"that's not",
	"not what i",
	"broken",
	"again"
];
export { SESSION_CAP as i, NOTICE as n, RUN_CAP as r, FLAGGED_PHRASES as t };
