import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hashBytes } from '../../../../lib/run-record/hashing/hash-file.js';
import { hashRuntimeTree } from '../../../../lib/run-record/hashing/runtime-tree-hash.js';
import { readGitHead } from '../../../../lib/run-record/provenance/git-head.js';
import {
  recognizeRuntime,
  resolveProvenance,
} from '../../../../lib/run-record/provenance/resolve-provenance.js';
import { temporaryFolder } from '../../../support/temporary.js';

const ADAPTER = '@acme/adapter';

function plant(root: string, files: Record<string, string>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

/** The files of a runtime: sources, or what is built from them. */
function runtime(root: string, kind: 'checkout' | 'installed' = 'checkout'): string {
  return plant(root, {
    'package.json': '{"name":"runtime","version":"0.1.0"}\n',
    'package-lock.json': '{"lockfileVersion":3}\n',
    [kind === 'checkout' ? 'src/main.ts' : 'dist/main.js']: 'export {};\n',
    [`node_modules/${ADAPTER}/package.json`]: `{"name":"${ADAPTER}","version":"2.3.4"}`,
    [`node_modules/${ADAPTER}/dist/esm/index.js`]: '',
    [`node_modules/${ADAPTER}/dist/esm/package.json`]: '{"type":"module"}',
  });
}

function git(folder: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  return execFileSync('git', [...identity, ...args], { cwd: folder, env, encoding: 'utf8' }).trim();
}

/** A repository with one commit. @returns the commit */
function commitAll(root: string): string {
  git(root, 'init', '-q', '-b', 'main');
  writeFileSync(join(root, '.gitignore'), 'node_modules\n');
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '-m', 'one');
  return git(root, 'rev-parse', 'HEAD');
}

describe('provenance', () => {
  test('a checkout', async () => {
    const root = runtime(temporaryFolder());
    const commit = commitAll(root);
    expect(await resolveProvenance({ root, adapter: ADAPTER })).toEqual({
      runtime_source: 'checkout',
      runtime_digest: commit,
      lock_sha256: hashBytes('{"lockfileVersion":3}\n'),
      node: process.version,
      provider_adapter: '@acme/adapter@2.3.4',
      runtime_tree_sha256: await hashRuntimeTree(root, 'checkout'),
    });
  });

  test('a checkout in a folder of its repository', async () => {
    const repository = temporaryFolder();
    const root = runtime(join(repository, 'packages', 'bot'));
    const runtime_digest = commitAll(repository);
    expect(await resolveProvenance({ root, adapter: ADAPTER })).toMatchObject({
      runtime_source: 'checkout',
      runtime_digest,
    });
  });

  test('a checkout without git, and one without a commit, has no digest', async () => {
    const root = runtime(temporaryFolder());
    const unknown = {
      runtime_source: 'unknown',
      runtime_digest: null,
      runtime_tree_sha256: await hashRuntimeTree(root, 'checkout'),
    };
    expect(await resolveProvenance({ root, adapter: ADAPTER })).toMatchObject(unknown);
    git(root, 'init', '-q');
    expect(await resolveProvenance({ root, adapter: ADAPTER })).toMatchObject(unknown);
  });

  test.each(['runtime', '@scope/runtime'])(
    '%s, installed inside a checkout of something else',
    async (name) => {
      const other = runtime(temporaryFolder());
      commitAll(other);
      const root = runtime(join(other, 'node_modules', name), 'installed');
      plant(root, { 'src/main.ts': 'a published source' });
      expect(await resolveProvenance({ root, adapter: ADAPTER })).toMatchObject({
        runtime_source: 'unknown',
        runtime_digest: null,
        runtime_tree_sha256: await hashRuntimeTree(root, 'installed'),
      });
    },
  );

  test('an installed one with a repository of its own stays an installed one', async () => {
    const root = runtime(join(temporaryFolder(), 'node_modules', 'runtime'), 'installed');
    commitAll(root);
    expect(await resolveProvenance({ root, adapter: ADAPTER })).toMatchObject({ runtime_digest: null });
    const asCheckout = await resolveProvenance({
      root: plant(root, { 'src/a.ts': '' }),
      adapter: ADAPTER,
      kind: 'checkout',
    });
    expect(asCheckout.runtime_source).toBe('checkout');
  });

  test('a link from node_modules into a checkout leads to a checkout', async () => {
    const root = runtime(temporaryFolder());
    const runtime_digest = commitAll(root);
    const user = join(temporaryFolder(), 'node_modules');
    mkdirSync(user);
    symlinkSync(root, join(user, 'runtime'));
    expect(await recognizeRuntime(join(user, 'runtime'))).toBe('checkout');
    expect(await resolveProvenance({ root: join(user, 'runtime'), adapter: ADAPTER })).toMatchObject({
      runtime_digest,
    });
  });

  test('built files without sources outside of node_modules are an installation', async () => {
    const root = runtime(temporaryFolder(), 'installed');
    commitAll(root);
    expect(await resolveProvenance({ root, adapter: ADAPTER })).toMatchObject({ runtime_digest: null });
  });

  test('the lock file: a published one counts before the own one, a missing one is an error', async () => {
    const root = runtime(temporaryFolder());
    plant(root, { 'npm-shrinkwrap.json': 'published' });
    const hash = async (lockFile?: string): Promise<string> =>
      (await resolveProvenance({ root, adapter: ADAPTER, ...(lockFile === undefined ? {} : { lockFile }) }))
        .lock_sha256;
    expect(await hash()).toBe(hashBytes('published'));
    expect(await hash('package-lock.json')).toBe(hashBytes('{"lockfileVersion":3}\n'));
    await expect(hash('yarn.lock')).rejects.toMatchObject({ code: 'lock-file-missing' });
    rmSync(join(root, 'npm-shrinkwrap.json'));
    rmSync(join(root, 'package-lock.json'));
    await expect(hash()).rejects.toMatchObject({ code: 'lock-file-missing' });
    mkdirSync(join(root, 'package-lock.json'));
    await expect(hash()).rejects.toMatchObject({ code: 'cannot-open' });
  });

  test('the adapter: by the module that was imported, or by its name', async () => {
    const root = runtime(temporaryFolder());
    const module = join(root, 'node_modules', ADAPTER, 'dist/esm/index.js');
    for (const adapter of [ADAPTER, module, pathToFileURL(module), pathToFileURL(module).href]) {
      expect((await resolveProvenance({ root, adapter })).provider_adapter).toBe('@acme/adapter@2.3.4');
    }
    const nested = join(root, 'apps/deep');
    mkdirSync(nested, { recursive: true });
    cpSync(join(root, 'package.json'), join(nested, 'package.json'));
    cpSync(join(root, 'package-lock.json'), join(nested, 'package-lock.json'));
    expect((await resolveProvenance({ root: nested, adapter: ADAPTER })).provider_adapter).toBe(
      '@acme/adapter@2.3.4',
    );
  });

  test('an adapter that is not there, or whose manifest says nothing, is an error', async () => {
    const root = runtime(temporaryFolder());
    const refusal = { code: 'adapter-missing' };
    await expect(resolveProvenance({ root, adapter: '@acme/other' })).rejects.toMatchObject(refusal);
    const manifest = join(root, 'node_modules', ADAPTER, 'package.json');
    for (const content of ['{', '{"name":"x"}', '[]']) {
      writeFileSync(manifest, content);
      await expect(resolveProvenance({ root, adapter: ADAPTER })).rejects.toMatchObject(refusal);
    }
    rmSync(manifest);
    mkdirSync(manifest);
    await expect(resolveProvenance({ root, adapter: ADAPTER })).rejects.toMatchObject({
      code: 'cannot-read',
    });
    const gone = join(root, 'gone.js');
    await expect(resolveProvenance({ root, adapter: gone })).rejects.toMatchObject({ code: 'cannot-read' });
  });

  test('a runtime without a manifest is an error', async () => {
    const root = runtime(temporaryFolder());
    rmSync(join(root, 'package.json'));
    await expect(resolveProvenance({ root, adapter: ADAPTER })).rejects.toMatchObject({
      code: 'manifest-missing',
    });
    await expect(resolveProvenance({ root: join(root, 'gone'), adapter: ADAPTER })).rejects.toMatchObject({
      code: 'cannot-read',
    });
  });
});

describe('the commit of HEAD, as git itself says it', () => {
  /** A repository with a commit, and what git says of it. */
  function repository(): string {
    const root = plant(temporaryFolder(), { 'a.txt': 'a' });
    commitAll(root);
    return root;
  }

  test('detached, packed, in a branch with slashes', async () => {
    const root = repository();
    git(root, 'checkout', '-q', '-b', 'feature/deep/x');
    git(root, 'commit', '-q', '--allow-empty', '-m', 'two');
    expect(await readGitHead(root)).toBe(git(root, 'rev-parse', 'HEAD'));
    git(root, 'pack-refs', '--all');
    expect(readFileSync(join(root, '.git/packed-refs'), 'utf8')).toContain('refs/heads/feature/deep/x');
    expect(await readGitHead(root)).toBe(git(root, 'rev-parse', 'HEAD'));
    git(root, 'commit', '-q', '--allow-empty', '-m', 'three');
    expect(await readGitHead(root)).toBe(git(root, 'rev-parse', 'HEAD'));
    git(root, 'checkout', '-q', '--detach', 'main');
    expect(await readGitHead(root)).toBe(git(root, 'rev-parse', 'main'));
  });

  test('in a linked worktree, loose and packed', async () => {
    const root = repository();
    const worktree = join(temporaryFolder(), 'linked');
    git(root, 'worktree', 'add', '-q', '-b', 'side', worktree);
    git(worktree, 'commit', '-q', '--allow-empty', '-m', 'two');
    const commit = git(worktree, 'rev-parse', 'HEAD');
    expect(commit).not.toBe(git(root, 'rev-parse', 'HEAD'));
    expect(await readGitHead(worktree)).toBe(commit);
    git(root, 'pack-refs', '--all');
    expect(await readGitHead(worktree)).toBe(commit);
    git(worktree, 'checkout', '-q', '--detach');
    expect(await readGitHead(worktree)).toBe(commit);
  });

  test('in a submodule, whose git folder lies elsewhere', async () => {
    const root = repository();
    git(root, '-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', repository(), 'sub');
    git(join(root, 'sub'), 'commit', '-q', '--allow-empty', '-m', 'two');
    expect(await readGitHead(join(root, 'sub'))).toBe(git(join(root, 'sub'), 'rev-parse', 'HEAD'));
  });

  test('through a symbolic ref, and not round in circles', async () => {
    const root = repository();
    git(root, 'symbolic-ref', 'refs/heads/alias', 'refs/heads/main');
    git(root, 'symbolic-ref', 'HEAD', 'refs/heads/alias');
    expect(await readGitHead(root)).toBe(git(root, 'rev-parse', 'HEAD'));
    writeFileSync(join(root, '.git/refs/heads/main'), 'ref: refs/heads/alias\n');
    expect(await readGitHead(root)).toBeUndefined();
  });

  test('the variables of a hook point at no other repository', async () => {
    const root = repository();
    process.env.GIT_DIR = '/nowhere';
    try {
      expect(await readGitHead(root)).toBe(git(root, 'rev-parse', 'HEAD'));
    } finally {
      delete process.env.GIT_DIR;
    }
  });

  test('what is no repository is passed over; a broken one has no commit', async () => {
    const root = repository();
    const commit = git(root, 'rev-parse', 'HEAD');
    plant(root, { 'one/.git/config': '', 'two/.git': 'gitdir: ../nowhere\n', 'three/.git': 'text\n' });
    for (const folder of ['one', 'two', 'three']) expect(await readGitHead(join(root, folder))).toBe(commit);
    for (const head of [
      '',
      'ref: refs/heads/../../a.txt\n',
      'ref: other\n',
      'abc\n',
      'ref: refs/heads/no\n',
    ]) {
      writeFileSync(join(root, '.git/HEAD'), head);
      expect(await readGitHead(root)).toBeUndefined();
    }
  });
});
