import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { excludeFromGit } from '../../../../lib/session-record/workspace/exclude-from-git.js';
import { runCommand } from '../../../support/run-program.js';
import { temporaryFolder } from '../../../support/temporary.js';
import { testWith } from '../../../support/tools.js';

const IDENTITY = ['-c', 'user.name=t', '-c', 'user.email=t@example.invalid'];

async function git(folder: string, ...args: string[]): Promise<string> {
  const env = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  const { code, stdout, stderr } = await runCommand('git', [...IDENTITY, ...args], { cwd: folder, env });
  expect(stderr + code).toMatch(/0$/);
  return stdout.toString();
}

async function repository(): Promise<string> {
  const folder = temporaryFolder();
  await git(folder, 'init', '-q');
  writeFileSync(join(folder, 'a.txt'), 'a');
  await git(folder, 'add', '-A');
  await git(folder, 'commit', '-q', '-m', 'seed');
  return folder;
}

function putJournal(folder: string): void {
  mkdirSync(join(folder, '.gg'), { recursive: true });
  writeFileSync(join(folder, '.gg/replay.ndjson'), '{}\n');
}

const PATTERN = /^\/\.gg\/$/gm;

describe('excludeFromGit', () => {
  testWith('git')(
    'set before the folder is there: status and add -A do not see the journal, and see all else',
    async () => {
      const folder = await repository();
      expect(await excludeFromGit(folder)).toEqual({ path: join(folder, '.git/info/exclude'), added: true });
      putJournal(folder);
      putJournal(join(folder, 'sub'));
      writeFileSync(join(folder, 'new.txt'), 'n');
      expect(await git(folder, 'status', '--porcelain')).toBe('?? new.txt\n?? sub/\n');
      await git(folder, 'add', '-A');
      expect(await git(folder, 'status', '--porcelain')).toBe('A  new.txt\nA  sub/.gg/replay.ndjson\n');
    },
  );

  testWith('git')(
    'a linked worktree: its own journal is excluded by the file of the repository',
    async () => {
      const folder = await repository();
      const tree = join(temporaryFolder(), 'tree');
      await git(folder, 'worktree', 'add', '-q', tree);
      expect(await excludeFromGit(tree)).toEqual({ path: join(folder, '.git/info/exclude'), added: true });
      putJournal(tree);
      putJournal(folder);
      expect(await git(tree, 'status', '--porcelain')).toBe('');
      expect(await git(folder, 'status', '--porcelain')).toBe('');
      expect((await excludeFromGit(folder)).added).toBe(false);
    },
  );

  testWith('git')('a repository whose folder stands elsewhere', async () => {
    const folder = temporaryFolder();
    const elsewhere = join(temporaryFolder(), 'repository');
    await git(folder, 'init', '-q', '--separate-git-dir', elsewhere);
    expect((await excludeFromGit(folder)).path).toBe(join(elsewhere, 'info/exclude'));
    putJournal(folder);
    expect(await git(folder, 'status', '--porcelain')).toBe('');
  });

  testWith('git')('without an info folder, and run twice: one line', async () => {
    const folder = await repository();
    rmSync(join(folder, '.git/info'), { recursive: true });
    expect((await excludeFromGit(folder)).added).toBe(true);
    expect((await excludeFromGit(folder)).added).toBe(false);
    expect(readFileSync(join(folder, '.git/info/exclude'), 'utf8')).toBe('/.gg/\n');
  });

  testWith('git')('an exclude file without a final newline keeps its last line', async () => {
    const folder = await repository();
    const path = join(folder, '.git/info/exclude');
    writeFileSync(path, '# mine\n*.log');
    await excludeFromGit(folder);
    expect(readFileSync(path, 'utf8')).toBe('# mine\n*.log\n/.gg/\n');
    putJournal(folder);
    writeFileSync(join(folder, 'x.log'), '');
    expect(await git(folder, 'status', '--porcelain')).toBe('');
  });

  testWith('git')('a line with a carriage return counts', async () => {
    const folder = await repository();
    const path = join(folder, '.git/info/exclude');
    writeFileSync(path, '/.gg/\r\n');
    expect((await excludeFromGit(folder)).added).toBe(false);
    expect(readFileSync(path, 'utf8').match(PATTERN)).toHaveLength(1);
    putJournal(folder);
    expect(await git(folder, 'status', '--porcelain')).toBe('');
  });

  test.each([
    ['no .git', () => {}],
    ['an empty folder of that name', (folder: string) => mkdirSync(join(folder, '.git'))],
    ['a .git file that names nothing', (folder: string) => writeFileSync(join(folder, '.git'), 'hello\n')],
    [
      'a .git file that names what is gone',
      (folder: string) => writeFileSync(join(folder, '.git'), 'gitdir: /nowhere\n'),
    ],
  ])('%s is not a repository, and nothing is written', async (_name, prepare) => {
    const folder = temporaryFolder();
    prepare(folder);
    await expect(excludeFromGit(folder)).rejects.toMatchObject({ code: 'not-a-repository' });
    await expect(excludeFromGit(join(folder, 'absent'))).rejects.toMatchObject({ code: 'not-a-repository' });
    const { stdout } = await runCommand('find', [folder, '-name', 'exclude']);
    expect(stdout.toString()).toBe('');
  });

  test('what the system refuses is told with the path', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, '.git'));
    writeFileSync(join(folder, '.git/HEAD'), 'ref: refs/heads/main\n');
    mkdirSync(join(folder, '.git/info/exclude'), { recursive: true });
    await expect(excludeFromGit(folder)).rejects.toMatchObject({
      code: 'cannot-read',
      message: /exclude: EISDIR/,
    });
    rmSync(join(folder, '.git/info'), { recursive: true });
    writeFileSync(join(folder, '.git/info'), '');
    await expect(excludeFromGit(folder)).rejects.toMatchObject({ code: 'cannot-write' });
    await expect(excludeFromGit(`${folder}/${'x'.repeat(300)}`)).rejects.toMatchObject({
      code: 'cannot-read',
    });
  });
});
