// Lines of a session of Claude Code.

export const at = (second: number): string => `2026-01-05T10:00:${String(second).padStart(2, '0')}Z`;
export const prompt = (uuid: string, content: unknown, more: object = {}): object => ({
  type: 'user',
  uuid,
  timestamp: at(1),
  cwd: '/srv/demo',
  message: { role: 'user', content },
  ...more,
});
export const call = (
  uuid: string,
  id: string,
  name = 'Bash',
  input: object = { command: 'make' },
): object => ({
  type: 'assistant',
  uuid,
  timestamp: at(2),
  cwd: '/srv/demo',
  message: { role: 'assistant', model: 'm-1', content: [{ type: 'tool_use', id, name, input }] },
});
export const result = (uuid: string, id: string, more: object = {}, line: object = {}): object =>
  prompt(uuid, [{ type: 'tool_result', tool_use_id: id, content: 'out', ...more }], line);
