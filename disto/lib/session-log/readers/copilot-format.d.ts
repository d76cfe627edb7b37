export declare const copilotEvent: import("../format/json-shape.js").ShapeOf<{
    type?: string | undefined;
    id?: string | undefined;
    timestamp?: string | undefined;
    agentId?: string | undefined;
    data?: ({
        selectedModel?: string | undefined;
        context?: {
            cwd?: string | undefined;
        } | undefined;
    } & {
        cwd?: string | undefined;
    } & {
        newModel?: string | undefined;
        model?: string | undefined;
        selectedModel?: string | undefined;
    } & {
        content?: string | undefined;
        source?: string | undefined;
        isAutopilotContinuation?: boolean | undefined;
    } & {
        content?: string | undefined;
        model?: string | undefined;
    } & {
        toolCallId?: string | undefined;
        toolName?: string | undefined;
        arguments?: import("../format/raw-value.js").RawValue | undefined;
        model?: string | undefined;
        shellToolInfo?: import("../format/raw-value.js").RawValue | undefined;
    } & {
        toolCallId?: string | undefined;
        success?: boolean | undefined;
        result?: {
            content?: import("../format/raw-value.js").RawValue | undefined;
        } | undefined;
        error?: {
            code?: string | undefined;
            message?: string | undefined;
        } | undefined;
        shellExecution?: {
            exitCode?: number | undefined;
        } | undefined;
    } & {
        toolCallId?: string | undefined;
        result?: {
            kind?: string | undefined;
        } | undefined;
    }) | undefined;
}>;
export declare const COPILOT_TEXTS: {
    /** Error codes of a refused call. */
    readonly deniedCodes: readonly ['rejected', 'denied'];
    /** What a permission's kind starts with when the call was refused. */
    readonly deniedKind: 'denied-';
    readonly cancelledKind: 'cancelled';
    /** The result of a call that an abort ended; the harness writes none. */
    readonly aborted: 'Operation aborted by user';
    /** Tools whose result ends in a line with the exit code. */
    readonly shells: readonly ['bash', 'powershell'];
    /** The line with the exit code. */
    readonly exit: readonly [RegExp, RegExp];
    /** Lines that may follow the line with the exit code. */
    readonly notes: readonly ['<sandbox is active ', '<this failure may be caused by t'];
};
/** The sources of a message that the user wrote; an absent source is one as well. */
export declare const USER_SOURCES: readonly string[];
//# sourceMappingURL=copilot-format.d.ts.map