import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  parseWorkspaceCwd,
  readWorkspaceCwd,
} from '../../../../lib/session-log/readers/copilot-workspace.js';
import { runCommand } from '../../../support/run-program.js';
import { ids, list, policyOf } from '../../../support/session-log/listed-stores.js';
import { readerOf } from '../../../support/session-log/read-session.js';
import { candidateOf, put } from '../../../support/session-log/stores.js';
import { temporaryFolder } from '../../../support/temporary.js';
import { testWith } from '../../../support/tools.js';

describe('the store of Copilot CLI', () => {
  test('holds folders with a regular events.jsonl', async () => {
    const home = temporaryFolder();
    const sessions = join(home, '.copilot/session-state');
    put(join(sessions, 's1/events.jsonl'), '');
    put(join(sessions, 's2/other.jsonl'), '');
    put(join(sessions, 'legacy.jsonl'), '');
    mkdirSync(join(sessions, 's3/events.jsonl'), { recursive: true });
    symlinkSync(join(sessions, 's1'), join(sessions, 's4'));
    mkdirSync(join(sessions, 's5'));
    symlinkSync(join(sessions, 's1/events.jsonl'), join(sessions, 's5/events.jsonl'));
    expect(await list('copilot', home)).toMatchObject({ state: 'present', location: sessions, problems: [] });
    expect(ids(await list('copilot', home))).toEqual(['s1']);
    expect(ids(await list('copilot', '/', { COPILOT_HOME: join(home, '.copilot') }))).toEqual(['s1']);
    expect(await list('copilot', temporaryFolder())).toMatchObject({ state: 'absent' });
  });

  test('is checked by the directory beside the log', async () => {
    const path = put(join(temporaryFolder(), 's1/events.jsonl'), '');
    const gate = readerOf('copilot').gate;
    const candidate = candidateOf('copilot', path);
    expect(await gate(candidate, await policyOf({ opt_in_only: true }))).toEqual({
      open: true,
      cwd: undefined,
      checkedFirstLine: undefined,
    });
    put(join(path, '../workspace.yaml'), '{"cwd": "/srv/demo"}');
    expect(await gate(candidate, await policyOf({ opt_in_only: true }))).toMatchObject({
      refusal: { state: 'denied', reason: 'opt_in_only' },
    });
    expect(await gate(candidate, await policyOf({ deny_paths: ['/srv'] }))).toMatchObject({
      refusal: { reason: 'deny_paths' },
    });
    expect(await gate(candidate, await policyOf({ deny_paths: ['/x'] }))).toMatchObject({
      open: true,
      cwd: '/srv/demo',
    });
    expect(await gate(candidate, await policyOf({ disabled: true }))).toMatchObject({
      refusal: { state: 'disabled' },
    });
  });

  test.each([
    ['cwd: /srv/a', '/srv/a'],
    ['id: 1\r\ncwd:   /srv/a b  \r\n', '/srv/a b'],
    ['cwd: /srv/a # a comment', '/srv/a'],
    ['cwd: /srv/a#b', '/srv/a#b'],
    ["cwd: '/srv/it''s' # x", "/srv/it's"],
    ['cwd: "/srv/\\"a\\" \\u00e9"', '/srv/"a" é'],
    ['cwd: "/srv/a" ', '/srv/a'],
    ['cwd: /first\ncwd: /second', '/first'],
    ['  { "cwd" : "/srv/a", "x": [1] }\n', '/srv/a'],
    ['cwd: "/srv/a"x', undefined],
    ["cwd: '/srv/a'#x", undefined],
    ["cwd: '/srv/a", undefined],
    ['cwd: "/srv/\\q"', undefined],
    ['git:\n  cwd: /srv/a', undefined],
    [' cwd: /srv/a', undefined],
    ['{"cwd": 5}', undefined],
    ['{"cwd": "/a"', undefined],
    ['{"git": {"cwd": "/a"}}', undefined],
    ['', undefined],
  ])('workspace text %j', (text, cwd) => {
    expect(parseWorkspaceCwd(text)).toBe(cwd);
  });

  test('workspace.yaml is read from a regular file of at most 64 KiB, through a link to one, and is absolute', async () => {
    const folder = temporaryFolder();
    const text = 'cwd: /srv/demo\n#';
    const exact = put(join(folder, 'exact'), text.padEnd(65_536, 'x'));
    symlinkSync(exact, join(folder, 'link'));
    mkdirSync(join(folder, 'folder'));
    expect(readWorkspaceCwd(exact)).toBe('/srv/demo');
    expect(readWorkspaceCwd(join(folder, 'link'))).toBe('/srv/demo');
    for (const path of [
      put(join(folder, 'over'), text.padEnd(65_537, 'x')),
      put(join(folder, 'relative'), 'cwd: srv'),
      join(folder, 'folder'),
      join(folder, 'gone'),
    ]) {
      expect(readWorkspaceCwd(path)).toBeUndefined();
    }
  });

  testWith('mkfifo')('workspace.yaml that is a pipe is not waited for', async () => {
    const path = join(temporaryFolder(), 'workspace.yaml');
    await runCommand('mkfifo', [path]);
    expect(readWorkspaceCwd(path)).toBeUndefined();
  });
});
