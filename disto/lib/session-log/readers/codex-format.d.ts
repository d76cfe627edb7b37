export declare const codexLine: import("../format/json-shape.js").ShapeOf<{
    timestamp?: string | undefined;
    type?: string | undefined;
    payload?: ({
        type?: string | undefined;
        role?: string | undefined;
        content?: ({
            type?: string | undefined;
            text?: string | undefined;
        } | undefined)[] | undefined;
        name?: string | undefined;
        call_id?: string | undefined;
        arguments?: import("../format/raw-value.js").RawValue | undefined;
        input?: import("../format/raw-value.js").RawValue | undefined;
        action?: import("../format/raw-value.js").RawValue | undefined;
        output?: ({
            type?: string | undefined;
            text?: string | undefined;
        } | undefined)[] | import("../format/raw-value.js").RawValue | undefined;
    } & {
        type?: string | undefined;
        message?: string | undefined;
        reason?: string | undefined;
        call_id?: string | undefined;
        item?: {
            type?: string | undefined;
            id?: string | undefined;
            content?: ({
                type?: string | undefined;
                text?: string | undefined;
            } | undefined)[] | undefined;
            status?: string | undefined;
            exit_code?: number | undefined;
            aggregated_output?: string | undefined;
            stdout?: string | undefined;
            stderr?: string | undefined;
            error?: {
                message?: string | undefined;
            } | undefined;
        } | undefined;
        status?: string | undefined;
        success?: boolean | undefined;
        stdout?: string | undefined;
        stderr?: string | undefined;
        result?: {
            Err?: string | undefined;
            Ok?: {
                isError?: boolean | undefined;
                content?: ({
                    type?: string | undefined;
                    text?: string | undefined;
                } | undefined)[] | undefined;
            } | undefined;
        } | undefined;
    } & {
        cwd?: string | undefined;
    } & {
        cwd?: string | undefined;
        model?: string | undefined;
    }) | undefined;
}>;
/** The first line, as the check before the open reads it; nothing in it may be of another type. */
export declare const codexFirstLine: import("../format/json-shape.js").ShapeOf<{
    timestamp?: string | undefined;
    type?: string | undefined;
    payload?: {
        cwd?: string | undefined;
    } | undefined;
}>;
/** The arguments of a call that has a command. */
export declare const codexArguments: import("../format/json-shape.js").ShapeOf<{
    cmd?: string | undefined;
    command?: string | (string | undefined)[] | undefined;
}>;
/** The oldest form of a call's output: JSON in the output's text. */
export declare const codexOldestOutput: import("../format/json-shape.js").ShapeOf<{
    output?: string | undefined;
    metadata?: {
        exit_code?: number | undefined;
    } | undefined;
}>;
/** The reason that the page gives for a session whose first line tells no directory. */
export declare const UNCHECKED_METADATA = "the session metadata could not be read, so the policy could not be checked";
export declare const CODEX_TEXTS: {
    /** The line between what Codex says of a call and what the call printed. */
    readonly output: 'Output:';
    /** The same line inside JSON, after another one. */
    readonly spelledOutput: Buffer<ArrayBuffer>;
    /** In the header: refused. */
    readonly denials: readonly ['exec command rejected by user', 'patch rejected by user', 'rejected by configuration', 'automatic approval review denied the action'];
    /** Starts a line of the header: the user interrupted. */
    readonly aborted: 'aborted by user';
    /** A line of the header: the exit code. */
    readonly exit: RegExp;
};
/** The statuses of completed items and patches. */
export declare const CODEX_STATUSES: Readonly<Record<string, 'ok' | 'error' | 'denied'>>;
/** The shells and switches whose third word is a script: `["bash", "-lc", "<script>"]`. */
export declare const SCRIPT_SHELLS: ReadonlySet<string>;
export declare const SCRIPT_SWITCHES: ReadonlySet<string>;
//# sourceMappingURL=codex-format.d.ts.map