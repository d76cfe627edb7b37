import { type SessionReader } from './reader.js';
/** The reader of OpenCode's sessions. Its check before the open takes the directory of the session's row. */
export declare const opencodeReader: SessionReader;
//# sourceMappingURL=opencode.d.ts.map