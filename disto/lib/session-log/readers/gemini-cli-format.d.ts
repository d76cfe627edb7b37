export declare const geminiMessage: import("../format/json-shape.js").ShapeOf<{
    id?: string | undefined;
    type?: string | import("../format/raw-value.js").RawValue | undefined;
    timestamp?: string | undefined;
    content?: string | ({
        text?: string | undefined;
        thought?: boolean | undefined;
        functionResponse?: import("../format/raw-value.js").RawValue | undefined;
    } | undefined)[] | undefined;
    model?: string | undefined;
    toolCalls?: ({
        id?: string | undefined;
        name?: string | undefined;
        args?: import("../format/raw-value.js").RawValue | undefined;
        result?: ({
            functionResponse?: {
                response?: {
                    error?: import("../format/raw-value.js").RawValue | undefined;
                    output?: import("../format/raw-value.js").RawValue | undefined;
                } | undefined;
            } | undefined;
        } | undefined)[] | undefined;
        status?: string | undefined;
    } | undefined)[] | undefined;
}>;
/** A line: a control record, a message, or the session's metadata. */
export declare const geminiLine: import("../format/json-shape.js").ShapeOf<{
    id?: string | undefined;
    type?: string | import("../format/raw-value.js").RawValue | undefined;
    timestamp?: string | undefined;
    content?: string | ({
        text?: string | undefined;
        thought?: boolean | undefined;
        functionResponse?: import("../format/raw-value.js").RawValue | undefined;
    } | undefined)[] | undefined;
    model?: string | undefined;
    toolCalls?: ({
        id?: string | undefined;
        name?: string | undefined;
        args?: import("../format/raw-value.js").RawValue | undefined;
        result?: ({
            functionResponse?: {
                response?: {
                    error?: import("../format/raw-value.js").RawValue | undefined;
                    output?: import("../format/raw-value.js").RawValue | undefined;
                } | undefined;
            } | undefined;
        } | undefined)[] | undefined;
        status?: string | undefined;
    } | undefined)[] | undefined;
    $set?: {
        messages?: ({
            id?: string | undefined;
            type?: string | import("../format/raw-value.js").RawValue | undefined;
            timestamp?: string | undefined;
            content?: string | ({
                text?: string | undefined;
                thought?: boolean | undefined;
                functionResponse?: import("../format/raw-value.js").RawValue | undefined;
            } | undefined)[] | undefined;
            model?: string | undefined;
            toolCalls?: ({
                id?: string | undefined;
                name?: string | undefined;
                args?: import("../format/raw-value.js").RawValue | undefined;
                result?: ({
                    functionResponse?: {
                        response?: {
                            error?: import("../format/raw-value.js").RawValue | undefined;
                            output?: import("../format/raw-value.js").RawValue | undefined;
                        } | undefined;
                    } | undefined;
                } | undefined)[] | undefined;
                status?: string | undefined;
            } | undefined)[] | undefined;
        } | undefined)[] | undefined;
    } | import("../format/raw-value.js").RawValue | undefined;
    $rewindTo?: string | import("../format/raw-value.js").RawValue | undefined;
    $patch?: import("../format/raw-value.js").RawValue | undefined;
    sessionId?: string | undefined;
    startTime?: string | undefined;
    directories?: (string | undefined)[] | undefined;
}>;
export declare const GEMINI_TEXTS: {
    /** Starts a user message that the harness wrote. */
    readonly sessionContext: '<session_context>';
    /** The first word of a slash command. */
    readonly slashCommand: RegExp;
    /** In a failed or cancelled result: the user or a policy refused. */
    readonly denials: readonly ['[Operation Cancelled] Reason: User denied execution.', 'Tool execution denied by policy.'];
    readonly shell: 'run_shell_command';
    /** Around what a shell printed. */
    readonly untrusted: {
        readonly open: '<untrusted_context>\n';
        /** The same inside JSON. */
        readonly spelledOpen: Buffer<ArrayBuffer>;
        readonly close: '</untrusted_context>';
    };
    readonly output: 'Output: ';
    /** What the final lines of a shell's result start with. */
    readonly trailer: readonly ['Error: ', 'Exit Code: ', 'Signal: ', 'Background PIDs: ', 'Process Group PGID: '];
    readonly exitCode: RegExp;
    readonly signal: RegExp;
};
/** Why a single-document session is listed and not read. */
export declare const LEGACY_DOCUMENT = "a legacy single-document session file";
//# sourceMappingURL=gemini-cli-format.d.ts.map