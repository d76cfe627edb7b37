import { join } from 'node:path';
import type { Harness } from '../../../lib/session-log/format/harness.js';

/** Where a harness whose sessions are files keeps one, below a home. */
export function sessionPath(
  home: string,
  harness: Exclude<Harness, 'opencode'>,
  id: string,
  cwd: string,
): string {
  switch (harness) {
    case 'claude-code':
      return join(home, '.claude/projects', cwd.replaceAll(/[^A-Za-z0-9]/g, '-'), `${id}.jsonl`);
    case 'codex':
      return join(home, '.codex/sessions/2026/01/05', `rollout-2026-01-05T10-00-00-${id}.jsonl`);
    case 'copilot':
      return join(home, '.copilot/session-state', id, 'events.jsonl');
    case 'gemini-cli':
      return join(home, '.gemini/tmp/demo/chats', `session-${id}.jsonl`);
  }
}
