import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { hidingProblem } from '../../../../lib/session-log/readers/listing.js';
import type { StoreListing } from '../../../../lib/session-log/readers/reader.js';
import { put, putDatabase } from '../../../support/session-log/stores.js';
import { walkStores } from '../../../support/session-log/walk.js';
import { temporaryFolder } from '../../../support/temporary.js';
import { testWith } from '../../../support/tools.js';

describe('what cannot be read by an unprivileged user', () => {
  const asNobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
  const open = (folder: string): void => chmodSync(folder, 0o755);

  /** A home that everybody may look into. */
  function sharedHome(): string {
    const home = temporaryFolder();
    open(home);
    return home;
  }

  testWith('setpriv')('is named, with what it hides, and the rest is listed', async () => {
    const home = sharedHome();
    put(join(home, '.claude/projects/-a/s1.jsonl'), '');
    put(join(home, '.claude/projects/-b/s2.jsonl'), '{"type":"user"}\n');
    chmodSync(join(home, '.claude/projects/-a'), 0o000);
    put(join(home, '.codex/sessions/2026/01/rollout-2026-01-05T10-00-00-a.jsonl'), '');
    chmodSync(join(home, '.codex/sessions/2026/01'), 0o000);
    put(join(home, '.copilot/session-state/s1/events.jsonl'), '');
    chmodSync(join(home, '.copilot/session-state/s1'), 0o600);
    put(join(home, '.gemini/tmp/demo/chats/session-a.jsonl'), '');
    put(join(home, '.gemini/tmp/demo/.project_root'), '/srv/demo');
    chmodSync(join(home, '.gemini/tmp/demo/.project_root'), 0o000);
    putDatabase(join(home, '.local/share/opencode/opencode.db'), []);
    chmodSync(join(home, '.local/share/opencode/opencode.db'), 0o000);
    const stores = await walkStores(
      home,
      ['claude-code', 'codex', 'copilot', 'gemini-cli', 'opencode'],
      asNobody,
    );
    const denied = 'permission denied';
    expect(stores.map(({ state, problems }) => [state, problems])).toEqual([
      ['present', [{ path: join(home, '.claude/projects/-a'), reason: denied, hides: 'directory' }]],
      ['present', [{ path: join(home, '.codex/sessions/2026/01'), reason: denied, hides: 'directory' }]],
      [
        'present',
        [{ path: join(home, '.copilot/session-state/s1/events.jsonl'), reason: denied, hides: 'file' }],
      ],
      [
        'present',
        [
          {
            path: join(home, '.gemini/tmp/demo/chats'),
            reason: `.project_root: ${denied}`,
            hides: 'directory',
          },
        ],
      ],
      [
        'unreadable',
        [
          {
            path: join(home, '.local/share/opencode/opencode.db'),
            reason: denied,
            hides: 'file',
          },
        ],
      ],
    ]);
    expect(stores.map(({ sessions }) => sessions.map(({ id }) => id))).toEqual([['s2'], [], [], [], []]);
    const hidden = hidingProblem(
      stores[1]?.problems as StoreListing['problems'],
      join(home, '.codex/sessions/2026/01/05/x.jsonl'),
    );
    expect(hidden?.reason).toBe(denied);
  });

  testWith('setpriv')('a session file is unreadable, and denied when its directory is', async () => {
    const home = sharedHome();
    const path = put(join(home, '.claude/projects/-srv-demo/s1.jsonl'), '{"type":"user"}\n');
    chmodSync(path, 0o000);
    const [store] = await walkStores(home, ['claude-code'], asNobody);
    expect(store?.sessions).toMatchObject([{ state: 'unreadable', reason: 'permission denied' }]);
    put(join(home, '.config/agentfeedback/config.toml'), '[collect]\ndeny_paths = ["/srv/demo"]\n');
    const [under] = await walkStores(home, ['claude-code'], asNobody);
    expect(under?.sessions).toMatchObject([{ state: 'denied', reason: 'deny_paths' }]);
  });

  testWith('setpriv')('a store that cannot be listed is unreadable', async () => {
    const home = sharedHome();
    for (const folder of [
      '.claude/projects',
      '.codex/sessions',
      '.copilot/session-state',
      '.gemini/tmp',
      '.local/share/opencode',
    ]) {
      mkdirSync(join(home, folder), { recursive: true });
      chmodSync(join(home, folder), 0o300);
    }
    const stores = await walkStores(
      home,
      ['claude-code', 'codex', 'copilot', 'gemini-cli', 'opencode'],
      asNobody,
    );
    expect(stores.map(({ state, reason }) => [state, reason])).toEqual(
      Array(5).fill(['unreadable', 'permission denied']),
    );
  });
});
