import { type RuleCode, type Status } from '../format/rules.js';
import type { RecordItem } from './parse-lines.js';
/** How a record stands, and what decided it. */
export interface Verdict {
    readonly status: Status;
    /** The line that breaks the rule, from 1; null where no line does. */
    readonly line: number | null;
    /** The code of the broken rule; null for a valid or an incomplete record. */
    readonly rule: RuleCode | null;
    readonly message: string;
}
/** An unterminated last segment that was left out. */
export interface TornNotice {
    readonly line: number;
    /** Bytes. */
    readonly size: number;
    readonly offset: number;
}
/** Judges a record item by item, then as a whole. */
export declare class RecordJudge {
    #private;
    /** @param run the name of the directory that encloses the record; undefined leaves `run-name` unchecked */
    constructor(run?: string);
    /** The unterminated segment, if there is one. */
    get torn(): TornNotice | undefined;
    /** Takes the next item of the record. */
    take(item: RecordItem): void;
    /** The verdict over everything that was taken. */
    conclude(): Verdict;
}
//# sourceMappingURL=verdict.d.ts.map