import type { HashedPath } from '../format/fields.js';
import type { Drift } from '../hashing/drift.js';
import type { RetainedFile } from './retained-files.js';
/** How the agent's file differs from what was judged. */
export interface OutputChange {
    readonly reason: string;
    /** Absent when the file cannot be read any more: then there is no other hash to tell. */
    readonly drift?: Drift | undefined;
}
/** The output where the agent left it, and the copy of it that is judged. */
export declare class LiveOutput {
    #private;
    constructor(path: string, retained: RetainedFile);
    get hashed(): HashedPath;
    /** Hashes the agent's file again. @returns undefined when it has the bytes that were judged */
    findChange(): Promise<OutputChange | undefined>;
}
//# sourceMappingURL=live-output.d.ts.map