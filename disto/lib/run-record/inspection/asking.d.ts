import type { InspectedRun } from './inspected-run.js';
import { type RetainedFact } from './retained-file.js';
/** A part of an answer that the directory does not give. */
export interface MissingPart {
    /** 1 to 8. */
    readonly question: number;
    readonly what: string;
    /** The stable code of the reason. */
    readonly code: string;
    readonly message: string;
}
/** What is known of a retained file. */
export type RetainedState = 'verified' | 'missing' | 'disagrees' | 'unreadable';
/** Gathers the parts of one question's answer. */
export declare class Asking {
    #private;
    readonly run: InspectedRun;
    readonly question: number;
    readonly missing: MissingPart[];
    constructor(run: InspectedRun, question: number, missing: MissingPart[]);
    /** A part that may not be there. @returns null when it is not; that is then on the list of what is missing */
    seek<T>(what: string, part: () => T | Promise<T>): Promise<T | null>;
    /** Puts a part on the list of what is missing. */
    lack(what: string, code: string, message: string): void;
    /** Whether a file that the record hashed is there, byte for byte. */
    verify(fact: RetainedFact): Promise<RetainedState>;
    /** The size in bytes and the hash of a file that the record only names. */
    measure(path: string, limit: number): Promise<{
        bytes: number;
        sha256: string;
    } | null>;
}
//# sourceMappingURL=asking.d.ts.map