import type { AgentRow } from '../format/agent.js';
import type { Entry } from '../format/entry.js';
import type { AddressedBody, AddressedText } from './bodies.js';
import type { CaptureCommand, CaptureError, CaptureOutcome, CaptureRequest } from './events.js';
/** A message as it is sent to the model, or the handle that the recorder made of it. */
export type MessageInput = object | AddressedBody;
/** The offered tools, or the handle that the recorder made of them. */
export type ToolsInput = readonly unknown[] | AddressedBody;
/** A text, or its bytes in UTF-8. */
export type TextInput = string | Uint8Array | AddressedText;
export interface RequestInput {
    readonly agentId: string;
    /** Default `agent`. */
    readonly role?: CaptureRequest['role'];
    /** Default `complete`; `complete_requiring` when the offered tool had to be called. */
    readonly shape?: CaptureRequest['shape'];
    /** In the order in which they were sent. */
    readonly messages: readonly MessageInput[];
    /** Left out when no tools were offered. */
    readonly tools?: ToolsInput;
    /** Of the inner call alone. */
    readonly durationMs?: number;
}
export interface ModelIoInput extends RequestInput {
    readonly response: unknown;
}
export interface ModelErrorInput extends RequestInput {
    readonly error: CaptureError;
}
export interface ToolResultInput {
    readonly agentId: string;
    readonly call: {
        readonly id: string;
        readonly name: string;
        readonly arguments: unknown;
        readonly cwd?: string;
    };
    readonly outcome: {
        readonly ok: boolean;
        readonly output: TextInput;
        readonly summary?: TextInput;
        readonly images?: readonly {
            readonly mediaType: string;
            readonly bytes?: number;
            readonly dataBase64?: string;
        }[];
        readonly data?: unknown;
        readonly dataText?: TextInput;
        readonly failure?: unknown;
    };
}
type PromptItem = Extract<Entry, {
    type: 'prompt_frame';
}>['items'][number];
export interface PromptFrameInput {
    readonly agentId: string;
    readonly items: readonly (Omit<PromptItem, 'message'> & {
        readonly message: MessageInput;
    })[];
}
export interface CommandInput {
    readonly agentId: string;
    readonly command: string;
    /** Where it ran: an absolute path, or one relative to the agent's workspace. */
    readonly cwd: string;
    /** -1, or null as `child_process` says it, for a command that was killed, timed out or never started. */
    readonly exitCode: number | null;
    readonly stdout: TextInput;
    readonly stderr: TextInput;
}
export interface ShellInput extends CommandInput {
    readonly origin: 'tool' | 'program' | 'hook';
}
export interface AgentInput extends Omit<AgentRow, 'terminalStatus' | 'limitHit'> {
    /** Absolute path of the agent's own workspace root (default: the recorder's workspace). */
    readonly workspace?: string;
}
export type AgentEnding = Pick<AgentRow, 'terminalStatus' | 'limitHit'>;
/** A tool's outcome as an event holds it. */
export declare function outcomeOf(input: ToolResultInput['outcome']): CaptureOutcome;
/** A command as an event holds it. */
export declare function commandOf(input: CommandInput): CaptureCommand;
/** A directory as an event holds it; an absolute one is measured against the agent's workspace later. */
export declare function cwdOf(path: string): CaptureCommand['cwd'];
/** Whole milliseconds, not below 0. */
export declare function wholeMs(ms: number): number;
export {};
//# sourceMappingURL=recorder-inputs.d.ts.map