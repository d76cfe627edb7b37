// Claude Code sessions written line by line, for tests of the program.

import { expect } from 'vitest';
import type { SessionList } from '../../lib/session-log/format/listing.js';
import { type Home, runIn, writeBelow } from './session-store.js';

/** A working directory that is gone. */
export const CWD = '/nonexistent-af/proj';
/** Where the sessions of that directory stand in a home. */
export const PROJECT = '.claude/projects/-nonexistent-af-proj';
export const UID = '0199c3a1-0000-7000-8000-000000000001';

let clock = Date.UTC(2026, 0, 5, 10);

/** The next line is a second after this. */
export function setClock(time: number): void {
  clock = time;
}

/** A line of a log; each is a second later. */
export function line(value: Record<string, unknown>, cwd: string | undefined = CWD): string {
  clock += 1000;
  const timestamp = new Date(clock).toISOString();
  return `${JSON.stringify({ timestamp, sessionId: 's', ...(cwd === undefined ? {} : { cwd }), ...value })}\n`;
}

export function prompt(uuid: string, content: string, cwd?: string): string {
  return line({ type: 'user', uuid, message: { role: 'user', content } }, cwd);
}

/** A failing call and its result. */
export function failure(uuid: string, command: string, output: string): string {
  const id = `t-${uuid}`;
  const call = { type: 'tool_use', id, name: 'Bash', input: { command } };
  const result = { type: 'tool_result', tool_use_id: id, is_error: true, content: output };
  return (
    line({ type: 'assistant', uuid, message: { model: 'm', role: 'assistant', content: [call] } }) +
    line({ type: 'user', uuid: `${uuid}r`, message: { role: 'user', content: [result] } })
  );
}

export const writeSession = (home: Home, id: string, content: string): string =>
  writeBelow(home, `${PROJECT}/${id}.jsonl`, content);

/** What `agentfeedback sessions … --json` prints; it must have nothing to warn of. */
export async function json<T>(home: Home, ...args: string[]): Promise<T> {
  const ended = await runIn(home, 'sessions', ...args, '--json');
  expect(ended.stderr).toBe('');
  return JSON.parse(ended.stdout.toString()) as T;
}

/** Each session with its state and reason. */
export const states = (list: SessionList): string[] =>
  list.sessions.map(({ ref, state, reason }) => `${ref} ${state}${reason === undefined ? '' : ` ${reason}`}`);
