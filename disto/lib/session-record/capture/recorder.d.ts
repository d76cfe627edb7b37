import type { Seed } from '../format/journal-line.js';
import type { Truncation } from '../format/truncation.js';
import { AddressedBody } from './bodies.js';
import type { SessionEvent } from './events.js';
import type { JournalAccount } from './journal-account.js';
import * as inputs from './recorder-inputs.js';
/** Where a recorder's batches go. */
export interface BatchQueue {
    /** @returns why the batch was not queued, if so */
    offer(batch: {
        readonly bytes: Buffer;
        readonly seq: number | undefined;
    }): string | undefined;
}
/** What a capture came to. */
export interface CaptureReport {
    /** Entries in the journal. */
    readonly entries: number;
    /** Bytes of the journal, its closing line left out. */
    readonly bytes: number;
    /** Absent for a complete journal. */
    readonly truncation?: Truncation;
    /** What went wrong, where something did. */
    readonly writeError?: string;
    /** The most batches that waited for the writer at once. */
    readonly queueHighWater: number;
}
export interface RecorderParts {
    readonly account: JournalAccount;
    readonly queue: BatchQueue;
    readonly session: SessionEvent;
    /** Of the agents that name none of their own; an absolute path. */
    readonly workspace?: string | undefined;
    /** Closes the journal. */
    readonly close: () => Promise<CaptureReport>;
}
export declare class Recorder {
    #private;
    /** Queues the journal's header. */
    constructor({ account, queue, session, workspace, close }: RecorderParts);
    /** Closes the journal, once; calls do nothing any more. Called again, it tells the same. Never rejects. */
    finish(): Promise<CaptureReport>;
    /** Whether capture has stopped: calls do nothing any more. */
    get isStopped(): boolean;
    /**
     * Makes a handle of a message, to be given to calls in the message's place: it
     * is canonicalized and hashed once, however often it is sent. The body may
     * change afterwards; the handle stays what the body was.
     */
    message(body: object): AddressedBody;
    /** Makes a handle of the offered tools, as {@link message} does of a message. */
    tools(tools: inputs.ToolsInput): AddressedBody;
    /** The identity that the session started from. Called again, only resolved modalities that moved are written. */
    seed(seed: Seed | Pick<Seed, 'modelModalities'>): void;
    /** An agent came into existence. To be called before any work of the agent, and before it waits to be scheduled. */
    agentStarted({ workspace, ...row }: inputs.AgentInput): void;
    /** An agent's loop ended. Its whole row is written again. */
    agentEnded(agentId: string, ending: inputs.AgentEnding): void;
    /** A call to a model, answered. */
    modelIo(call: inputs.ModelIoInput): void;
    /** A call to a model, failed. */
    modelError(call: inputs.ModelErrorInput): void;
    /** A tool call and the exact outcome that its dispatch returned. */
    toolResult({ agentId, call, outcome }: inputs.ToolResultInput): void;
    /** An agent's window as it stood for the turn just recorded. */
    promptFrame({ agentId, items }: inputs.PromptFrameInput): void;
    /** A shell command that ran, whoever asked for it. */
    shell(input: inputs.ShellInput): void;
    /** A git subprocess of the harness's own. */
    git(input: inputs.CommandInput): void;
    /** A read of the cancel file. */
    cancelProbe({ agentId, canceled }: {
        readonly agentId: string;
        readonly canceled: boolean;
    }): void;
    /** A read of the deadline. */
    clock(read: {
        readonly agentId: string;
        readonly elapsedMs: number;
        readonly remainingMs?: number;
    }): void;
}
//# sourceMappingURL=recorder.d.ts.map