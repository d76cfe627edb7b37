// The logs of golden/sessions whose harness keeps a session in a file, to be put
// into a home cut, changed or many times.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Harness } from '../../lib/session-log/format/harness.js';
import { encodeDirectory, fill, type Home, OWN_STORES, storePath, writeBelow } from './session-store.js';

export type LogHarness = Exclude<Harness, 'opencode'>;

/** Where their sessions worked, unless a test says otherwise. */
export const GOLDEN_CWD = OWN_STORES.directory;

/** In the store of its harness, the log; and the place of one like it, of a session named `id`. */
const LOGS: Record<LogHarness, { readonly golden: string; readonly path: (id: string) => string }> = {
  'claude-code': {
    golden: 'projects/{{CWD_ENC}}/{{SID}}.jsonl',
    path: (id) => `projects/-nonexistent-gg-tidy/${id}.jsonl`,
  },
  codex: {
    golden: 'sessions/2026/03/04/rollout-2026-03-04T09-00-00-{{SID}}.jsonl',
    path: (id) => `sessions/2026/03/04/rollout-2026-03-04T09-00-00-${id}.jsonl`,
  },
  copilot: { golden: 'session-state/{{SID}}/events.jsonl', path: (id) => `session-state/${id}/events.jsonl` },
  'gemini-cli': {
    golden: 'tmp/tidy/chats/session-2026-03-04T09-00-{{SID}}.jsonl',
    path: (id) => `tmp/tidy/chats/session-${id}.jsonl`,
  },
};

export const LOG_HARNESSES = Object.keys(LOGS) as readonly LogHarness[];

/** The log, of a session named `sid` that worked in `cwd`. */
export function goldenLog(harness: LogHarness, sid: string, cwd = GOLDEN_CWD): string {
  const log = readFileSync(join(OWN_STORES.folder(harness), LOGS[harness].golden), 'utf8');
  return fill(log, { SID: sid, CWD: cwd, CWD_ENC: encodeDirectory(cwd) });
}

/** Where logs of a harness stand in a home, by the names of their sessions. Their project is known there. */
export function placeLogs(home: Home, harness: LogHarness): (id: string) => string {
  if (harness === 'gemini-cli') writeBelow(home, '.gemini/tmp/tidy/.project_root', GOLDEN_CWD);
  return (id) => join(storePath(home, harness), LOGS[harness].path(id));
}
