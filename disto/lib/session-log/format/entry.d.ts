/** What an entry is. `tool_call` outranks `assistant_text`: such an entry may carry text as well. */
export type EntryKind = 'prompt' | 'interrupt' | 'tool_call' | 'assistant_text' | 'other';
/**
 * A parsed entry. Emitted once, at its first line; Gemini CLI alone emits it
 * again, under the same `index`, when a later line rewrites the message:
 * `kind`, `text` and `model` are then the new ones, `offset`, `span` and `time`
 * those of the first line (`time` also when only a later line has one).
 */
export interface EntryItem {
    readonly type: 'entry';
    /** The entry's number, from 0. */
    readonly index: number;
    readonly kind: EntryKind;
    /** Where its (first) line begins. */
    readonly offset: number;
    /**
     * The reader's id of the entry, `''` when the log has none: Claude Code the `uuid`;
     * Codex the call's `call_id`, the item id of an `item_completed` UserMessage,
     * else `L<offset>`; Copilot CLI the event `id`; Gemini CLI the message `id`;
     * OpenCode the message id, or the part id of a part. With `detail: 'counts'` always `''`.
     */
    readonly span: string;
    readonly time: number | undefined;
    /**
     * The absolute working directory that the entry records: Claude Code the line's `cwd`;
     * Codex and Copilot CLI the last one recorded at that line; Gemini CLI the
     * project root; OpenCode the last `path.cwd` at that message, before the first the session's directory.
     */
    readonly cwd: string | undefined;
    /**
     * The model that the entry names: Claude Code and Copilot CLI an assistant's
     * (Copilot also a start's, a model change's and a session start's); Codex a turn context's, on that entry alone;
     * Gemini CLI and OpenCode an assistant message's.
     */
    readonly model: string | undefined;
    /**
     * Whole text of a prompt; text of the assistant for `assistant_text` and
     * `tool_call`; `''` for the others. `''` without `detail: 'full'`.
     */
    readonly text: string;
}
/**
 * A tool call. Gemini CLI may emit it again under the same `call` with a newer
 * tool, command and input; then the last one holds.
 */
export interface CallItem {
    readonly type: 'call';
    /** The call's number in the session, from 0; calls of one entry are in order. */
    readonly call: number;
    /** The `index` of the entry that makes the call. */
    readonly entry: number;
    readonly tool: string;
    /** The command line, when the reader's rule finds one: `args_digest` and `self` are then taken from it. */
    readonly command: string | undefined;
    /**
     * The input as JSON bytes in the spelling of the log (white space included),
     * `undefined` when absent. Codex `arguments` that hold JSON in a string are
     * that JSON, and an absent input of Codex is `null`. `undefined` without `detail: 'full'`.
     */
    readonly input: Buffer | undefined;
}
export type CallStatus = 'ok' | 'error' | 'denied' | 'interrupted';
/**
 * The state of a call from this line on; the last one of a call holds, whole:
 * nothing of an earlier one is to be kept. Readers apply their own rules of
 * precedence (first result wins, last wins, refinements) before they emit.
 */
export interface ResultItem {
    readonly type: 'result';
    readonly call: number;
    /**
     * Where the line begins that gave the call this result. It can lie before the
     * line at which the item is emitted: a refinement that keeps the status keeps it.
     */
    readonly offset: number;
    readonly status: CallStatus;
    /** The exit code that the harness records, in any status; `undefined` when it records none. Codex drops it on denied and interrupted. */
    readonly exitCode: number | undefined;
    /** The result's text, for every status but `ok`; `''` for `ok` and without `detail: 'full'`. */
    readonly text: string;
}
/** A complete line (OpenCode: record) that is no entry and no control record. */
export interface UnparsedItem {
    readonly type: 'unparsed';
    readonly offset: number;
}
/** What is known once the last complete line was read. Always the last item. */
export interface EndItem {
    readonly type: 'end';
    /** Bytes of the complete lines, line feeds included. */
    readonly size: number;
    /** SHA-256, hex, of the first complete line without its trailing CR and LF bytes; of nothing when there is no complete line. */
    readonly head: string;
    /** Modification time of the file as it was opened, in nanoseconds; OpenCode: `time_updated`. */
    readonly mtime: bigint;
    /** Parsed lines. 0 makes the session `unsupported-format`. Gemini CLI's control and metadata lines count here and are no entries. */
    readonly parsedLines: number;
    /** Entries: the next `index`. */
    readonly entries: number;
    /** Distinct absolute working directories in order of first appearance, the one known before the open included. Empty: `unknown-project`. */
    readonly cwds: readonly string[];
    /** The working directory of the last entry that records one; when none does, the last of `cwds`. */
    readonly lastCwd: string | undefined;
    /** The least and the greatest time seen on any line. */
    readonly start: number | undefined;
    readonly end: number | undefined;
    /** The model of the last entry that names one. */
    readonly model: string | undefined;
    /**
     * OpenCode: the message or part that is not finished and ends the log although
     * `hidden` messages come after it. They are not read before it is finished.
     */
    readonly unfinished?: {
        readonly span: string;
        readonly hidden: number;
    };
}
export type SessionItem = EntryItem | CallItem | ResultItem | UnparsedItem | EndItem;
//# sourceMappingURL=entry.d.ts.map