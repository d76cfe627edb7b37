import type { PromptSource } from '../format/fields.js';
import { type StageIdentity } from '../format/identity.js';
import type { Drift } from '../hashing/drift.js';
import { type Abandoned } from './abandoned.js';
import { type OutputExtension } from './attempt-paths.js';
import { type Failure } from './endings.js';
import type { FactFields } from './event-appenders.js';
import { FailedAttempt } from './failed-attempt.js';
import type { OpenRun } from './open-run.js';
import type { WrittenEvent } from './record-writer.js';
import type { RetainedContent, RetainedFile } from './retained-files.js';
/** What an attempt starts with: the members of stage_start beside its identity. */
export type AttemptFields = Omit<FactFields<'stage_start'>, 'stage' | 'repeat' | 'retry'>;
/** Events of an attempt that need no file. */
type PlainEvent = 'provider_start' | 'turn' | 'provider_retry' | 'tool_call' | 'subflow_call' | 'chose';
type AnswerCheck = 'checklist' | 'schema' | 'select' | 'question';
/** How the sealing of an output went. */
export type Sealing = {
    readonly sealed: true;
} | {
    readonly sealed: false;
    readonly reason: string;
};
/** Writes what happens in one attempt. */
export declare class Attempt {
    #private;
    readonly identity: StageIdentity;
    private constructor();
    /** Starts an attempt. @throws as RecordWriter.append; CodedError `unusable-name` */
    static start(run: OpenRun, identity: StageIdentity, fields: AttemptFields): Promise<Attempt>;
    /** Appends an event that needs no file. @throws as RecordWriter.append */
    append<Name extends PlainEvent>(event: Name, fields: Omit<FactFields<Name>, 'stage' | 'repeat' | 'retry'>): Promise<WrittenEvent>;
    /**
     * Appends what the adapter tells of a transport, without the values of secrets.
     *
     * @param environment where those values are read
     */
    transport(fields: Omit<FactFields<'provider_transport'>, 'stage' | 'repeat' | 'retry'>, environment?: NodeJS.ProcessEnv): Promise<WrittenEvent>;
    /**
     * Keeps the prompt byte for byte, then says what it was built from.
     *
     * @param sources without the entry of the harness, which names the two files
     */
    retainPrompt(prompt: {
        readonly system: RetainedContent;
        readonly firstTurn: RetainedContent;
    }, sources: readonly PromptSource[]): Promise<void>;
    /**
     * Copies the output as it is now into the run's directory: what is judged from
     * here on is the copy, and its hash is what the record will name.
     *
     * @param live where the agent left it
     * @returns undefined when there is none
     */
    captureOutput(live: string, extension: OutputExtension): Promise<RetainedFile | undefined>;
    /** Records whether there is an output: an empty capture, or what the agent is told. */
    checkOutput(missing?: RetainedContent): Promise<void>;
    /** Keeps what a check printed, then records it. */
    captureCheck(check: AnswerCheck, exit: number, printed: RetainedContent): Promise<void>;
    /** Keeps the reason of a refusal or a reported fault; no event points at it. */
    captureRenouncing(capture: 'refusal' | 'fault', reason: string): Promise<RetainedFile>;
    /**
     * Says that a gate is about to run, if it is still what was pinned.
     *
     * @param file relative to the assembly
     * @returns how it drifted: then hash_drift is on record in place of gate_start, and it must not run
     * @throws MachineryError when it cannot be read
     */
    beginGate(file: string, pinned: string): Promise<Drift | undefined>;
    /** Keeps everything the gate printed, then records its verdict. @param exit null where it had none */
    captureGate(exit: number | null, printed: RetainedContent): Promise<void>;
    /** The same for a before or success hook, which nothing is said of before it ran. @throws as {@link beginGate} */
    beginHook(hook: 'before' | 'success', file: string, pinned: string): Promise<Drift | undefined>;
    /** Keeps everything the hook printed, then records how it ended. @param exit null where it had none */
    captureHook(exit: number | null, printed: RetainedContent): Promise<void>;
    /** Starts the next attempt after a check said no: the stage is told nothing anew but what the check printed. */
    sendBack(fields?: Partial<AttemptFields>): Promise<Attempt>;
    /**
     * Seals what passed the checks: if the agent's file still has the bytes that
     * were judged, the attempt succeeds; if not, hash_drift and a fault stand in
     * the place of success.
     */
    sealOutput(abandoned?: readonly Abandoned[]): Promise<Sealing>;
    /** Ends a chooser that chose: it has no output. */
    endChoice(abandoned?: readonly Abandoned[]): Promise<void>;
    /**
     * Fixes how the attempt failed. What is left is the failure hook, which
     * changes nothing of it, and the end.
     *
     * @throws CodedError `drift-undecided` when a gate or hook drifted and the ending says something else
     */
    fail(failure: Failure): Promise<FailedAttempt>;
}
export {};
//# sourceMappingURL=attempt.d.ts.map