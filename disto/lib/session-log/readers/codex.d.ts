import { type SessionReader } from './reader.js';
/** The reader of Codex's rollouts. Its check before the open reads the first line alone. */
export declare const codexReader: SessionReader;
//# sourceMappingURL=codex.d.ts.map