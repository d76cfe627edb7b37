import type { Readable } from 'node:stream';
import { CodedError } from '../../stream/errors.js';
import type { SessionItem } from '../format/entry.js';
import type { Harness } from '../format/harness.js';
import type { Policy } from '../policy/policy.js';
/** Where stores are looked for. Tests give their own; programs take {@link processEnvironment}. */
export interface Environment {
    /** The home directory, absolute. */
    readonly home: string;
    readonly variables: Readonly<Record<string, string | undefined>>;
    readonly platform: NodeJS.Platform;
}
export type StoreState = 'present' | 'absent' | 'unreadable' | 'unsupported-format';
/** One thing that hides or drops a session of a store. Shown as `<path>: <reason>`. */
export interface StoreProblem {
    readonly path: string;
    /** The operating system's text without the path, or the reader's own. */
    readonly reason: string;
    /** What a watermark row loses sight of: every file in `path`, the file `path` itself, or nothing. */
    readonly hides: 'directory' | 'file' | 'nothing';
}
/** A session as listing found it; nothing of its log has been opened. */
export interface Candidate {
    readonly harness: Harness;
    /** The second half of the ref. */
    readonly sessionId: string;
    /** The log file; OpenCode: the database file. */
    readonly path: string;
    /** Nanoseconds; OpenCode: the row's `time_updated`. */
    readonly mtime: bigint;
    /** The directory to check before the open, where listing knows it: Gemini CLI's `.project_root`, OpenCode's session row. Absolute. */
    readonly cwd: string | undefined;
    /** Bytes of the log when it was listed, where listing knows them: what reading it will take. */
    readonly size?: number;
    /** Set when the name alone says that the format is not read: the reason. Such a candidate is never opened. */
    readonly unsupported: string | undefined;
}
export interface StoreListing {
    readonly harness: Harness;
    /** The location as it is printed. */
    readonly location: string;
    readonly state: StoreState;
    /** Why the state is `unreadable` or `unsupported-format`. */
    readonly reason: string | undefined;
    /** Sorted by path, then session id, both bytewise. */
    readonly candidates: readonly Candidate[];
    readonly problems: readonly StoreProblem[];
}
/** A session that is not given out, with the state that says so and the reason of the page, if any. */
export interface Refusal {
    readonly state: 'disabled' | 'denied' | 'unreadable' | 'unsupported-format';
    readonly reason: string | undefined;
}
/** The answer of the check before the open. */
export type Gate = {
    readonly open: false;
    readonly refusal: Refusal;
} | {
    readonly open: true;
    /** The directory that was checked, absolute; the first of the session's recorded directories for all but Claude Code. */
    readonly cwd: string | undefined;
    /** Codex, when the first line was read and decoded: its bytes, line feed included. A read that finds another directory there is refused. */
    readonly checkedFirstLine: Buffer | undefined;
};
/** How much of a session is told: `spans` leaves out texts and inputs, `counts` spans as well: cheaper, enough for `list`. */
export type ReadDetail = 'counts' | 'spans' | 'full';
export interface ReadOptions {
    /** Default `full`. */
    readonly detail?: ReadDetail;
    /** The longest line that is read, in bytes; a longer one counts as unparsed (default 64 MiB). */
    readonly maxLine?: number;
}
export interface SessionReader {
    readonly harness: Harness;
    /** Locates and lists the store. Never throws for what a store holds; an absent store has state `absent`. */
    list(environment: Environment, policy: Policy): Promise<StoreListing>;
    /** Checks what can be checked before the log is opened. Never throws. */
    gate(candidate: Candidate, policy: Policy): Promise<Gate>;
    /**
     * Opens the session and reads it: an object-mode stream of {@link SessionItem}, `end` last.
     * The stream is destroyed with {@link SessionUnreadable} when the session cannot be opened or read.
     */
    read(candidate: Candidate, gate: Gate & {
        open: true;
    }, options?: ReadOptions): SessionStream;
}
/** A readable object-mode stream of items. */
export interface SessionStream extends Readable {
    [Symbol.asyncIterator](): AsyncIterableIterator<SessionItem>;
}
/** A session that could not be opened or read. `message` is the reason of the state `unreadable`; it names no path. */
export declare class SessionUnreadable extends CodedError {
    constructor(reason: string, cause?: unknown);
}
/**
 * The store changed while the session was read (OpenCode's database): what the stream
 * gave is void. A session is then read once more; a second change makes it unreadable.
 */
export declare class SessionChanged extends SessionUnreadable {
}
/** The reason for a session that now names another directory than the one that was checked before the open. */
export declare const CHANGED_SINCE_CHECK = "the session changed since its policy was checked";
//# sourceMappingURL=reader.d.ts.map