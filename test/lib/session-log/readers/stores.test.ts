// The stores of Claude Code, Copilot CLI and Gemini CLI: what is listed, and the check before the open.

import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Harness } from '../../../../lib/session-log/format/harness.js';
import { createPolicy } from '../../../../lib/session-log/policy/collect-policy.js';
import type { Policy } from '../../../../lib/session-log/policy/policy.js';
import {
  parseWorkspaceCwd,
  readWorkspaceCwd,
} from '../../../../lib/session-log/readers/copilot-workspace.js';
import { hidingProblem } from '../../../../lib/session-log/readers/listing.js';
import type { Environment, StoreListing } from '../../../../lib/session-log/readers/reader.js';
import { runCommand } from '../../../support/run-program.js';
import { environmentOf, NO_RULES, readerOf } from '../../../support/session-log/read-session.js';
import { candidateOf, put, putDatabase } from '../../../support/session-log/stores.js';
import { walkStores } from '../../../support/session-log/walk.js';
import { temporaryFolder } from '../../../support/temporary.js';
import { testWith } from '../../../support/tools.js';

const list = (
  harness: Harness,
  home: string,
  variables: Environment['variables'] = {},
  policy = NO_RULES,
): Promise<StoreListing> => readerOf(harness).list(environmentOf(home, variables), policy);
const policyOf = (rules: object): Promise<Policy> =>
  createPolicy(
    { disabled: false, deny_paths: [], opt_in_only: false, opt_in_paths: [], ...rules },
    environmentOf('/home/u'),
  );
const ids = ({ candidates }: StoreListing): string[] => candidates.map(({ sessionId }) => sessionId);

describe('the store of Claude Code', () => {
  test('holds the .jsonl files of project folders, one level deep', async () => {
    const home = temporaryFolder();
    const projects = join(home, '.claude/projects');
    for (const file of [
      '-a/s1.jsonl',
      '-b/s2.jsonl',
      '-a/notes.txt',
      '-a/sub/s3.jsonl',
      '-a/.jsonl',
      's4.jsonl',
    ])
      put(join(projects, file), '');
    symlinkSync(join(projects, '-a'), join(projects, '-link'));
    symlinkSync(join(projects, '-a/s1.jsonl'), join(projects, '-a/link.jsonl'));
    mkdirSync(join(projects, '-a/folder.jsonl'));
    const listing = await list('claude-code', home);
    expect(ids(listing)).toEqual(['s1', 's2']);
    expect(listing).toMatchObject({ state: 'present', location: projects, problems: [] });
  });

  test('is moved by $CLAUDE_CONFIG_DIR; without a folder it is absent, with a file unreadable', async () => {
    const [home, moved] = [temporaryFolder(), temporaryFolder()];
    put(join(moved, 'projects/-a/s.jsonl'), '');
    expect(ids(await list('claude-code', home, { CLAUDE_CONFIG_DIR: moved }))).toEqual(['s']);
    expect(await list('claude-code', home, { CLAUDE_CONFIG_DIR: 'x' })).toMatchObject({
      state: 'absent',
      candidates: [],
    });
    put(join(home, '.claude/projects'), '');
    expect(await list('claude-code', home)).toMatchObject({ state: 'unreadable', reason: 'not a directory' });
  });

  test('a file whose name is no UTF-8 is a problem and not lost', async () => {
    const home = temporaryFolder();
    const folder = join(home, '.claude/projects/-a');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      Buffer.concat([Buffer.from(`${folder}/x`), Buffer.from([0xff]), Buffer.from('.jsonl')]),
      '',
    );
    const { problems, candidates } = await list('claude-code', home);
    expect(candidates).toEqual([]);
    expect(problems).toMatchObject([{ path: `${folder}/x\ufffd.jsonl`, hides: 'file' }]);
  });

  test('is checked by the name of the folder', async () => {
    const candidate = candidateOf('claude-code', '/h/.claude/projects/-x-y/s.jsonl');
    const gate = readerOf('claude-code').gate;
    expect(await gate(candidate, await policyOf({ deny_paths: ['/x/y'] }))).toEqual({
      open: false,
      refusal: { state: 'denied', reason: 'deny_paths' },
    });
    expect(await gate(candidate, await policyOf({ disabled: true }))).toMatchObject({
      refusal: { state: 'disabled' },
    });
    expect(await gate(candidate, await policyOf({ deny_paths: ['/x/yx'] }))).toEqual({
      open: true,
      cwd: undefined,
      checkedFirstLine: undefined,
    });
  });
});

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
    expect(await readWorkspaceCwd(exact)).toBe('/srv/demo');
    expect(await readWorkspaceCwd(join(folder, 'link'))).toBe('/srv/demo');
    for (const path of [
      put(join(folder, 'over'), text.padEnd(65_537, 'x')),
      put(join(folder, 'relative'), 'cwd: srv'),
      join(folder, 'folder'),
      join(folder, 'gone'),
    ]) {
      expect(await readWorkspaceCwd(path)).toBeUndefined();
    }
  });

  testWith('mkfifo')('workspace.yaml that is a pipe is not waited for', async () => {
    const path = join(temporaryFolder(), 'workspace.yaml');
    await runCommand('mkfifo', [path]);
    expect(await readWorkspaceCwd(path)).toBeUndefined();
  });
});

describe('the store of Gemini CLI', () => {
  const project = (home: string, files: Record<string, string>): string => {
    const folder = join(home, '.gemini/tmp/demo');
    for (const [name, content] of Object.entries(files)) put(join(folder, name), content);
    return folder;
  };

  test('old documents, sub-agents and empty files beside sessions', async () => {
    const home = temporaryFolder();
    const folder = project(home, {
      '.project_root': '/srv/demo\n',
      'chats/session-2026-01-05T10-00-aaaa.json': '{}',
      'chats/session-2026-01-05T11-00-bbbb.jsonl': '',
      'chats/bbbbbbbb-1111-4222-8333-444444444444/session-x1.jsonl': '',
      'chats/notes.jsonl': '',
      'chats/session-c.jsonl.bak': '',
    });
    mkdirSync(join(home, '.gemini/tmp/bin'));
    put(join(home, '.gemini/tmp/file'), '');
    const listing = await list('gemini-cli', home);
    expect(listing).toMatchObject({ state: 'present', location: join(home, '.gemini/tmp'), problems: [] });
    expect(listing.candidates).toMatchObject([
      {
        sessionId: 'session-2026-01-05T10-00-aaaa',
        unsupported: 'a legacy single-document session file',
        cwd: '/srv/demo',
      },
      {
        sessionId: 'session-2026-01-05T11-00-bbbb',
        unsupported: undefined,
        path: join(folder, 'chats/session-2026-01-05T11-00-bbbb.jsonl'),
      },
    ]);
    expect(ids(await list('gemini-cli', '/', { GEMINI_CLI_HOME: home }))).toHaveLength(2);
    expect(await list('gemini-cli', temporaryFolder())).toMatchObject({ state: 'absent' });
  });

  test.each([
    ['with blanks around it', '  /srv/demo \n', '/srv/demo'],
    ['that is not absolute', 'demo', undefined],
    ['of 4096 bytes', `/${'x'.repeat(4095)}`, `/${'x'.repeat(4095)}`],
    ['of 4097 bytes', `/${'x'.repeat(4096)}`, undefined],
  ])('a .project_root %s', async (_, text, cwd) => {
    const home = temporaryFolder();
    project(home, { '.project_root': text, 'chats/session-a.jsonl': '' });
    expect((await list('gemini-cli', home)).candidates[0]?.cwd).toBe(cwd);
  });

  test('a .project_root that is a link to itself hides the project; with collection disabled it is not looked at', async () => {
    const home = temporaryFolder();
    const folder = project(home, { 'chats/session-a.jsonl': '' });
    symlinkSync(join(folder, '.project_root'), join(folder, '.project_root'));
    const { candidates, problems } = await list('gemini-cli', home);
    expect(candidates).toEqual([]);
    expect(problems).toEqual([
      {
        path: join(folder, 'chats'),
        reason: '.project_root: too many symbolic links encountered',
        hides: 'directory',
      },
    ]);
    expect(hidingProblem(problems, join(folder, 'chats/session-a.jsonl'))).toBe(problems[0]);
    const disabled = await list('gemini-cli', home, {}, { ...NO_RULES, disabled: true });
    expect(disabled).toMatchObject({
      problems: [],
      candidates: [{ sessionId: 'session-a', cwd: undefined }],
    });
  });

  testWith('mkfifo')('a .project_root that is a pipe is not waited for', async () => {
    const home = temporaryFolder();
    const folder = project(home, { 'chats/session-a.jsonl': '' });
    await runCommand('mkfifo', [join(folder, '.project_root')]);
    expect(await list('gemini-cli', home)).toMatchObject({ problems: [], candidates: [{ cwd: undefined }] });
  });

  test('is checked by the directory of the project, before the format', async () => {
    const gate = readerOf('gemini-cli').gate;
    const legacy = candidateOf('gemini-cli', '/x', { cwd: '/srv/demo', unsupported: 'old' });
    expect(await gate(legacy, await policyOf({ deny_paths: ['/srv'] }))).toMatchObject({
      refusal: { state: 'denied' },
    });
    expect(await gate(legacy, await policyOf({ disabled: true }))).toMatchObject({
      refusal: { state: 'disabled' },
    });
    expect(await gate(legacy, NO_RULES)).toMatchObject({
      refusal: { state: 'unsupported-format', reason: 'old' },
    });
    expect(await gate(candidateOf('gemini-cli', '/x'), await policyOf({ opt_in_only: true }))).toMatchObject({
      open: true,
      cwd: undefined,
    });
  });
});

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
