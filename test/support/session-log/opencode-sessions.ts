// Sessions of OpenCode in databases of their own.

import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { StoreListing } from '../../../lib/session-log/readers/reader.js';
import { temporaryFolder } from '../temporary.js';
import { environmentOf, NO_RULES, readerOf, readSession, type SettledSession } from './read-session.js';
import { type DatabaseMessage, type DatabaseSession, putDatabase } from './stores.js';

export const reader = readerOf('opencode');
export const user = (text: string, more: object = {}): DatabaseMessage => ({
  data: { role: 'user', time: { created: 1000 }, ...more },
  parts: [{ type: 'text', text }],
});
export const assistant = (parts: (object | string)[], more: object = {}): DatabaseMessage => ({
  data: {
    role: 'assistant',
    time: { created: 2000, completed: 3000 },
    modelID: 'm-1',
    path: { cwd: '/srv/demo' },
    ...more,
  },
  parts,
});
export const tool = (state: object, more: object = {}): object => ({
  type: 'tool',
  tool: 'bash',
  callID: 'c1',
  state: { status: 'completed', input: { command: 'make' }, output: 'out', time: { start: 2500 }, ...state },
  ...more,
});

export function storeOf(sessions: readonly DatabaseSession[], home = temporaryFolder()): string {
  putDatabase(join(home, '.local/share/opencode/opencode.db'), sessions);
  return home;
}

export const list = (home: string, variables = {}): Promise<StoreListing> =>
  reader.list(environmentOf(home, variables), NO_RULES);

export async function readOnly(home: string): Promise<SettledSession> {
  const { candidates } = await list(home);
  const [candidate] = candidates;
  if (candidate === undefined || candidates.length > 1)
    throw new Error('the store does not hold one session');
  return readSession(candidate);
}

export const read = (...messages: DatabaseMessage[]): Promise<SettledSession> =>
  readOnly(storeOf([{ id: 'ses_1', directory: '/srv/demo', messages }]));

export function createWriter(path: string): DatabaseSyncInstance {
  const writer = new DatabaseSync(path);
  writer.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0');
  return writer;
}
