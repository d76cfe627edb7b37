import type { SessionReader } from './reader.js';
/** The readers, in the order in which stores are listed. */
export declare const SESSION_READERS: readonly SessionReader[];
//# sourceMappingURL=index.d.ts.map