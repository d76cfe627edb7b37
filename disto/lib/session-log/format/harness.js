/** The harnesses whose logs are read, in the order in which stores are listed. */
export const HARNESSES = ['claude-code', 'codex', 'copilot', 'gemini-cli', 'opencode'];
/** The reader's name; with `/1` behind it, the detector of a submission filed from a digest. */
export const READER_NAMES = {
    'claude-code': 'claude-code-jsonl',
    codex: 'codex-rollout',
    copilot: 'copilot-events',
    'gemini-cli': 'gemini-cli-jsonl',
    opencode: 'opencode-sqlite',
};
/** Harnesses that are known and not read, each with the reason in one sentence. */
export const UNREAD_HARNESSES = {
    cursor: 'Cursor is not read: its transcripts record no tool results, times, call ids or working directory, and its databases are undocumented.',
    antigravity: 'Antigravity is not read: its transcripts record no working directory or call ids and are rewritten, and its other files are encrypted or undocumented.',
    devin: 'Devin is not read: it documents no session store on this machine.',
};
/** Whether a name is that of a harness with a reader. */
export function isHarness(name) {
    return HARNESSES.includes(name);
}
//# sourceMappingURL=harness.js.map