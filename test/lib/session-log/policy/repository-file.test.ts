import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  findRepositoryRoot,
  readRepositoryRules,
} from '../../../../lib/session-log/policy/repository-file.js';
import { runCommand } from '../../../support/run-program.js';
import { put } from '../../../support/session-log/stores.js';
import { temporaryFolder } from '../../../support/temporary.js';
import { testWith } from '../../../support/tools.js';

const head = (folder: string): string => put(join(folder, 'HEAD'), 'ref: refs/heads/main\n');

describe('the root of a repository', () => {
  test('is the nearest directory with a .git directory that has a HEAD', async () => {
    const root = temporaryFolder();
    head(join(root, '.git'));
    mkdirSync(join(root, 'a/b/.git'), { recursive: true });
    expect(await findRepositoryRoot(join(root, 'a/b'))).toBe(root);
    expect(await findRepositoryRoot(root)).toBe(root);
  });

  test('is where a .git file points to a directory with a HEAD', async () => {
    const root = temporaryFolder();
    head(join(root, 'store/worktree'));
    put(join(root, 'relative/.git'), 'gitdir: ../store/worktree\n');
    put(join(root, 'absolute/.git'), `gitdir: ${join(root, 'store/worktree')}`);
    for (const name of ['relative', 'absolute']) {
      expect(await findRepositoryRoot(join(root, name, 'sub'))).toBe(join(root, name));
    }
  });

  test.each([
    ['empty', ''],
    ['without a path', 'gitdir:\n'],
    ['of another kind', 'hello\n'],
    ['that points to nothing', 'gitdir: /no/such/place\n'],
  ])('is not where the .git file is %s', async (_, content) => {
    const root = temporaryFolder();
    put(join(root, '.git'), content);
    expect(await findRepositoryRoot(root)).toBeUndefined();
  });

  testWith('mkfifo')('is not where .git is a pipe, and looking at it does not wait', async () => {
    const root = temporaryFolder();
    await runCommand('mkfifo', [join(root, '.git')]);
    expect(await findRepositoryRoot(root)).toBeUndefined();
  });
});

describe('the file of a repository', () => {
  const rulesOf = (text: string | Buffer) => {
    const root = temporaryFolder();
    put(join(root, '.agentfeedback.toml'), text);
    return readRepositoryRules(root).then((rules) => ({ root, rules }));
  };

  test('narrows: relative and absolute paths, a switch, keys to drop', async () => {
    const { root, rules } = await rulesOf(
      '[collect]\ndisabled = true\ndeny_paths = ["sub", "/srv/x/", "~/y"]\n[context]\ndrop = ["cwd"]\n[detect]\nnudge = false\n',
    );
    expect(rules).toMatchObject({ disabled: true, denyPaths: [join(root, 'sub'), '/srv/x'], drop: ['cwd'] });
    expect(rules.warnings).toEqual([expect.stringContaining('~/y')]);
  });

  test('ignores what would widen and what has another type, with a warning each', async () => {
    const { rules } = await rulesOf(
      'url = "x"\n[collect]\ndisabled = "no"\ndeny_paths = "x"\nopt_in_paths = ["/"]\ntoString = 1\n[context]\ndrop = [1]\n[constructor]\nx = 1\n',
    );
    expect(rules).toMatchObject({ disabled: false, denyPaths: [], drop: [] });
    expect(rules.warnings).toHaveLength(7);
  });

  test('disabled = false says nothing', async () => {
    const { rules } = await rulesOf('[collect]\ndisabled = false\n');
    expect(rules).toEqual({ disabled: false, denyPaths: [], drop: [], warnings: [] });
  });

  test.each([
    ['is no TOML', '[collect'],
    ['is over 1 MiB', Buffer.alloc(1024 * 1024 + 1, '#')],
  ])('that %s narrows nothing, with one warning', async (_, content) => {
    const { rules } = await rulesOf(content);
    expect(rules).toMatchObject({ disabled: false, denyPaths: [], warnings: [expect.any(String)] });
  });

  test('of exactly 1 MiB is read', async () => {
    const text = Buffer.alloc(1024 * 1024, '#');
    text.write('[collect]\ndisabled = true\n');
    expect((await rulesOf(text)).rules.disabled).toBe(true);
  });

  test('that is a link, a folder or not there narrows nothing', async () => {
    const root = temporaryFolder();
    expect(await readRepositoryRules(root)).toMatchObject({ disabled: false, warnings: [] });
    writeFileSync(join(root, 'real.toml'), '[collect]\ndisabled = true\n');
    symlinkSync(join(root, 'real.toml'), join(root, '.agentfeedback.toml'));
    expect(await readRepositoryRules(root)).toMatchObject({
      disabled: false,
      warnings: [expect.any(String)],
    });
    const other = temporaryFolder();
    mkdirSync(join(other, '.agentfeedback.toml'));
    expect(await readRepositoryRules(other)).toMatchObject({
      disabled: false,
      warnings: [expect.any(String)],
    });
  });

  testWith('mkfifo')('that is a pipe is not waited for', async () => {
    const root = temporaryFolder();
    await runCommand('mkfifo', [join(root, '.agentfeedback.toml')]);
    expect(await readRepositoryRules(root)).toMatchObject({
      disabled: false,
      warnings: [expect.any(String)],
    });
  });
});
