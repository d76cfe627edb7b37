import type { Verdict } from '../reading/verdict.js';
import { type WriterEnd } from './run-writer.js';
import { type Scenario } from './scenario.js';
/** How a writer fails a scenario, by stable codes. */
export declare const WRITER_FAULTS: {
    readonly 'too-slow': 'it did not end in time';
    readonly 'too-loud': 'it printed without an end';
    readonly 'died-of-signal': 'a signal ended it';
    readonly 'exit-after-writing': 'all was lawful, and it did not exit 0';
    readonly 'exit-after-refusal': 'a fact had to be refused, and it exited 0';
    readonly 'record-missing': 'there is no record';
    readonly 'record-unlawful': 'the record is no regular file, or others may do with it what they may not';
    readonly leftovers: 'there is more than a record';
    readonly 'bytes-differ': 'the record is not what the facts say';
    readonly 'verdict-differs': 'a reader calls the record something else';
};
export type WriterFaultCode = keyof typeof WRITER_FAULTS;
/** How a writer failed. */
export interface WriterFault {
    readonly code: WriterFaultCode;
    readonly detail: string;
}
/**
 * The first thing that is wrong with what a writer did; undefined when it kept
 * to the scenario.
 *
 * @param read reads and judges the record of a run's directory
 */
export declare function judgeWriting(scenario: Scenario, directory: string, end: WriterEnd, read: (directory: string) => Promise<{
    readonly verdict: Verdict;
}>): Promise<WriterFault | undefined>;
//# sourceMappingURL=judge-writing.d.ts.map