/** The states, in the order in which a summary lists them. */
export declare const SESSION_STATES: readonly ['new', 'changed', 'processed', 'absent', 'disabled', 'denied', 'unknown-project', 'unreadable', 'unsupported-format'];
export type SessionState = (typeof SESSION_STATES)[number];
export interface StateWithReason {
    readonly state: SessionState;
    readonly reason?: string | undefined;
}
/** The complete lines of a file: their bytes together, and the hash of the first one. */
export interface FileFacts {
    readonly size: number;
    readonly head: string;
}
/**
 * Compares a file with what was marked of it. The first line is looked at
 * first: a file that is both shorter and begins otherwise is `rotated`.
 */
export declare function compareWithMark(marked: FileFacts | undefined, file: FileFacts): StateWithReason;
/** Where the next digest of a file begins: at the marked size when it only grew, else at its start. */
export declare function digestStart(marked: FileFacts | undefined, file: FileFacts): number;
//# sourceMappingURL=session-state.d.ts.map