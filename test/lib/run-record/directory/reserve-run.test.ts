import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { reserveRun } from '../../../../lib/run-record/directory/reserve-run.js';
import { mintRunName, spellStart } from '../../../../lib/run-record/directory/run-name.js';
import { temporaryFolder } from '../../../support/temporary.js';

const START = spellStart(new Date('2026-07-30T14:22:08.999Z'));
const SECOND = '2026-07-30T14-22-08';

const suffixes: string[] = [];
vi.mock('../../../../lib/run-record/directory/run-name.js', async (load) => {
  const real = await load<typeof import('../../../../lib/run-record/directory/run-name.js')>();
  return {
    ...real,
    mintRunName: (start: Parameters<typeof real.mintRunName>[0]) => {
      const name = real.mintRunName(start);
      const suffix = suffixes.shift();
      return suffix === undefined ? name : `${name.slice(0, -4)}${suffix}`;
    },
  };
});
afterEach(() => {
  suffixes.length = 0;
});

test('a name is the second of the start and four hexadecimal digits', () => {
  expect(START).toEqual({ ts: '2026-07-30T14:22:08.999Z', second: SECOND });
  const names = Array.from({ length: 300 }, () => mintRunName(START));
  for (const name of names) expect(name).toMatch(/^2026-07-30T14-22-08-[0-9a-f]{4}$/);
  expect(new Set(names).size).toBeGreaterThan(280);
});

test('a locked name, a taken one and a taken one whose lock is stale are left for others of the same second', async () => {
  const home = temporaryFolder();
  const at = (suffix: string): string => join(home, 'runs', `${SECOND}-${suffix}`);
  mkdirSync(`${at('aaaa')}.lock`, { recursive: true });
  mkdirSync(at('bbbb'));
  writeFileSync(join(at('bbbb'), 'record.jsonl'), 'another run\n');
  mkdirSync(at('cccc'));
  mkdirSync(`${at('cccc')}.lock`);
  utimesSync(`${at('cccc')}.lock`, 1, 1);
  suffixes.push('aaaa', 'bbbb', 'cccc', 'dddd');
  const { name, directory, lock } = await reserveRun(home, START);
  expect(name).toBe(`${SECOND}-dddd`);
  expect(directory).toBe(at('dddd'));
  expect(statSync(directory).mode & 0o7777).toBe(0o700);
  expect(existsSync(`${at('aaaa')}.lock`)).toBe(true);
  expect(existsSync(`${at('bbbb')}.lock`)).toBe(false);
  expect(readdirSync(at('bbbb'))).toEqual(['record.jsonl']);
  await lock.release();
});

test('43: of two that reserve one name at once, one gets it', async () => {
  const home = temporaryFolder();
  suffixes.push('aaaa', 'aaaa', 'bbbb', 'cccc');
  const [one, other] = await Promise.all([reserveRun(home, START), reserveRun(home, START)]);
  const names = [one.name, other.name].sort();
  expect(names[0]).toBe(`${SECOND}-aaaa`);
  expect(names[1]).toMatch(/-(bbbb|cccc)$/);
  await Promise.all([one.lock.release(), other.lock.release()]);
  expect(readdirSync(join(home, 'runs')).sort()).toEqual(names);
});

test('a folder of runs in which nothing can be made is told, and nothing is left', async () => {
  const home = temporaryFolder();
  suffixes.push(`a/${'b'.repeat(300)}`);
  await expect(reserveRun(home, START)).rejects.toMatchObject({ code: 'cannot-create' });
  expect(readdirSync(join(home, 'runs'))).toEqual([]);
});
