// What each agent did, in seq order, with the time as far as the record tells it.
//
// The only clock in a record is the reads of the deadline: an entry happened at
// or after the last one before it.

import type { Entry } from '../format/entry.js';
import { readEntries } from './entries.js';
import { isModelCall, isTurn, type ModelCall } from './model-calls.js';
import type { SessionRecord } from './session-record.js';

export type TimelineKind = 'turn' | 'refused' | 'compaction' | 'tool' | 'shell' | 'git' | 'canceled';

/** One thing that an agent did. */
export interface TimelineEvent {
  readonly seq: number;
  readonly agentId: string;
  /** Milliseconds of the last clock read before it, of any agent; undefined before the first. */
  readonly elapsedMs: number | undefined;
  readonly kind: TimelineKind;
  /** Whether it went well. */
  readonly ok: boolean;
  /** Of a model call that tells it. */
  readonly durationMs: number | undefined;
  /** The agent's turn, from 1, for calls of its turn loop; a refused call and its second try are one turn. */
  readonly turn: number | undefined;
  /** In a few words. */
  readonly what: string;
}

/** The events of a record. Frames, quiet cancel probes and clock reads are not events; clock reads tell the time. Holds a number an agent. */
export async function* readTimeline(record: SessionRecord): AsyncGenerator<TimelineEvent, void, void> {
  const turns = new Map<string, { turn: number; isOpen: boolean }>();
  let elapsedMs: number | undefined;
  for await (const { entry } of readEntries(record)) {
    if (entry.type === 'clock') elapsedMs = entry.elapsedMs;
    const event = eventOf(entry);
    if (event === undefined) continue;
    const turn = isModelCall(entry) && isTurn(entry) ? countTurn(turns, entry) : undefined;
    const durationMs = isModelCall(entry) ? (entry.durationMs ?? undefined) : undefined;
    yield { seq: entry.seq, agentId: entry.agentId, elapsedMs, durationMs, turn, ...event };
  }
}

/** A failed call leaves its turn open: the call after it is the same turn tried again. */
function countTurn(turns: Map<string, { turn: number; isOpen: boolean }>, call: ModelCall): number {
  const state = turns.get(call.agentId) ?? { turn: 0, isOpen: false };
  if (!state.isOpen) state.turn += 1;
  state.isOpen = call.type === 'model_error';
  turns.set(call.agentId, state);
  return state.turn;
}

type EventCore = Pick<TimelineEvent, 'kind' | 'ok' | 'what'>;

function eventOf(entry: Entry): EventCore | undefined {
  switch (entry.type) {
    case 'model_io':
    case 'model_error':
      return callEvent(entry);
    case 'tool_result': {
      const { call, outcome } = entry;
      return { kind: 'tool', ok: outcome.ok, what: call.name };
    }
    case 'shell':
    case 'git': {
      const { command, exitCode } = entry.command;
      const what = `${command} → exit ${exitCode}${entry.type === 'shell' ? ` (${entry.origin})` : ''}`;
      return { kind: entry.type, ok: exitCode === 0, what };
    }
    case 'cancel_probe':
      return entry.canceled ? { kind: 'canceled', ok: false, what: 'the run was found canceled' } : undefined;
    case 'prompt_frame':
    case 'clock':
      return undefined;
  }
}

function callEvent(call: ModelCall): EventCore {
  const { count } = call.request.messages;
  const window = `${count} ${count === 1 ? 'message' : 'messages'}`;
  const forced = call.request.shape === 'complete_requiring' ? ', tool required' : '';
  if (!isTurn(call)) {
    const failure = call.type === 'model_error' ? ` → ${call.error.kind}` : '';
    return { kind: 'compaction', ok: call.type === 'model_io', what: `compaction of ${window}${failure}` };
  }
  return call.type === 'model_io'
    ? { kind: 'turn', ok: true, what: `model call, ${window}${forced}` }
    : { kind: 'refused', ok: false, what: `model call, ${window}${forced} → ${call.error.kind}` };
}
