import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  cleanPath,
  expandEntry,
  formsOf,
  ignoresCase,
  isWithin,
  resolveLinks,
} from '../../../../lib/session-log/policy/paths.js';
import { temporaryFolder } from '../../../support/temporary.js';

describe('within', () => {
  test.each([
    ['/a/work', '/a/work', true],
    ['/a/work/x/y', '/a/work', true],
    ['/a/workshop', '/a/work', false],
    ['/a', '/a/work', false],
    ['/anything', '/', true],
    ['/', '/', true],
    ['/a/Work', '/a/work', false],
  ])('%s in %s: %s', (path, directory, isIn) => {
    expect(isWithin(path, directory, false)).toBe(isIn);
  });

  test('without case where names have none', () => {
    expect(isWithin('/SRV/secret/x', '/srv/Secret', true)).toBe(true);
    expect(isWithin('/srv/secretary', '/srv/Secret', true)).toBe(false);
    expect(['darwin', 'win32', 'linux'].map((platform) => ignoresCase(platform as NodeJS.Platform))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test.each([
  ['/a/b/', '/a/b'],
  ['/a//b/./c/../d', '/a/b/d'],
  ['/', '/'],
  ['//', '/'],
])('cleanPath %s is %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});

describe('resolveLinks', () => {
  test('follows links, as far down as the path exists', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'real'));
    symlinkSync(join(folder, 'real'), join(folder, 'link'));
    expect(await resolveLinks(join(folder, 'link'))).toBe(join(folder, 'real'));
    expect(await resolveLinks(join(folder, 'link/gone/deeper'))).toBe(join(folder, 'real/gone/deeper'));
    expect(await resolveLinks('/no-such-place/x')).toBe('/no-such-place/x');
    expect(await formsOf(`${folder}/link/`)).toEqual([join(folder, 'link'), join(folder, 'real')]);
    expect(await formsOf(join(folder, 'real'))).toEqual([join(folder, 'real')]);
  });

  test('takes a hostile path in its stride', async () => {
    const path = '/no-such-place'.repeat(50_000);
    const began = performance.now();
    expect(await resolveLinks(path)).toBe(path);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  test('survives a link to itself', async () => {
    const path = join(temporaryFolder(), 'loop');
    symlinkSync(path, path);
    expect(await resolveLinks(path)).toBe(path);
  });
});

describe('an entry of a path list', () => {
  test.each([
    ['/srv/x/', { path: '/srv/x' }],
    ['~', { path: '/home/u' }],
    ['~/x', { path: '/home/u/x' }],
    ['~other/x', { ignored: expect.any(String) }],
    ['relative', { ignored: expect.any(String) }],
    ['', { ignored: expect.any(String) }],
  ])('%j of the user', (entry, expanded) => {
    expect(expandEntry(entry, { home: '/home/u' })).toEqual(expanded);
  });

  test.each([
    ['/srv/x', { path: '/srv/x' }],
    ['sub/../x', { path: '/repo/x' }],
    ['.', { path: '/repo' }],
    ['~/x', { ignored: expect.any(String) }],
  ])('%j of a repository', (entry, expanded) => {
    expect(expandEntry(entry, { base: '/repo' })).toEqual(expanded);
  });
});
