import { homedir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { isHarness, UNREAD_HARNESSES } from '../../../../lib/session-log/format/harness.js';
import {
  configHome,
  dataHome,
  directoryVariable,
  processEnvironment,
} from '../../../../lib/session-log/readers/environment.js';
import { systemReason } from '../../../../lib/session-log/readers/system-reason.js';
import { environmentOf } from '../../../support/session-log/read-session.js';

describe('the environment', () => {
  test('of a process is its home, its variables and its platform', () => {
    expect(processEnvironment()).toEqual({
      home: homedir(),
      variables: process.env,
      platform: process.platform,
    });
  });

  test('ignores a directory variable that is no absolute path', () => {
    for (const value of [undefined, '', 'relative', './x', '~']) {
      const environment = environmentOf('/home/u', { XDG_DATA_HOME: value, XDG_CONFIG_HOME: value });
      expect(directoryVariable(environment, 'XDG_DATA_HOME')).toBeUndefined();
      expect([dataHome(environment), configHome(environment)]).toEqual([
        '/home/u/.local/share',
        '/home/u/.config',
      ]);
    }
    expect(dataHome(environmentOf('/home/u', { XDG_DATA_HOME: '/data' }))).toBe('/data');
  });
});

test('a harness is one with a reader; the others that are known have a reason of one sentence', () => {
  expect(['claude-code', 'opencode', 'cursor', 'toString', ''].map(isHarness)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  for (const reason of Object.values(UNREAD_HARNESSES))
    expect(reason).toMatch(/^[A-Z][^.]+ is not read: [^.]+\.$/);
});

describe('what the system says', () => {
  test.each([
    [
      Object.assign(new Error('ENOENT: x, open /secret'), { code: 'ENOENT', errno: -2 }),
      'no such file or directory',
    ],
    [Object.assign(new Error('EWHAT: /secret'), { code: 'EWHAT', errno: -99_999 }), 'EWHAT'],
    [Object.assign(new Error('EWHAT: /secret'), { code: 'EWHAT' }), 'EWHAT'],
    [new Error('file is not a database'), 'file is not a database'],
    ['a text', 'a text'],
  ])('%s is told without a path', (failure, reason) => {
    expect(systemReason(failure)).toBe(reason);
  });
});
