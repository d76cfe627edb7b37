// Runs of real processes, as shipped: many at once in one home, and one whose
// lock is taken away.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { RunOutcome } from '../../lib/run-record/writing/started-run.js';
import { readRun } from '../../pipelines/read-run.js';
import { plantFiles } from '../support/birth.js';
import { steal } from '../support/run-lock.js';
import { PROJECT } from '../support/run-program.js';
import { temporaryFolder } from '../support/temporary.js';
import { testWith } from '../support/tools.js';

const CHILD = join(PROJECT, 'test/support/start-run.mjs');
const EACH = 500;

/** A process that starts runs; the lines that it prints. */
function launch(plan: object, wrapper: readonly string[] = []) {
  const [command, ...args] = [...wrapper, process.execPath, CHILD, JSON.stringify({ fixed: false, ...plan })];
  const child: ChildProcess = spawn(command as string, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => (await lines.next()).value as string;
  return { child, ended, next };
}

const modeOf = (path: string): number => statSync(path).mode & 0o7777;

test('two processes start 1,000 runs from an empty home in the same seconds', async () => {
  const folder = temporaryFolder();
  const home = join(folder, 'home');
  const assembly = { name: 'small', source: plantFiles(join(folder, 'small'), { 'A.md': 'a\n' }) };
  const both = [1, 2].map(() => launch({ options: { home, assembly }, count: EACH }));
  const outcomes = (
    await Promise.all(both.map(async ({ next }) => JSON.parse(await next()) as RunOutcome[]))
  ).flat();
  expect(outcomes).toHaveLength(2 * EACH);
  const names = outcomes.map(({ name }) => name);
  const seconds = both.map((_, index) =>
    names.slice(index * EACH, (index + 1) * EACH).map((name) => name.slice(0, 19)),
  );
  expect(seconds[0]?.some((second) => seconds[1]?.includes(second))).toBe(true);
  expect(new Set(names).size).toBe(2 * EACH);
  expect(readdirSync(join(home, 'runs')).sort()).toEqual(names.sort());
  expect(outcomes.every(({ exit, ending }) => exit === 0 && ending !== undefined)).toBe(true);
  const { data } = JSON.parse(readFileSync(join(home, 'installation.json'), 'utf8'));
  expect(readdirSync(home).sort()).toEqual(['installation.json', 'runs']);
  expect([modeOf(home), modeOf(join(home, 'runs')), modeOf(join(home, 'installation.json'))]).toEqual([
    0o700, 0o700, 0o600,
  ]);
  for (const { directory, name } of outcomes) {
    const [first, last, ...more] = readFileSync(join(directory, 'record.jsonl'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(JSON.parse(first as string)).toMatchObject({ run: name, installation_id: data.id });
    expect(JSON.parse(last as string)).toMatchObject({ event: 'run_end', exit: 0 });
    expect(more).toEqual([]);
    expect(modeOf(directory)).toBe(0o700);
    expect(modeOf(join(directory, 'request.txt'))).toBe(0o600);
  }
}, 120_000);

describe('54: a process whose lock is taken away while it works', () => {
  test.each<[string, (lock: string) => void]>([
    ['removed', (lock) => rmSync(lock, { recursive: true })],
    ['replaced', steal],
  ])('%s: it notices by itself, and its record ends with fault/2 without a signal', async (how, lose) => {
    const folder = temporaryFolder();
    const assembly = { name: 'small', source: plantFiles(join(folder, 'small'), { 'A.md': 'a\n' }) };
    const options = { home: join(folder, 'home'), assembly, lockRefreshMs: 1_000 };
    const { ended, next } = launch({ options, work: 'stage' });
    const directory = await next();
    lose(`${directory}.lock`);
    const [outcome] = JSON.parse(await next()) as [RunOutcome];
    await ended;
    const { verdict, events } = await readRun(directory);
    expect(verdict.status).toBe('valid');
    expect(events.map(({ fields: { event, exit, cause } }) => [event, exit, cause])).toEqual([
      ['run_start', undefined, undefined],
      ['stage_start', undefined, undefined],
      ['stage_end', 2, 'fault'],
      ['run_end', 2, 'fault'],
    ]);
    expect(outcome.ending).toEqual(events.at(-1)?.fields);
    // The lock of whoever took it is not this process's to remove.
    expect(readdirSync(join(directory, '..')).some((name) => name.endsWith('.lock'))).toBe(
      how === 'replaced',
    );
  });

  test('before it ends well: it looks once more, and does not say so', async () => {
    const folder = temporaryFolder();
    const assembly = { name: 'small', source: plantFiles(join(folder, 'small'), { 'A.md': 'a\n' }) };
    const { child, next } = launch({ options: { home: join(folder, 'home'), assembly }, work: 'stage' });
    const directory = await next();
    rmSync(`${directory}.lock`, { recursive: true });
    child.stdin?.end();
    const [outcome] = JSON.parse(await next()) as [RunOutcome];
    expect(outcome).toMatchObject({ exit: 2, cause: 'fault' });
    expect((await readRun(directory)).verdict.status).toBe('valid');
  });
});

testWith('setpriv', () => process.geteuid?.() === 0)(
  '49: a directory that its owner may not change any more is left, and told, in place of a refusal',
  async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o755);
    const home = join(folder, 'home');
    mkdirSync(home, { mode: 0o700 });
    chownSync(home, 65_534, 65_534);
    const assembly = { name: 'small', source: plantFiles(join(folder, 'small'), { 'A.md': 'a\n' }) };
    const plan = { options: { home, assembly }, refuse: 'no such model', lockDown: true };
    const unprivileged = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
    const [result] = JSON.parse(await launch(plan, unprivileged).next());
    expect(result).toMatchObject({ status: 'unstarted', exit: 2, cause: 'fault' });
    expect(result.reason).toMatch(/^unborn cleanup: cannot remove .*: EACCES$/);
    const [name, ...others] = readdirSync(join(home, 'runs'));
    expect(others).toEqual([]);
    expect(readdirSync(join(home, 'runs', name as string, 'assembly'))).toEqual(['A.md']);
  },
);

testWith('setpriv', () => process.geteuid?.() === 0)(
  'a file of the assembly that may not be read is told, and no run is left',
  async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o777);
    const source = plantFiles(join(folder, 'small'), { 'A.md': 'a\n', 'B.md': 'b\n' });
    chmodSync(join(source, 'B.md'), 0o000);
    const home = join(folder, 'home');
    const plan = { options: { home, assembly: { name: 'small', source } } };
    const unprivileged = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
    expect(JSON.parse(await launch(plan, unprivileged).next())).toEqual([
      {
        status: 'unstarted',
        exit: 2,
        cause: 'fault',
        reason: `assembly capture: cannot open ${join(source, 'B.md')}: EACCES`,
      },
    ]);
    expect(readdirSync(join(home, 'runs'))).toEqual([]);
  },
);
