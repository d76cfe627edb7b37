import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readUserConfig, userConfigPath } from '../../../../lib/session-log/policy/user-config.js';
import { userConfigSchema } from '../../../../lib/session-log/policy/user-config-schema.js';
import { environmentOf } from '../../../support/session-log/read-session.js';
import { put } from '../../../support/session-log/stores.js';
import { temporaryFolder } from '../../../support/temporary.js';

async function read(text: string) {
  const environment = environmentOf(temporaryFolder());
  put(userConfigPath(environment), text);
  return readUserConfig(environment);
}

describe('the config file', () => {
  test('a missing one is an empty one', async () => {
    const missing = await readUserConfig(environmentOf(temporaryFolder()));
    expect(missing).toEqual({
      collect: { disabled: false, deny_paths: [], opt_in_only: false, opt_in_paths: [] },
      context: { drop: [] },
    });
    expect(missing).toEqual(userConfigSchema.parse({}));
  });

  test('is looked for in $XDG_CONFIG_HOME when that is absolute', () => {
    expect(userConfigPath(environmentOf('/home/u'))).toBe('/home/u/.config/agentfeedback/config.toml');
    expect(userConfigPath(environmentOf('/home/u', { XDG_CONFIG_HOME: '/etc/x' }))).toBe(
      '/etc/x/agentfeedback/config.toml',
    );
    expect(userConfigPath(environmentOf('/home/u', { XDG_CONFIG_HOME: 'x' }))).toBe(
      '/home/u/.config/agentfeedback/config.toml',
    );
  });

  test('is read; what it says beyond that is ignored', async () => {
    const config = await read(
      'machine = "m"\nmore = 1\n[collect]\ndisabled = true\ndeny_paths = ["/a"]\nx = 1\n[context]\ndrop = ["cwd"]\n[other]\ny = 2\n',
    );
    expect(config).toMatchObject({
      machine: 'm',
      collect: { disabled: true, deny_paths: ['/a'] },
      context: { drop: ['cwd'] },
    });
    expect(config).not.toHaveProperty('more');
  });

  test.each([
    ['no TOML', '[collect', 'line 1'],
    ['a list that is a string', '[collect]\ndeny_paths = "/a"', 'collect.deny_paths'],
    ['a switch that is a string', '[collect]\ndisabled = "yes"', 'collect.disabled'],
    ['a table that is a value', 'collect = 5', 'collect'],
  ])('with %s fails, so that no rule is lost', async (_, text, detail) => {
    await expect(read(text)).rejects.toMatchObject({
      code: 'bad-config',
      message: expect.stringContaining(detail),
    });
  });

  test('that cannot be read fails', async () => {
    const environment = environmentOf(temporaryFolder());
    mkdirSync(userConfigPath(environment), { recursive: true });
    chmodSync(join(environment.home, '.config'), 0o755);
    await expect(readUserConfig(environment)).rejects.toMatchObject({ code: 'cannot-read' });
  });
});
