/** The harnesses whose logs are read, in the order in which stores are listed. */
export declare const HARNESSES: readonly ['claude-code', 'codex', 'copilot', 'gemini-cli', 'opencode'];
/** The first half of a session's ref. */
export type Harness = (typeof HARNESSES)[number];
/** The reader's name; with `/1` behind it, the detector of a submission filed from a digest. */
export declare const READER_NAMES: {
    readonly 'claude-code': 'claude-code-jsonl';
    readonly codex: 'codex-rollout';
    readonly copilot: 'copilot-events';
    readonly 'gemini-cli': 'gemini-cli-jsonl';
    readonly opencode: 'opencode-sqlite';
};
/** Harnesses that are known and not read, each with the reason in one sentence. */
export declare const UNREAD_HARNESSES: {
    readonly cursor: 'Cursor is not read: its transcripts record no tool results, times, call ids or working directory, and its databases are undocumented.';
    readonly antigravity: 'Antigravity is not read: its transcripts record no working directory or call ids and are rewritten, and its other files are encrypted or undocumented.';
    readonly devin: 'Devin is not read: it documents no session store on this machine.';
};
/** Whether a name is that of a harness with a reader. */
export declare function isHarness(name: string): name is Harness;
//# sourceMappingURL=harness.d.ts.map