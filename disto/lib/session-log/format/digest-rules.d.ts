/** Version of the digest rules; it enters the key of a submission filed from a digest. */
export declare const DETECTOR_VERSION = "1";
/** What every digest starts with. */
export declare const NOTICE: string;
/** Bytes of one session's digest at most, as compact JSON in UTF-8. */
export declare const SESSION_CAP: number;
/** Bytes of all sessions of one run at most, each as compact JSON in UTF-8. */
export declare const RUN_CAP: number;
/** Phrases that flag a prompt, in the order in which they are listed. */
export declare const FLAGGED_PHRASES: readonly ["doesn't work", 'does not work', 'still failing', 'still broken', 'wrong', 'why did you', "that's not", 'not what i', 'broken', 'again'];
//# sourceMappingURL=digest-rules.d.ts.map