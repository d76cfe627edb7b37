import type { SessionReader } from './reader.js';
/** The reader of Copilot CLI's sessions. Its check before the open reads the directory that is recorded beside the log. */
export declare const copilotReader: SessionReader;
//# sourceMappingURL=copilot.d.ts.map