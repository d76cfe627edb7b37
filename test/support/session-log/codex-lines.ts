// Lines of a rollout, and what became of a call that is made of them.

import type { SettledSession } from './read-session.js';
import { type LogLine, readLog } from './stores.js';

export const line = (type: string, payload: unknown, more: object = {}): object => ({
  timestamp: '2026-01-05T10:00:01Z',
  type,
  payload,
  ...more,
});
export const meta = (cwd = '/srv/demo'): object => line('session_meta', { id: 'x', cwd });
export const item = (payload: object): object => line('response_item', payload);
export const event = (payload: object): object => line('event_msg', payload);
export const call = (id: string, args: unknown = '{"cmd":"make"}', name = 'exec_command'): object =>
  item({ type: 'function_call', name, arguments: args, call_id: id });
export const output = (id: string, text: unknown): object =>
  item({ type: 'function_call_output', call_id: id, output: text });
export const completed = (id: string, more: object): object =>
  event({ type: 'item_completed', item: { type: 'CommandExecution', id, ...more } });
export const aborted = (reason?: string): object =>
  event({ type: 'turn_aborted', ...(reason && { reason }) });

export const read = (...lines: LogLine[]): Promise<SettledSession> => readLog('codex', lines);
export const resultOf = async (...lines: LogLine[]) => {
  const { calls } = await read(call('c1'), ...lines);
  const { status, exitCode, text } = calls[0]?.result ?? {};
  return { status, exitCode, text };
};
