// What a harness hands to a recorder, and how it becomes a capture event.
// Milliseconds may be fractions here, and become whole; a directory is a path.

import { isAbsolute } from 'node:path';
import type { AgentRow } from '../format/agent.js';
import type { Entry } from '../format/entry.js';
import type { AddressedBody, AddressedText } from './bodies.js';
import { CanonicalJson } from './bodies.js';
import { addressString } from './clip-payloads.js';
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

type PromptItem = Extract<Entry, { type: 'prompt_frame' }>['items'][number];

export interface PromptFrameInput {
  readonly agentId: string;
  readonly items: readonly (Omit<PromptItem, 'message'> & { readonly message: MessageInput })[];
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
export function outcomeOf(input: ToolResultInput['outcome']): CaptureOutcome {
  const { ok, output, summary, images, data, dataText, failure } = input;
  return {
    ok,
    output: textOf(output),
    ...(summary === undefined ? {} : { summary: textOf(summary) }),
    ...(images === undefined ? {} : { images: images.map(describeImage) }),
    ...(data === undefined ? {} : { data: CanonicalJson.fromValue(data) }),
    ...(dataText === undefined ? {} : { dataText: textOf(dataText) }),
    ...(failure === undefined ? {} : { failure: CanonicalJson.fromValue(failure) }),
  };
}

/** A command as an event holds it. */
export function commandOf(input: CommandInput): CaptureCommand {
  const { command, cwd, exitCode, stdout, stderr } = input;
  return {
    command,
    cwd: cwdOf(cwd),
    exitCode: exitCode ?? -1,
    stdout: textOf(stdout),
    stderr: textOf(stderr),
  };
}

/** A directory as an event holds it; an absolute one is measured against the agent's workspace later. */
export function cwdOf(path: string): CaptureCommand['cwd'] {
  if (isAbsolute(path)) return { type: 'absolute', path };
  const relative = path.replace(/^(\.\/+)+/, '');
  return relative === '' || relative === '.' ? { type: 'workspace' } : { type: 'relative', path: relative };
}

/** Whole milliseconds, not below 0. */
export function wholeMs(ms: number): number {
  return Math.max(0, Math.round(ms));
}

function textOf(text: TextInput): AddressedText {
  if (typeof text === 'string') return addressString(text);
  if (text instanceof Uint8Array) return addressString(Buffer.from(text).toString());
  return text;
}

function describeImage(image: { mediaType: string; bytes?: number; dataBase64?: string }) {
  const { mediaType, bytes, dataBase64 = '' } = image;
  return { mediaType, bytes: bytes ?? Math.floor((dataBase64.replace(/=+$/, '').length * 3) / 4) };
}
