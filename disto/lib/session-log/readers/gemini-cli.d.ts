import type { SessionReader } from './reader.js';
/** The reader of Gemini CLI's sessions. Its check before the open takes the directory that the project's `.project_root` names. */
export declare const geminiCliReader: SessionReader;
//# sourceMappingURL=gemini-cli.d.ts.map