import type { SettledSession } from './read-session.js';
import { type LogLine, readLog } from './stores.js';

let id = 0;
export const event = (type: string, data?: unknown, more: object = {}): object => {
  id += 1;
  return { type, id: `e${id}`, timestamp: '2026-01-05T10:00:01.000Z', data, ...more };
};
export const start = (toolCallId: string, more: object = {}): object =>
  event('tool.execution_start', { toolCallId, toolName: 'bash', arguments: { command: 'make' }, ...more });
export const complete = (toolCallId: string, more: object): object =>
  event('tool.execution_complete', { toolCallId, ...more });
export const permission = (toolCallId: string, kind: string): object =>
  event('permission.completed', { toolCallId, result: { kind } });
export const ok = (content: string, more: object = {}): object => ({
  success: true,
  result: { content },
  ...more,
});
export const failure = (code: string, message = 'no', more: object = {}): object => ({
  success: false,
  error: { code, message },
  ...more,
});

export const read = (...lines: LogLine[]): Promise<SettledSession> => readLog('copilot', lines);
export const resultOf = async (tool: object, ...lines: LogLine[]) => {
  const { calls } = await read(start('c1', tool), ...lines);
  const { status, exitCode, text } = calls[0]?.result ?? {};
  return { status, exitCode, text };
};
export const none = { status: undefined, exitCode: undefined, text: undefined };
