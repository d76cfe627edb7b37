// The embedding API: what a harness calls while its agents run.
//
// Invariant: every call returns at once, writes nothing itself, and never
// throws. What goes wrong stops capture for good, and is told by `finish()`.

import type { Seed } from '../format/journal-line.js';
import type { Truncation } from '../format/truncation.js';
import { AddressedBody, CanonicalJson } from './bodies.js';
import { clipEvent } from './clip-payloads.js';
import type {
  AgentEvent,
  CaptureEvent,
  CaptureRequest,
  EntryEvent,
  Refusal,
  SessionEvent,
  TruncationEvent,
} from './events.js';
import { FrozenBodies } from './frozen-bodies.js';
import { Interner } from './intern-bodies.js';
import type { JournalAccount } from './journal-account.js';
import { liftFromEvent } from './lift-data-text.js';
import * as inputs from './recorder-inputs.js';
import { addressMessage, addressToolset, reduceEvent } from './reduce-images.js';
import { Sequence } from './sequence.js';
import { Workspaces } from './working-directory.js';

/** Where a recorder's batches go. */
export interface BatchQueue {
  /** @returns why the batch was not queued, if so */
  offer(batch: { readonly bytes: Buffer; readonly seq: number | undefined }): string | undefined;
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

type Recordable = Exclude<CaptureEvent, TruncationEvent | Refusal>;

export class Recorder {
  readonly #account: JournalAccount;
  readonly #queue: BatchQueue;
  readonly #sequence = new Sequence();
  readonly #workspaces: Workspaces;
  readonly #interner = new Interner();
  readonly #frozen = new FrozenBodies();
  readonly #agents = new Map<string, AgentEvent['agent']>();
  #seed: Seed | undefined;

  readonly #close: () => Promise<CaptureReport>;
  #report: Promise<CaptureReport> | undefined;

  /** Queues the journal's header. */
  constructor({ account, queue, session, workspace, close }: RecorderParts) {
    this.#account = account;
    this.#queue = queue;
    this.#workspaces = new Workspaces(workspace);
    this.#close = close;
    this.#attempt(() => this.#record(session));
  }

  /** Closes the journal, once; calls do nothing any more. Called again, it tells the same. Never rejects. */
  finish(): Promise<CaptureReport> {
    this.#report ??= this.#close();
    return this.#report;
  }

  /** Whether capture has stopped: calls do nothing any more. */
  get isStopped(): boolean {
    return this.#account.stopReason !== undefined || this.#report !== undefined;
  }

  /**
   * Makes a handle of a message, to be given to calls in the message's place: it
   * is canonicalized and hashed once, however often it is sent. The body may
   * change afterwards; the handle stays what the body was.
   */
  message(body: object): AddressedBody {
    return this.#handle(body, addressMessage);
  }

  /** Makes a handle of the offered tools, as {@link message} does of a message. */
  tools(tools: inputs.ToolsInput): AddressedBody {
    return this.#handle(tools, addressToolset);
  }

  /** The identity that the session started from. Called again, only resolved modalities that moved are written. */
  seed(seed: Seed | Pick<Seed, 'modelModalities'>): void {
    this.#attempt(() => {
      const { modelModalities } = seed;
      if (this.#seed === undefined) {
        this.#seed = structuredClone({ prompt: '', ...seed });
      } else {
        if (isEqual(this.#seed.modelModalities ?? {}, modelModalities ?? {})) return;
        this.#seed = { ...this.#seed, modelModalities: structuredClone(modelModalities) };
      }
      this.#record({ type: 'seed', seed: this.#seed });
    });
  }

  /** An agent came into existence. To be called before any work of the agent, and before it waits to be scheduled. */
  agentStarted({ workspace, ...row }: inputs.AgentInput): void {
    this.#attempt(() => {
      const agent = structuredClone(row);
      this.#agents.set(agent.agentId, agent);
      this.#record({ type: 'agent', agent, workspace });
    });
  }

  /** An agent's loop ended. Its whole row is written again. */
  agentEnded(agentId: string, ending: inputs.AgentEnding): void {
    this.#attempt(() => {
      const row = this.#agents.get(agentId);
      if (row === undefined) throw new Error(`agent ${agentId} ended and never started`);
      this.#agents.delete(agentId);
      this.#record({ type: 'agent', agent: { ...row, ...ending } });
    });
  }

  /** A call to a model, answered. */
  modelIo(call: inputs.ModelIoInput): void {
    this.#attempt(() => {
      const { agentId, response } = call;
      const request = this.#request(call);
      const answer = CanonicalJson.fromValue(response ?? null);
      this.#record({ type: 'model_io', agentId, request, response: answer, ...durationOf(call) });
      release(request.messages, request.tools);
    });
  }

  /** A call to a model, failed. */
  modelError(call: inputs.ModelErrorInput): void {
    this.#attempt(() => {
      const { agentId, error } = call;
      const request = this.#request(call);
      this.#record({ type: 'model_error', agentId, request, error, ...durationOf(call) });
      release(request.messages, request.tools);
    });
  }

  /** A tool call and the exact outcome that its dispatch returned. */
  toolResult({ agentId, call, outcome }: inputs.ToolResultInput): void {
    this.#attempt(() => {
      const { id, name, cwd } = call;
      const where = cwd === undefined ? {} : { cwd: inputs.cwdOf(cwd) };
      this.#record({
        type: 'tool_result',
        agentId,
        call: { id, name, arguments: CanonicalJson.fromValue(call.arguments ?? null), ...where },
        outcome: inputs.outcomeOf(outcome),
      });
    });
  }

  /** An agent's window as it stood for the turn just recorded. */
  promptFrame({ agentId, items }: inputs.PromptFrameInput): void {
    this.#attempt(() => {
      const addressed = items.map((item) =>
        isAddressed(item) ? item : { ...item, message: this.#message(item.message) },
      );
      this.#record({ type: 'prompt_frame', agentId, items: addressed });
      for (const { message } of addressed) message.json = undefined;
    });
  }

  /** A shell command that ran, whoever asked for it. */
  shell(input: inputs.ShellInput): void {
    const { agentId, origin } = input;
    this.#attempt(() => this.#record({ type: 'shell', agentId, origin, command: inputs.commandOf(input) }));
  }

  /** A git subprocess of the harness's own. */
  git(input: inputs.CommandInput): void {
    const { agentId } = input;
    this.#attempt(() => this.#record({ type: 'git', agentId, command: inputs.commandOf(input) }));
  }

  /** A read of the cancel file. */
  cancelProbe({ agentId, canceled }: { readonly agentId: string; readonly canceled: boolean }): void {
    this.#attempt(() => this.#record({ type: 'cancel_probe', agentId, canceled }));
  }

  /** A read of the deadline. */
  clock(read: { readonly agentId: string; readonly elapsedMs: number; readonly remainingMs?: number }): void {
    const { agentId, elapsedMs, remainingMs } = read;
    const remaining = remainingMs === undefined ? {} : { remainingMs: inputs.wholeMs(remainingMs) };
    this.#attempt(() =>
      this.#record({ type: 'clock', agentId, elapsedMs: inputs.wholeMs(elapsedMs), ...remaining }),
    );
  }

  #handle(body: object, address: (json: CanonicalJson) => AddressedBody): AddressedBody {
    if (body instanceof AddressedBody) return body;
    let handle: AddressedBody | undefined;
    this.#attempt(() => {
      handle = this.#frozen.get(body, () => address(CanonicalJson.fromValue(body)));
    });
    return handle ?? new AddressedBody('', undefined);
  }

  #message(body: inputs.MessageInput): AddressedBody {
    if (body instanceof AddressedBody) return body;
    return this.#frozen.get(body, () => addressMessage(CanonicalJson.fromValue(body)));
  }

  #request({ role = 'agent', shape = 'complete', messages, tools }: inputs.RequestInput): AddressedRequest {
    const addressed = messages.map((message) => this.#message(message));
    if (tools === undefined) return { role, shape, messages: addressed };
    const toolset =
      tools instanceof AddressedBody
        ? tools
        : this.#frozen.get(tools, () => addressToolset(CanonicalJson.fromValue(tools)));
    return { role, shape, messages: addressed, tools: toolset };
  }

  #record(event: Recordable): void {
    const measured = this.#workspaces.measure(this.#sequence.stamp(event));
    const ready = clipEvent(reduceEvent(liftFromEvent(measured))) as Recordable;
    const batch = this.#account.prepare(this.#interner.intern(ready));
    if (batch === undefined) return;
    const size = batch.bytes.length;
    const refusal = this.#queue.offer(batch);
    if (refusal === undefined) this.#account.land(size, batch.seq);
    else this.#account.stop('write_failed', new Error(refusal));
  }

  /** Runs a step of capture; whatever it throws stops capture, and not the run. */
  #attempt(step: () => void): void {
    if (this.isStopped) return;
    try {
      step();
    } catch (error) {
      this.#account.stop('write_failed', error);
    }
  }
}

type FrameItem = inputs.PromptFrameInput['items'][number];

/** Items that come with handles, which most do, are taken as they are: a frame repeats a whole window. */
function isAddressed(item: FrameItem): item is FrameItem & { readonly message: AddressedBody } {
  return item.message instanceof AddressedBody;
}

interface AddressedRequest extends CaptureRequest {
  readonly messages: AddressedBody[];
  readonly tools?: AddressedBody;
}

/** Lets go of the bytes of bodies that are in the pools by now. */
function release(messages: readonly AddressedBody[], tools?: AddressedBody): void {
  for (const message of messages) message.json = undefined;
  if (tools !== undefined) tools.json = undefined;
}

function durationOf({
  durationMs,
}: inputs.RequestInput): Pick<Extract<EntryEvent, { type: 'model_io' }>, 'durationMs'> {
  return durationMs === undefined ? {} : { durationMs: inputs.wholeMs(durationMs) };
}

function isEqual(left: unknown, right: unknown): boolean {
  return CanonicalJson.fromValue(left).bytes.equals(CanonicalJson.fromValue(right).bytes);
}
