/** The tables and columns without which a database is not read. */
export declare const OPENCODE_COLUMNS: {
    readonly session: readonly ['id', 'parent_id', 'directory', 'time_created', 'time_updated'];
    readonly message: readonly ['id', 'session_id', 'time_created', 'data'];
    readonly part: readonly ['id', 'message_id', 'session_id', 'data'];
};
/** The `data` of a message. */
export declare const opencodeMessage: import("../format/json-shape.js").ShapeOf<{
    role?: import("../format/raw-value.js").RawValue | undefined;
    time?: {
        created?: import("../format/raw-value.js").RawValue | undefined;
        completed?: import("../format/raw-value.js").RawValue | undefined;
    } | undefined;
    modelID?: import("../format/raw-value.js").RawValue | undefined;
    providerID?: import("../format/raw-value.js").RawValue | undefined;
    path?: {
        cwd?: import("../format/raw-value.js").RawValue | undefined;
    } | undefined;
    error?: {
        name?: import("../format/raw-value.js").RawValue | undefined;
    } | undefined;
}>;
/** The `data` of a part. */
export declare const opencodePart: import("../format/json-shape.js").ShapeOf<{
    messageID?: import("../format/raw-value.js").RawValue | undefined;
    type?: import("../format/raw-value.js").RawValue | undefined;
    text?: import("../format/raw-value.js").RawValue | undefined;
    synthetic?: import("../format/raw-value.js").RawValue | undefined;
    ignored?: import("../format/raw-value.js").RawValue | undefined;
    tool?: import("../format/raw-value.js").RawValue | undefined;
    callID?: import("../format/raw-value.js").RawValue | undefined;
    state?: {
        status?: import("../format/raw-value.js").RawValue | undefined;
        input?: import("../format/raw-value.js").RawValue | undefined;
        output?: import("../format/raw-value.js").RawValue | undefined;
        error?: import("../format/raw-value.js").RawValue | undefined;
        metadata?: {
            exit?: import("../format/raw-value.js").RawValue | undefined;
            interrupted?: import("../format/raw-value.js").RawValue | undefined;
        } | undefined;
        time?: {
            start?: import("../format/raw-value.js").RawValue | undefined;
        } | undefined;
    } | undefined;
    metadata?: {
        interrupted?: import("../format/raw-value.js").RawValue | undefined;
    } | undefined;
}>;
/** Parts whose text is final once it is written, so that it belongs to the record. */
export declare const TEXT_PARTS: readonly string[];
/** The statuses of a tool part that is over. */
export declare const FINISHED: readonly string[];
export declare const OPENCODE_TEXTS: {
    /** The name of the error that ends a message which the user interrupted. */
    readonly abortedMessage: 'MessageAbortedError';
    /** What OpenCode adds to a shell's output begins here. */
    readonly shellNote: '<shell_metadata>';
    readonly shellAborted: 'User aborted the command';
    readonly shellTimeout: 'shell tool terminated command after exceeding timeout';
    /** Starts the error of a call that was interrupted. */
    readonly aborted: 'Tool execution aborted';
    /** Anywhere in the error of a call: the user or a rule refused it, or a question was dismissed. */
    readonly denials: readonly ['The user rejected permission to use this specific tool call', 'The user has specified a rule which prevents you from using this specific tool call', 'The user dismissed this question'];
};
/** The reason for a session or a store whose database was written while it was read, twice. */
export declare const CHANGED_DURING_READ = "the database changed during the read";
//# sourceMappingURL=opencode-format.d.ts.map