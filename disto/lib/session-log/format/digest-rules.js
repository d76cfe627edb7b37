// The figures and texts of a digest. They stand apart from its schemas: a thread that
// only makes digests need not load those.
/** Version of the digest rules; it enters the key of a submission filed from a digest. */
export const DETECTOR_VERSION = '1';
/** What every digest starts with. */
export const NOTICE = 'Whoever reads this digest with a model shows it to that model, and so to its provider; ' +
    'agentfeedback itself keeps none of it and sends none of it anywhere.';
/** Bytes of one session's digest at most, as compact JSON in UTF-8. */
export const SESSION_CAP = 64 * 1024;
/** Bytes of all sessions of one run at most, each as compact JSON in UTF-8. */
export const RUN_CAP = 256 * 1024;
/** Phrases that flag a prompt, in the order in which they are listed. */
export const FLAGGED_PHRASES = [
    "doesn't work",
    'does not work',
    'still failing',
    'still broken',
    'wrong',
    'why did you',
    "that's not",
    'not what i',
    'broken',
    'again',
];
//# sourceMappingURL=digest-rules.js.map