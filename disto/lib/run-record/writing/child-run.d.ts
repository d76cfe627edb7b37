import { type RunLock } from '../directory/run-lock.js';
import type { HashedPath } from '../format/fields.js';
import type { StageIdentity } from '../format/identity.js';
import type { FactFields } from './event-appenders.js';
import { OpenRun } from './open-run.js';
import { type RunEnd } from './record-writer.js';
/** What a child is asked: a text that the parent's line holds, or bytes that the child keeps. */
export type ChildRequest = {
    readonly text: string;
} | {
    readonly bytes: Uint8Array;
    readonly extension: string;
};
/** A call of a stage, before it is known whether it starts. */
export interface SubflowCall {
    /** The attempt that calls, or the fan-out. */
    readonly identity: StageIdentity;
    /** From 1. */
    readonly call: number;
    readonly flow: string;
    readonly request: ChildRequest;
    /** How deep the call lies. */
    readonly depth: number;
    /** The id of a fan-out's item. */
    readonly item?: string | undefined;
}
type CallFact = FactFields<'subflow_call'>;
/** A child that was started. */
export declare class ChildRun {
    #private;
    readonly run: OpenRun;
    /** Its folder, relative to the directory of the run that called. */
    readonly reference: string;
    /** Its lock: the child ends in a fault when it is lost. */
    readonly lock: RunLock;
    readonly call: SubflowCall;
    constructor(run: OpenRun, 
    /** Its folder, relative to the directory of the run that called. */
    reference: string, 
    /** Its lock: the child ends in a fault when it is lost. */
    lock: RunLock, call: SubflowCall);
    /** Ends the child's record and gives its lock up. @throws as RecordWriter.end */
    end(end: RunEnd): Promise<void>;
    /** Gives the child up without an end: its record stays incomplete. @param reason why, not empty */
    abandon(reason: string): Promise<void>;
    /**
     * What the parent records of the call once it has settled.
     *
     * @param output the sealed output of a successful fan-out item, relative to the child's directory
     */
    fact(output?: HashedPath): CallFact;
}
/**
 * Starts a child run.
 *
 * @returns undefined when it cannot start because its directory is there already, somebody holds its lock, or the
 *   run has been interrupted: the parent records a call that was not started
 * @throws CodedError `unusable-request`, and what keeps a folder from being made; RefusedEvent; MachineryError
 */
export declare function startChild(parent: OpenRun, call: SubflowCall): Promise<ChildRun | undefined>;
/** What the parent records of a call that was not started. @param input left out where a file was not admitted */
export declare function unstartedCall(call: SubflowCall, reason: string, input?: CallFact['input']): CallFact;
export {};
//# sourceMappingURL=child-run.d.ts.map