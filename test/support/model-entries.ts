// Entries of calls to a model beside `modelIo`, for journals of tests.

import { entry, type Line } from './journal.js';

/** A frame of `messages`: the first is the pinned system prompt, the others what one turn pushed. */
export function frame(
  seq: number,
  messages: readonly number[],
  turn: number,
  agentId = 'root',
  more: Record<string, unknown> = {},
): Line {
  const items = messages.map((index, position) => ({
    message: index,
    slot: position === 0 ? 'system' : 'thread',
    source: position === 0 ? 'system' : 'user_prompt',
    retention: position === 0 ? 'pinned' : 'ephemeral',
    turn: position === 0 ? 0 : turn,
    ...more,
  }));
  return entry(seq, 'prompt_frame', { items }, agentId);
}

/** A call of `messages` that failed. */
export function modelError(
  seq: number,
  messages: readonly number[],
  kind: string,
  agentId = 'root',
  more: Record<string, unknown> = {},
): Line {
  return entry(
    seq,
    'model_error',
    {
      request: { role: 'agent', shape: 'complete', messages },
      error: { kind, message: `it was ${kind}`, ...more },
    },
    agentId,
  );
}
