export declare const claudeCodeLine: import("../format/json-shape.js").ShapeOf<{
    type?: string | undefined;
    uuid?: string | undefined;
    timestamp?: string | undefined;
    sessionId?: string | undefined;
    cwd?: string | undefined;
    isMeta?: boolean | undefined;
    message?: {
        model?: string | undefined;
        content?: string | ({
            type?: string | undefined;
            text?: string | undefined;
            id?: string | undefined;
            name?: string | undefined;
            input?: import("../format/raw-value.js").RawValue | undefined;
            tool_use_id?: string | undefined;
            is_error?: boolean | undefined;
            content?: import("../format/raw-value.js").RawValue | undefined;
        } | undefined)[] | undefined;
    } | undefined;
    toolUseResult?: {
        interrupted?: boolean | undefined;
    } | undefined;
}>;
/** The content of a tool result. */
export declare const claudeCodeResultContent: import("../format/json-shape.js").ShapeOf<string | ({
    type?: string | undefined;
    text?: string | undefined;
} | undefined)[]>;
export declare const CLAUDE_CODE_TEXTS: {
    /** Starts a prompt that is none: the user interrupted. Anywhere in a failing result it says the same of the call. */
    readonly interrupt: '[Request interrupted by user';
    /** Anywhere in a failing result: the user or a rule refused the call. */
    readonly denials: readonly ["The user doesn't want to proceed with this tool use", 'has been denied'];
};
//# sourceMappingURL=claude-code-format.d.ts.map