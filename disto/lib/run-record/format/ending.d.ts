import { z } from 'zod';
/** The words that say why something ended. */
export declare const CAUSES: readonly ['success', 'refused', 'exhausted', 'rejected', 'blocked', 'timeout', 'signal', 'fault'];
export type Cause = (typeof CAUSES)[number];
/** The outside signals that a run handles: number and name. */
export declare const SIGNALS: readonly [{
    readonly signal: 1;
    readonly name: 'SIGHUP';
}, {
    readonly signal: 2;
    readonly name: 'SIGINT';
}, {
    readonly signal: 15;
    readonly name: 'SIGTERM';
}];
/** The exit code of something that an outside signal ended. */
export declare function signalExit(signal: number): number;
/** The exit codes that may stand beside each cause. */
export declare const EXITS_OF_CAUSE: Readonly<Record<Cause, readonly number[]>>;
export declare const cause: z.ZodEnum<{
    blocked: "blocked";
    exhausted: "exhausted";
    fault: "fault";
    refused: "refused";
    rejected: "rejected";
    signal: "signal";
    success: "success";
    timeout: "timeout";
}>;
export declare const exit: z.ZodInt;
/** Whether a value is one of the eight causes. */
export declare function isCause(value: unknown): value is Cause;
/** Whether cause and exit may stand beside each other. */
export declare function isLawfulEnding(ending: {
    cause: Cause;
    exit: number;
}): boolean;
//# sourceMappingURL=ending.d.ts.map