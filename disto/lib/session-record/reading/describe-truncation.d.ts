import type { Truncation } from '../format/truncation.js';
/** How a record ends, in one plain sentence. */
export declare function describeTruncation(truncation: Truncation | undefined, entries: number): string;
//# sourceMappingURL=describe-truncation.d.ts.map