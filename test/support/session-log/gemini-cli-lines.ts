// Messages of Gemini CLI, and what became of a call that is made of them.

import type { SettledSession } from './read-session.js';
import { type LogLine, readLog } from './stores.js';

export const message = (id: string, type: string, content: unknown, more: object = {}): object => ({
  id,
  timestamp: '2026-01-05T10:00:01.000Z',
  type,
  content,
  ...more,
});
export const user = (id: string, content: unknown): object => message(id, 'user', content);
export const toolCall = (id: string, status: string, response: object = {}, more: object = {}): object => ({
  id,
  name: 'run_shell_command',
  args: { command: 'make' },
  status,
  result: [{ functionResponse: { response } }],
  ...more,
});
export const calling = (id: string, ...toolCalls: object[]): object =>
  message(id, 'gemini', [{ text: 'Running.' }], { model: 'g-1', toolCalls });

export const read = (...lines: LogLine[]): Promise<SettledSession> =>
  readLog('gemini-cli', lines, { cwd: '/srv/demo' });
export const resultOf = async (call: object) => {
  const { calls } = await read(calling('m1', call));
  const { status, exitCode, text } = calls[0]?.result ?? {};
  return { status, exitCode, text };
};
export const wrapped = (text: string): object => ({
  output: `<untrusted_context>\nOutput: ${text}\n</untrusted_context>`,
});
