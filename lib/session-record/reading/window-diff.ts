// How one agent's window changed between two calls.

import { diffArrays } from 'diff';
import type { RawJson } from '../../stream/json-typed.js';
import type { PromptItem } from './model-calls.js';
import type { SessionRecord } from './session-record.js';
import { type FramedCall, findCalls, matchFrame, readMessages, WindowFault } from './window.js';

/** A message that is in one of the windows only. */
export interface ChangedMessage {
  readonly change: 'added' | 'removed';
  /** Its position in the window that has it, from 0. */
  readonly position: number;
  /** Its index in the message pool. */
  readonly index: number;
  readonly id: string;
  readonly body: RawJson;
}

/** A message that is in both, and that the frames describe differently. */
export interface ChangedItem {
  readonly index: number;
  readonly before: PromptItem;
  readonly after: PromptItem;
}

export interface WindowDiff {
  readonly from: FramedCall;
  readonly to: FramedCall;
  readonly kept: number;
  /** In the order of the windows; what was removed stands before what was added in its place. */
  readonly messages: readonly ChangedMessage[];
  readonly items: readonly ChangedItem[];
  readonly toolset: { readonly from: number | undefined; readonly to: number | undefined };
}

/**
 * Compares the windows of two calls of one agent. Holds the messages that differ.
 *
 * @throws WindowFault `different-agents`, `no-such-entry`, `not-a-model-call`
 */
export async function diffWindows(
  record: SessionRecord,
  fromSeq: number,
  toSeq: number,
): Promise<WindowDiff> {
  const calls = await findCalls(record, [fromSeq, toSeq]);
  const from = calls.get(fromSeq) as FramedCall;
  const to = calls.get(toSeq) as FramedCall;
  if (from.call.agentId !== to.call.agentId) {
    throw new WindowFault(
      'different-agents',
      `entry ${fromSeq} is a call of ${from.call.agentId}, entry ${toSeq} one of ${to.call.agentId}`,
      { hint: 'name two calls of one agent; gg-record timeline shows whose they are' },
    );
  }
  const { changes, items, kept } = compare(from, to);
  const bodies = await readMessages(
    record,
    changes.map(({ index }) => index),
  );
  return {
    from,
    to,
    kept,
    messages: changes.map((change) => ({ ...change, ...(bodies.get(change.index) as StoredBody) })),
    items,
    toolset: {
      from: from.call.request.toolset ?? undefined,
      to: to.call.request.toolset ?? undefined,
    },
  };
}

interface StoredBody {
  readonly id: string;
  readonly body: RawJson;
}

type Change = Pick<ChangedMessage, 'change' | 'position' | 'index'>;

function compare(
  from: FramedCall,
  to: FramedCall,
): { changes: Change[]; items: ChangedItem[]; kept: number } {
  const before = from.call.request.messages.toArray();
  const after = to.call.request.messages.toArray();
  const itemsBefore = matchFrame(before, from.frame).items;
  const itemsAfter = matchFrame(after, to.frame).items;
  const changes: Change[] = [];
  const items: ChangedItem[] = [];
  let atBefore = 0;
  let atAfter = 0;
  let kept = 0;
  for (const part of diffArrays(before, after)) {
    for (const index of part.value) {
      if (part.removed) changes.push({ change: 'removed', position: atBefore, index });
      else if (part.added) changes.push({ change: 'added', position: atAfter, index });
      else {
        kept += 1;
        const changed = changedItem(index, itemsBefore[atBefore], itemsAfter[atAfter]);
        if (changed !== undefined) items.push(changed);
      }
      if (!part.added) atBefore += 1;
      if (!part.removed) atAfter += 1;
    }
  }
  return { changes, items, kept };
}

function changedItem(
  index: number,
  before: PromptItem | undefined,
  after: PromptItem | undefined,
): ChangedItem | undefined {
  if (before === undefined || after === undefined) return undefined;
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : { index, before, after };
}
