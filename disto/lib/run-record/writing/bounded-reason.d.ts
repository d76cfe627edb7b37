/** The most that a reason of a gate, of a provider, or from before the start of a run may have, in bytes. */
export declare const REASON_BYTES = 2048;
/**
 * The longest beginning of a reason that has at most 2,048 bytes of UTF-8.
 *
 * What is no character (a byte that is not UTF-8, half a surrogate pair)
 * becomes U+FFFD before anything is counted. No more of a long text is looked at
 * than can stay.
 */
export declare function boundReason(text: string | Buffer): string;
/** A text on one line: each run of white space is one space, none at the ends. */
export declare function toOneLine(text: string): string;
/**
 * Why a run could not be started: the operation that failed, then the reason on
 * the same line.
 *
 * @param operation for example `assembly capture`
 */
export declare function preStartReason(operation: string, fault: unknown): string;
/**
 * What a provider's failure says: its message, that of its direct cause, and the
 * cause's code. Values of secrets are taken out first, so that no cut can leave
 * the beginning of one behind.
 *
 * @param environment the environment whose secrets the report may repeat
 */
export declare function providerReason(fault: unknown, environment?: NodeJS.ProcessEnv): string;
//# sourceMappingURL=bounded-reason.d.ts.map