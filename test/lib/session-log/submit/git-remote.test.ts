import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRemote, repositoryName } from '../../../../lib/session-log/submit/git-remote.js';
import { temporaryFolder } from '../../../support/temporary.js';

test.each([
  ['https://host.test/team/tool.git', 'tool'],
  ['https://host.test/team/tool', 'tool'],
  ['https://host.test/team/tool.git/', 'tool'],
  ['git@host.test:team/tool.git', 'tool'],
  ['git@host.test:tool.git', 'tool'],
  ['ssh://git@host.test:22/team/my.tool.git', 'my.tool'],
  ['/srv/git/tool.git', 'tool'],
  ['C:\\git\\tool', 'tool'],
  ['../tool', 'tool'],
  ['/', undefined],
])('%s is %s', (remote, name) => {
  expect(repositoryName(remote)).toBe(name);
});

describe('the remote', () => {
  const git = (root: string, ...args: string[]): void => {
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
  };

  test('origin goes first, wherever it stands; without one the first', async () => {
    const root = temporaryFolder();
    git(root, 'init');
    expect(readRemote(root)).toBeUndefined();
    git(root, 'remote', 'add', 'upstream', 'https://host.test/up/tool.git');
    expect(readRemote(root)).toBe('https://host.test/up/tool.git');
    git(root, 'remote', 'add', 'origin', 'https://ann:p@ss@host.test/own/tool.git');
    expect(readRemote(root)).toBe('https://host.test/own/tool.git');
  });

  test('a worktree has that of its repository', async () => {
    const folder = temporaryFolder();
    const root = join(folder, 'main');
    mkdirSync(root);
    git(root, 'init');
    git(root, 'remote', 'add', 'origin', 'git@host.test:own/tool.git');
    git(root, 'commit', '--allow-empty', '-m', 'x');
    git(root, 'worktree', 'add', join(folder, 'other'));
    expect(readRemote(join(folder, 'other'))).toBe('git@host.test:own/tool.git');
  });

  test('a config that is no config says nothing', async () => {
    const root = temporaryFolder();
    mkdirSync(join(root, '.git'));
    expect(readRemote(root)).toBeUndefined();
    writeFileSync(
      join(root, '.git/config'),
      '\0[remote "origin"\nurl = x\n[branch "a"]\n url = y\n[remote "b"]\n url =\n',
    );
    expect(readRemote(root)).toBeUndefined();
  });
});
