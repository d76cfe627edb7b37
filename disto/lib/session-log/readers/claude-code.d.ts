import type { SessionReader } from './reader.js';
/**
 * The reader of Claude Code's sessions. Its check before the open knows only the
 * encoded name of the directory; the recorded directories are checked after the read.
 */
export declare const claudeCodeReader: SessionReader;
//# sourceMappingURL=claude-code.d.ts.map