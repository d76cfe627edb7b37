// The window of a model call: the exact messages that the model was shown, each
// with what the call's frame says of it.

import { CodedError } from '../../stream/errors.js';
import { type RawJson, typedReader } from '../../stream/json-typed.js';
import { pooledMessage, pooledToolset } from '../format/record.js';
import { readEntries } from './entries.js';
import {
  FrameAttachment,
  isModelCall,
  isTurn,
  type ModelCall,
  type PromptFrame,
  type PromptItem,
} from './model-calls.js';
import { RecordFault } from './record-fault.js';
import type { SessionRecord } from './session-record.js';

/** A seq that names no model call. Codes: `no-such-entry`, `not-a-model-call`, `different-agents`. */
export class WindowFault extends CodedError {}

/** A model call and its frame. */
export interface FramedCall {
  readonly call: ModelCall;
  readonly frame: PromptFrame | undefined;
  /**
   * `recorded`; `lost`: the turn has none, though turns have one;
   * `none`: a summarizer's call, which is framed by nothing;
   * `refused`: the call failed, and what was sent in its place has the frame, if any.
   */
  readonly frameState: 'recorded' | 'lost' | 'none' | 'refused';
}

/**
 * Finds the calls with the given seqs, and their frames, in one pass over the entries.
 *
 * @throws WindowFault `no-such-entry`, `not-a-model-call`
 */
export async function findCalls(
  record: SessionRecord,
  seqs: readonly number[],
): Promise<Map<number, FramedCall>> {
  const calls = new Map<number, ModelCall>();
  const frames = new Map<number, PromptFrame>();
  const others = new Map<number, string>();
  const attachment = new FrameAttachment();
  for await (const { entry } of readEntries(record)) {
    const attached = attachment.admit(entry);
    if (entry.type === 'prompt_frame' && attached?.kind === 'attached' && calls.has(attached.callSeq))
      frames.set(attached.callSeq, entry);
    if (!seqs.includes(entry.seq) || calls.has(entry.seq)) continue;
    if (isModelCall(entry)) calls.set(entry.seq, entry);
    else others.set(entry.seq, entry.type);
  }
  const found = new Map<number, FramedCall>();
  for (const seq of seqs) {
    const call = calls.get(seq);
    if (call === undefined) throw missingCall(seq, others.get(seq));
    const frame = frames.get(seq);
    found.set(seq, { call, frame, frameState: stateOf(call, frame) });
  }
  return found;
}

/** One message of a window. */
export interface WindowMessage {
  /** Its index in the message pool. */
  readonly index: number;
  readonly id: string;
  readonly body: RawJson;
  /** What the frame says of it; undefined without a frame, or when the frame does not hold it. */
  readonly item: PromptItem | undefined;
}

/** What a model saw at one call. */
export interface Window extends FramedCall {
  readonly messages: readonly WindowMessage[];
  /** Items of the frame that the request does not hold. */
  readonly notSent: readonly PromptItem[];
  /** The tools that were offered; undefined for an offer of none. */
  readonly toolset: { readonly index: number; readonly id: string; readonly tools: RawJson } | undefined;
}

/** Expands the window of the call `seq`. Holds its messages. @throws WindowFault, RecordFault */
export async function readWindow(record: SessionRecord, seq: number): Promise<Window> {
  const framed = (await findCalls(record, [seq])).get(seq) as FramedCall;
  const { request } = framed.call;
  const indices = request.messages.toArray();
  const { items, notSent } = matchFrame(indices, framed.frame);
  const bodies = await readMessages(record, indices);
  const messages = indices.map((index, position) => ({
    index,
    ...(bodies.get(index) as { id: string; body: RawJson }),
    item: items[position],
  }));
  return { ...framed, messages, notSent, toolset: await readToolset(record, request.toolset ?? undefined) };
}

/** Messages by their index. Holds them. */
export async function readMessages(
  record: SessionRecord,
  indices: Iterable<number>,
): Promise<Map<number, { id: string; body: RawJson }>> {
  const found = new Map<number, { id: string; body: RawJson }>();
  for await (const { bytes, number } of record.pick('messages', indices)) {
    found.set(
      number,
      readPooled(() => readMessage(bytes).value, 'messages', number),
    );
  }
  return found;
}

const readMessage = typedReader(pooledMessage);
const readTools = typedReader(pooledToolset);

async function readToolset(record: SessionRecord, index: number | undefined): Promise<Window['toolset']> {
  if (index === undefined) return undefined;
  for await (const { bytes } of record.pick('toolsets', [index])) {
    return { index, ...readPooled(() => readTools(bytes).value, 'toolsets', index) };
  }
  return undefined;
}

function readPooled<T>(read: () => T, list: string, number: number): T {
  try {
    return read();
  } catch (error) {
    throw new RecordFault('bad-element', `${list}[${number}]: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Lays a frame over a request. Their indices are the same, unless the request was
 * changed after the frame's items were gathered; then an item goes to the next
 * message of the same index.
 */
export function matchFrame(
  indices: readonly number[],
  frame: PromptFrame | undefined,
): { items: (PromptItem | undefined)[]; notSent: PromptItem[] } {
  const items: (PromptItem | undefined)[] = indices.map(() => undefined);
  const notSent: PromptItem[] = [];
  let from = 0;
  for (const item of frame?.items ?? []) {
    const at = indices.indexOf(item.message, from);
    if (at === -1) {
      notSent.push(item);
      continue;
    }
    items[at] = item;
    from = at + 1;
  }
  return { items, notSent };
}

function stateOf(call: ModelCall, frame: PromptFrame | undefined): FramedCall['frameState'] {
  if (frame !== undefined) return 'recorded';
  if (!isTurn(call)) return 'none';
  return call.type === 'model_error' ? 'refused' : 'lost';
}

function missingCall(seq: number, type: string | undefined): WindowFault {
  const hint = 'gg-record entries --kind model_io lists the calls that were answered';
  return type === undefined
    ? new WindowFault('no-such-entry', `the record has no entry ${seq}`, { hint })
    : new WindowFault('not-a-model-call', `entry ${seq} is a ${type}, not a call to a model`, { hint });
}
