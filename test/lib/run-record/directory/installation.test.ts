import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  establishInstallation,
  InstallationFault,
} from '../../../../lib/run-record/directory/installation.js';
import { temporaryFolder } from '../../../support/temporary.js';

const ID = '3f2b8c1e-9a4d-4e6f-8b7a-0123456789ab';
const WRITTEN = `{"schemaVersion":1,"kind":"bot.installation","data":{"id":"${ID}"}}\n`;

/** A home that holds this file. */
function homeWith(content: string | Buffer, mode = 0o600): { home: string; file: string } {
  const home = join(temporaryFolder(), 'home');
  const file = join(home, 'installation.json');
  mkdirSync(home, { mode: 0o700 });
  writeFileSync(file, content, { mode });
  chmodSync(file, mode);
  return { home, file };
}

describe('the identity of a home', () => {
  test('is made once, for its owner alone, and read afterwards', async () => {
    const home = join(temporaryFolder(), 'deep', 'home');
    const id = await establishInstallation(home);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(readFileSync(join(home, 'installation.json'), 'utf8')).toBe(WRITTEN.replace(ID, id));
    expect(statSync(join(home, 'installation.json')).mode & 0o7777).toBe(0o600);
    expect(statSync(home).mode & 0o7777).toBe(0o700);
    expect(readdirSync(home)).toEqual(['installation.json']);
    expect(await establishInstallation(home)).toBe(id);
  });

  test('under a umask that takes everything', async () => {
    const home = join(temporaryFolder(), 'home');
    mkdirSync(home, { mode: 0o700 });
    const before = process.umask(0o777);
    try {
      await establishInstallation(home);
    } finally {
      process.umask(before);
    }
    expect(statSync(join(home, 'installation.json')).mode & 0o7777).toBe(0o600);
  });

  test('of many first runs one publishes it', async () => {
    const home = join(temporaryFolder(), 'home');
    const ids = await Promise.all(Array.from({ length: 40 }, () => establishInstallation(home)));
    expect(new Set(ids).size).toBe(1);
    expect(readdirSync(home)).toEqual(['installation.json']);
  });

  test('is read as it was written', async () => {
    expect(await establishInstallation(homeWith(WRITTEN).home)).toBe(ID);
    const spaced = ` { "kind" : "bot.installation",\n"data": {"id":"${ID}"}, "schemaVersion":1}\n`;
    expect(await establishInstallation(homeWith(spaced).home)).toBe(ID);
    const padded = WRITTEN.replace('{', `{${' '.repeat(1_024 - WRITTEN.length)}`);
    expect(padded).toHaveLength(1_024);
    expect(await establishInstallation(homeWith(padded).home)).toBe(ID);
  });

  test.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['no JSON', 'x}\n'],
    ['an array', `[${WRITTEN.trim()}]\n`],
    ['no last line feed', WRITTEN.trimEnd()],
    ['something behind the last line feed', `${WRITTEN} `],
    ['a byte order mark', `\ufeff${WRITTEN}`],
    ['a byte that is no UTF-8', Buffer.from(WRITTEN.replace('kind', 'k\u00ffnd'), 'latin1')],
    ['1,025 bytes', WRITTEN.replace('{', `{${' '.repeat(1_025 - WRITTEN.length)}`)],
    ['a member that stands twice', WRITTEN.replace('{', '{"schemaVersion":1,')],
    ['an inner member that stands twice', WRITTEN.replace('"id"', `"id":"${ID}","id"`)],
    ['a member too many', WRITTEN.replace('{', '{"more":1,')],
    ['an inner member too many', WRITTEN.replace('"id"', '"more":1,"id"')],
    ['a member too few', WRITTEN.replace('"schemaVersion":1,', '')],
    ['another version', WRITTEN.replace('1,', '2,')],
    ['a version that is spelled otherwise', WRITTEN.replace('1,', '1.0,')],
    ['another kind', WRITTEN.replace('bot.', 'bat.')],
    ['an uppercase id', WRITTEN.replace(ID, ID.toUpperCase())],
    ['an id of another version', WRITTEN.replace('4e6f', '1e6f')],
  ])('%s is refused and left alone', async (_what, content) => {
    const { home, file } = homeWith(content);
    const before = readFileSync(file);
    await expect(establishInstallation(home)).rejects.toMatchObject({ code: 'installation-malformed' });
    expect(readFileSync(file)).toEqual(before);
    expect(readdirSync(home)).toEqual(['installation.json']);
  });

  test.each([0o644, 0o640, 0o400, 0o700, 0o4600])('mode %o of the file is refused', async (mode) => {
    const { home } = homeWith(WRITTEN, mode);
    await expect(establishInstallation(home)).rejects.toMatchObject({ code: 'installation-unsafe' });
  });

  test.each([0o755, 0o770, 0o1700])(
    'mode %o of the home is refused, and nothing is made in it',
    async (mode) => {
      const home = join(temporaryFolder(), 'home');
      mkdirSync(home);
      chmodSync(home, mode);
      await expect(establishInstallation(home)).rejects.toMatchObject({ code: 'installation-unsafe' });
      expect(readdirSync(home)).toEqual([]);
    },
  );

  test.skipIf(process.geteuid?.() !== 0)('a file of another user is refused', async () => {
    const { home, file } = homeWith(WRITTEN);
    chownSync(file, 65_534, 65_534);
    await expect(establishInstallation(home)).rejects.toMatchObject({ code: 'installation-unsafe' });
  });

  test('a link, a folder and a FIFO in its place are refused, without waiting', async () => {
    const { file: elsewhere } = homeWith(WRITTEN);
    const plants: ((file: string) => void)[] = [
      (file) => symlinkSync(elsewhere, file),
      (file) => symlinkSync('nowhere', file),
      (file) => mkdirSync(file),
      (file) => execFileSync('mkfifo', [file]),
    ];
    for (const plant of plants) {
      const home = join(temporaryFolder(), 'home');
      mkdirSync(home, { mode: 0o700 });
      plant(join(home, 'installation.json'));
      await expect(establishInstallation(home)).rejects.toMatchObject({ code: 'installation-unsafe' });
    }
  });

  test('a home in which nothing can be written is told', async () => {
    // The file's path is not too long for the system, that of its draft is.
    let home = temporaryFolder();
    while (home.length < 4_060) home = join(home, 'x'.repeat(Math.min(200, 4_060 - home.length - 1)));
    await expect(establishInstallation(home)).rejects.toMatchObject({
      code: 'installation-unreachable',
      message: expect.stringMatching(/^cannot create .*: ENAMETOOLONG$/),
    });
    expect(readdirSync(home)).toEqual([]);
  });

  test('a home that cannot be made is told', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const attempt = establishInstallation(join(file, 'home'));
    await expect(attempt).rejects.toBeInstanceOf(InstallationFault);
    await expect(attempt).rejects.toMatchObject({ code: 'installation-unreachable' });
  });
});
