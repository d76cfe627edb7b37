import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createPolicy, loadPolicy } from '../../../../lib/session-log/policy/collect-policy.js';
import { refuseDirectories } from '../../../../lib/session-log/policy/policy.js';
import { type CollectTable, userConfigPath } from '../../../../lib/session-log/policy/user-config.js';
import { environmentOf } from '../../../support/session-log/read-session.js';
import { put } from '../../../support/session-log/stores.js';
import { temporaryFolder } from '../../../support/temporary.js';

const policyOf = (collect: Partial<CollectTable>, home = '/home/u', platform: NodeJS.Platform = 'linux') =>
  createPolicy(
    { disabled: false, deny_paths: [], opt_in_only: false, opt_in_paths: [], ...collect },
    { ...environmentOf(home), platform },
  );
const reasons = async (collect: Partial<CollectTable>, directories: string[], platform?: NodeJS.Platform) => {
  const policy = await policyOf(collect, '/home/u', platform);
  return Promise.all(directories.map((directory) => policy.reasonAgainst(directory)));
};

/** A folder that holds a repository with this file. */
function repository(toml: string): string {
  const root = temporaryFolder();
  put(join(root, '.git/HEAD'), 'ref: refs/heads/main\n');
  put(join(root, '.agentfeedback.toml'), toml);
  mkdirSync(join(root, 'sub/deep'), { recursive: true });
  return root;
}

describe('the rules of the user', () => {
  test('deny: equal, beneath, by component, whatever the slashes', async () => {
    const directories = ['/srv/a', '/srv/a/b', '/srv/a/', '/srv//a/./b', '/srv/x/../a', '/srv/ab', '/srv'];
    expect(await reasons({ deny_paths: ['/srv/a/'] }, directories)).toEqual([
      ...Array(5).fill('deny_paths'),
      undefined,
      undefined,
    ]);
  });

  test('deny: the home directory, and a root', async () => {
    expect(await reasons({ deny_paths: ['~/x'] }, ['/home/u/x/y', '/home/u'])).toEqual([
      'deny_paths',
      undefined,
    ]);
    expect(await reasons({ deny_paths: ['~'] }, ['/home/u/x', '/home/v'])).toEqual(['deny_paths', undefined]);
    expect(await reasons({ deny_paths: ['/'] }, ['/home/u', '/'])).toEqual(['deny_paths', 'deny_paths']);
  });

  test('deny: another spelling of the same directory', async () => {
    const directories = ['/srv/secret', '/srv/SECRET/x', '/srv/Secret/../Secret/y', '/srv/Secretary'];
    const collect = { deny_paths: ['/srv/Secret'] };
    expect(await reasons(collect, directories, 'linux')).toEqual([
      undefined,
      undefined,
      'deny_paths',
      undefined,
    ]);
    for (const platform of ['darwin', 'win32'] as const) {
      expect(await reasons(collect, directories, platform)).toEqual([
        'deny_paths',
        'deny_paths',
        'deny_paths',
        undefined,
      ]);
    }
  });

  test('deny: through a linked directory, a linked entry, and below a link to what is gone', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'real/deep'), { recursive: true });
    symlinkSync(join(folder, 'real'), join(folder, 'link'));
    const real = { deny_paths: [join(folder, 'real')] };
    const link = { deny_paths: [join(folder, 'link')] };
    expect(
      await reasons(real, [join(folder, 'link'), join(folder, 'link/deep'), join(folder, 'link/gone')]),
    ).toEqual(Array(3).fill('deny_paths'));
    expect(await reasons(link, [join(folder, 'real/deep'), join(folder, 'link/x'), folder])).toEqual([
      'deny_paths',
      'deny_paths',
      undefined,
    ]);
  });

  test('entries that name no absolute path are ignored, with a warning that names them', async () => {
    const policy = await policyOf({ deny_paths: ['relative', '~other/x'], opt_in_paths: ['also'] });
    expect(policy.warnings).toEqual([
      expect.stringContaining('relative'),
      expect.stringContaining('~other/x'),
      expect.stringContaining('also'),
    ]);
    expect(await policy.reasonAgainst('/srv/relative')).toBeUndefined();
    expect(policy.hasDirectoryRules).toBe(true);
  });

  test('opt-in: what no entry holds is out, deny comes first, entries alone have no effect', async () => {
    const collect = { opt_in_only: true, opt_in_paths: ['/srv/a'], deny_paths: ['/srv/a/x'] };
    expect(await reasons(collect, ['/srv/a', '/srv/a/b', '/srv/b', '/srv/a/x'])).toEqual([
      undefined,
      undefined,
      'opt_in_only',
      'deny_paths',
    ]);
    expect(await reasons({ opt_in_only: true }, ['/srv/a'])).toEqual(['opt_in_only']);
    expect(await reasons({ opt_in_paths: ['/srv/a'] }, ['/srv/b'])).toEqual([undefined]);
    expect(await reasons({ opt_in_only: true, opt_in_paths: ['/srv/A'] }, ['/srv/a/b'], 'darwin')).toEqual([
      undefined,
    ]);
  });

  test('opt-in: a directory is where its links lead, not where its path says', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'in'));
    mkdirSync(join(folder, 'out'));
    symlinkSync(join(folder, 'out'), join(folder, 'in/link'));
    symlinkSync(join(folder, 'in'), join(folder, 'entry'));
    const collect = { opt_in_only: true, opt_in_paths: [join(folder, 'in')] };
    expect(await reasons(collect, [join(folder, 'in/link'), join(folder, 'entry')])).toEqual([
      'opt_in_only',
      undefined,
    ]);
    expect(
      await reasons({ ...collect, opt_in_paths: [join(folder, 'entry')] }, [join(folder, 'in')]),
    ).toEqual([undefined]);
  });

  test('disabled refuses everything', async () => {
    expect(await reasons({ disabled: true, deny_paths: ['/srv'] }, ['/srv', '/x'])).toEqual([
      'disabled',
      'disabled',
    ]);
  });
});

describe('the rules for an encoded name', () => {
  test('deny and opt-in, or disabled', async () => {
    const policy = await policyOf({ deny_paths: ['/srv/a'], opt_in_only: true, opt_in_paths: ['/srv'] });
    expect(['-srv-a', '-srv-a-b', '-srv-b', '-etc'].map((name) => policy.reasonAgainstEncoded(name))).toEqual(
      ['deny_paths', 'deny_paths', undefined, 'opt_in_only'],
    );
    expect((await policyOf({})).reasonAgainstEncoded('-etc')).toBeUndefined();
    expect((await policyOf({ disabled: true })).reasonAgainstEncoded('-etc')).toBe('disabled');
  });

  test('deny: two paths with one encoded name are both out; opt-in: both may be opened', async () => {
    expect((await policyOf({ deny_paths: ['/srv/a/b'] })).reasonAgainstEncoded('-srv-a-b-c')).toBe(
      'deny_paths',
    );
    const optIn = await policyOf({ opt_in_only: true, opt_in_paths: ['/srv/a/b'] });
    expect(optIn.reasonAgainstEncoded('-srv-a-b-c')).toBeUndefined();
    expect(await refuseDirectories(optIn, ['/srv/a/b-c'])).toEqual({
      state: 'denied',
      reason: 'opt_in_only',
    });
  });

  test('deny: through the links of an entry', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'real'));
    symlinkSync(join(folder, 'real'), join(folder, 'link'));
    const policy = await policyOf({ deny_paths: [join(folder, 'link')] });
    const name = join(folder, 'real').replaceAll(/[^A-Za-z0-9]/g, '-');
    expect(policy.reasonAgainstEncoded(name)).toBe('deny_paths');
  });
});

describe('the rules of a repository', () => {
  test('hold after those of the user, for a directory that exists', async () => {
    const root = repository('[collect]\ndeny_paths = ["sub"]\n');
    const policy = await policyOf({ deny_paths: [join(root, 'sub/deep')] });
    expect(await policy.reasonAgainst(join(root, 'sub/deep'))).toBe('deny_paths');
    expect(await policy.reasonAgainst(join(root, 'sub'))).toBe('repo_deny_paths');
    expect(await policy.reasonAgainst(root)).toBeUndefined();
    expect(await policy.reasonAgainst(join(root, 'sub/gone'))).toBeUndefined();
  });

  test('disabled wins over a denied path; without the directory only the user is asked', async () => {
    const root = repository('[collect]\ndisabled = true\ndeny_paths = ["."]\n');
    expect(await (await policyOf({})).reasonAgainst(join(root, 'sub'))).toBe('repo_disabled');
    rmSync(join(root, 'sub'), { recursive: true });
    expect(await (await policyOf({})).reasonAgainst(join(root, 'sub'))).toBeUndefined();
  });

  test('hold for a directory that is reached by a link from outside', async () => {
    const root = repository('[collect]\ndisabled = true\n');
    const link = join(temporaryFolder(), 'link');
    symlinkSync(join(root, 'sub'), link);
    expect(await (await policyOf({})).reasonAgainst(link)).toBe('repo_disabled');
  });

  test('do not hold outside a repository', async () => {
    const folder = temporaryFolder();
    put(join(folder, '.agentfeedback.toml'), '[collect]\ndisabled = true\n');
    expect(await (await policyOf({})).reasonAgainst(folder)).toBeUndefined();
  });
});

describe('several directories', () => {
  test('one that is switched off disables the session, else the first denied one denies it', async () => {
    const root = repository('[collect]\ndisabled = true\n');
    const policy = await policyOf({ deny_paths: ['/srv/a'] });
    expect(await refuseDirectories(policy, ['/srv/a', root])).toEqual({
      state: 'disabled',
      reason: 'repo_disabled',
    });
    expect(await refuseDirectories(policy, ['/srv/b', '/srv/a'])).toEqual({
      state: 'denied',
      reason: 'deny_paths',
    });
    expect(await refuseDirectories(policy, ['/srv/b'])).toBeUndefined();
    expect(await refuseDirectories(policy, [])).toBeUndefined();
  });
});

test('loadPolicy makes the policy of the config file', async () => {
  const environment = environmentOf(temporaryFolder());
  expect(await loadPolicy(environment)).toMatchObject({ disabled: false, hasDirectoryRules: false });
  put(userConfigPath(environment), '[collect]\nopt_in_only = true\n');
  expect(await loadPolicy(environment)).toMatchObject({ disabled: false, hasDirectoryRules: true });
});
