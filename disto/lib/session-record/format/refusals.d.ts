import { CodedError } from '../../stream/errors.js';
import type { PoolName } from './journal-line.js';
/** Why a journal yields no record at all, rather than one that describes what never happened. */
export type RefusalCode = 'missing-header' | 'second-header' | 'unsupported-format' | 'pool-gap' | 'clip-mismatch' | 'dangling-reference';
/** Where in a journal a fault stands. */
export interface JournalPlace {
    /** From 1. */
    readonly line: number;
    /** Of the line's first byte. */
    readonly offset: number;
}
/** What a refusal is about, beside its place. */
export interface RefusalFacts {
    readonly pool?: PoolName;
    /** The index that was claimed or referenced. */
    readonly index?: number;
    /** How many bodies the pool held by then. */
    readonly count?: number;
}
/** A journal that is refused: nothing is written. The code stands in the message. */
export declare class JournalRefusal extends CodedError {
    readonly code: RefusalCode;
    readonly pool: PoolName | undefined;
    readonly index: number | undefined;
    readonly count: number | undefined;
    constructor(code: RefusalCode, journal: string, predicate: string, place: JournalPlace | undefined, facts?: RefusalFacts);
    toJSON(): Record<string, unknown>;
}
//# sourceMappingURL=refusals.d.ts.map