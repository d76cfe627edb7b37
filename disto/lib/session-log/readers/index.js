import { claudeCodeReader } from './claude-code.js';
import { codexReader } from './codex.js';
import { copilotReader } from './copilot.js';
import { geminiCliReader } from './gemini-cli.js';
import { opencodeReader } from './opencode.js';
/** The readers, in the order in which stores are listed. */
export const SESSION_READERS = [
    claudeCodeReader,
    codexReader,
    copilotReader,
    geminiCliReader,
    opencodeReader,
];
//# sourceMappingURL=index.js.map