import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SCENARIO_RUN, type Scenario, spellInput } from '../../../lib/run-record/conformance/scenario.js';
import { allScenarios } from '../../../lib/run-record/conformance/scenarios.js';
import { conformWriter, type TrialRow } from '../../../pipelines/conform-writer.js';
import { type Ended, PROJECT, programPath, runProgram } from '../../support/run-program.js';
import { temporaryFolder } from '../../support/temporary.js';

const OWN = `${process.execPath} ${join(PROJECT, 'test/support/write-facts.mjs')}`;
const PROGRAM = `${process.execPath} ${programPath('bot-record')} write`;

const conform = (...args: readonly string[]): Promise<Ended> =>
  runProgram('bot-record', ['conform', ...args]);

const scenario = (name: string): Scenario => allScenarios().find((one) => one.name === name) as Scenario;
const WHOLE = scenario('story/01-whole');
const PAIR = scenario('pair/refused-not-3');

/** The writer of this package, and what a shell does after it. */
const afterOwn = (script: string): string =>
  `wrong() { ${OWN} "$1"; code=$?; cd "$1"; ${script}; exit $code; }; wrong`;
/** What a shell does in its place. */
const insteadOfOwn = (script: string): string => `wrong() { cd "$1"; ${script}; }; wrong`;
/** Writes whatever it is handed, as it comes. */
const NAIVE = insteadOfOwn('cat > record.jsonl');

async function tryOne(command: string, of: Scenario = WHOLE, timeoutMs = 20_000): Promise<TrialRow> {
  const [row] = await conformWriter(command, [of], { timeoutMs, jobs: 1 });
  return row as TrialRow;
}

describe('the writer of this package', () => {
  test('conforms: all stories, and a part of the rest, which other tests write without processes', async () => {
    const tried = allScenarios().filter(({ name }, index) => name.startsWith('story/') || index % 9 === 0);
    expect(tried.length).toBeGreaterThan(40);
    const rows = await conformWriter(OWN, tried, { timeoutMs: 60_000, jobs: 2 });
    expect(rows.filter(({ conforms }) => !conforms)).toEqual([]);
    expect(rows.map(({ scenario: name }) => name)).toEqual(tried.map(({ name }) => name));
  }, 240_000);

  test('as bot-record write: the table, exit 0', async () => {
    const ended = await conform('--writer', PROGRAM, '--only', 'story/0');
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    const lines = ended.stdout
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(/ +/g, ' '));
    expect(lines.slice(0, 2)).toEqual(['scenario asks for verdict why', 'story/01-whole writing conforms -']);
    expect(lines.at(-1)).toBe('9 of 9 scenarios conform');
  });
});

describe('a wrong writer is caught', () => {
  const wrong: readonly (readonly [what: string, command: string, code: string, of?: Scenario])[] = [
    ['hands members through as they come', NAIVE, 'bytes-differ'],
    ['drops the line feed after run_end', afterOwn('truncate -s -1 record.jsonl'), 'bytes-differ'],
    ['writes after run_end', afterOwn('printf "{}\\n" >> record.jsonl'), 'bytes-differ'],
    ['puts a blank line between', afterOwn('sed -i 2G record.jsonl'), 'bytes-differ'],
    ['spells instants without fraction', afterOwn('sed -i s/08.000Z/08Z/ record.jsonl'), 'bytes-differ'],
    ['leaves a fact out', afterOwn('sed -i 3d record.jsonl'), 'bytes-differ'],
    ['accepts a pair that is none', NAIVE, 'exit-after-refusal', PAIR],
    ['writes what it refuses', `wrong() { cat > "$1"/record.jsonl; exit 1; }; wrong`, 'bytes-differ', PAIR],
    ['exits 0 after a refusal', afterOwn('code=0'), 'exit-after-refusal', PAIR],
    ['exits 1 after all is well', afterOwn('code=1'), 'exit-after-writing'],
    ['is not there', '/nonexistent/writer', 'exit-after-writing'],
    ['dies', insteadOfOwn('kill -9 $$'), 'died-of-signal'],
    ['hangs', insteadOfOwn('sleep 60'), 'too-slow'],
    ['hangs and ignores what it is asked', insteadOfOwn('trap "" TERM INT; sleep 60; sleep 60'), 'too-slow'],
    ['floods stdout', insteadOfOwn('yes'), 'too-loud'],
    ['floods stderr', insteadOfOwn('yes >&2'), 'too-loud'],
    ['writes nothing', insteadOfOwn('exit 0'), 'record-missing'],
    [
      'leaves a link',
      afterOwn('mv record.jsonl ../../elsewhere; ln -s ../../elsewhere record.jsonl'),
      'record-unlawful',
    ],
    ['leaves a FIFO', insteadOfOwn('mkfifo record.jsonl'), 'record-unlawful'],
    ['lets everybody write', afterOwn('chmod 666 record.jsonl'), 'record-unlawful'],
    ['makes it a program', afterOwn('chmod 740 record.jsonl'), 'record-unlawful'],
    ['leaves a second file', afterOwn('touch record.jsonl.tmp'), 'leftovers'],
    ['leaves a lock beside the run', afterOwn('mkdir "$1.lock"'), 'leftovers'],
    [
      'goes on behind a hole',
      afterOwn(`printf '{}\\n' >> record.jsonl`),
      'bytes-differ',
      scenario('law/goes-on-behind-a-hole'),
    ],
  ];
  for (const [what, command, code, of] of wrong) {
    test(`that ${what}`, async () => {
      const row = await tryOne(command, of, what.startsWith('hangs') ? 1_000 : 20_000);
      expect(row).toMatchObject({ conforms: false, fault: { code } });
    });
  }

  test('by name: where the bytes part', async () => {
    const { fault } = await tryOne(afterOwn('sed -i 3d record.jsonl'));
    expect(fault?.detail).toMatch(/^line 3, at byte \d+$/);
    expect((await tryOne(afterOwn('printf x >> record.jsonl'))).fault?.detail).toBe('line 9 is one too many');
    expect((await tryOne(afterOwn('truncate -s -1 record.jsonl'))).fault?.detail).toMatch(
      /^it ends in line 8/,
    );
    expect((await tryOne('echo oops >&2; exit 3; x')).fault?.detail).toBe('exit 3: oops');
  });

  test('a process that it leaves behind is ended, and holds nothing up', async () => {
    const began = Date.now();
    const marker = `97${process.pid}`;
    const row = await tryOne(`wrong() { sleep ${marker} & ${OWN} "$1"; }; wrong`);
    expect(row.fault).toBeNull();
    expect(Date.now() - began).toBeLessThan(15_000);
    // It has been told to end; the system does that when it comes to it.
    await expect.poll(() => spawnSync('pgrep', ['-f', `^sleep ${marker}`]).status).not.toBe(0);
  });
});

describe('bot-record conform', () => {
  test('fails with exit 1, and says how in a document', async () => {
    const ended = await conform('--writer', NAIVE, '--only', 'story/0', '--json');
    expect(ended).toMatchObject({ code: 1, stderr: '' });
    const document = JSON.parse(ended.stdout.toString()) as {
      data: { writer: string; scenarios: TrialRow[] };
      summary: unknown;
    };
    expect(document).toMatchObject({ schemaVersion: 1, kind: 'run-conform', data: { writer: NAIVE } });
    expect(document.summary).toEqual({ scenarios: 9, conforming: 0, failing: 9 });
    expect(document.data.scenarios[0]).toEqual({
      scenario: 'story/01-whole',
      asks: 'writing',
      conforms: false,
      fault: { code: 'bytes-differ', detail: expect.stringMatching(/^line 1, at byte \d+$/) },
    });
    const table = await conform('--writer', NAIVE, '--only', 'story/01');
    expect(table.stdout.toString()).toContain('the record is not what the facts say: line 1, at byte ');
    expect(table.stdout.toString()).toContain('0 of 1 scenarios conform');
  });

  test.each([
    [['conform']],
    [['conform', '--writer', 'true', '--only', 'nothing/']],
    [['conform', '--writer', 'true', '--timeout', '0']],
    [['write']],
  ])('%j: exit 2', async (args) => {
    expect((await runProgram('bot-record', args)).code).toBe(2);
  });

  test('leaves nothing behind', async () => {
    const folder = temporaryFolder();
    await runProgram('bot-record', ['conform', '--writer', NAIVE, '--only', 'pair/'], {
      env: { TMPDIR: folder },
    });
    expect(readdirSync(folder)).toEqual([]);
    expect(tmpdir()).not.toBe(folder);
  });

  test('stopped by a signal, it ends the writer and cleans up', async () => {
    const folder = temporaryFolder();
    const marker = `98${process.pid}`;
    const script = `${process.execPath} ${programPath('bot-record')} conform --writer 'sleep ${marker}; x' --only story/01 & sleep 2; kill -TERM $!; wait $!`;
    const { status } = spawnSync('sh', ['-c', script], {
      env: { ...process.env, TMPDIR: folder },
      encoding: 'utf8',
    });
    expect(status).toBe(128 + 15);
    expect(readdirSync(folder)).toEqual([]);
    // It has been told to end; the system does that when it comes to it.
    await expect.poll(() => spawnSync('pgrep', ['-f', `^sleep ${marker}`]).status).not.toBe(0);
  });

  test.each(['conform', 'write'])('%s: its help ends with examples, and they run', async (name) => {
    const help = (await runProgram('bot-record', [name, '--help'])).stdout.toString();
    const examples = help.split('\n').filter((line) => line.startsWith(`  bot-record ${name} `));
    expect(examples.length).toBeGreaterThan(0);
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'runs', SCENARIO_RUN), { recursive: true });
    const facts = spellInput(WHOLE);
    for (const example of examples) {
      const isWhole = / --writer '[^']+'$/.test(example);
      const short = isWhole
        ? `${example} --only instant/`
        : example.replace('story/', 'story/01').replace('order/', 'order/work');
      const command = short
        .trim()
        .replace(' < facts.ndjson', '')
        .replaceAll('bot-record', `${process.execPath} ${programPath('bot-record')}`);
      const ended = spawnSync('sh', ['-c', command], { cwd: folder, input: facts, encoding: 'utf8' });
      expect([ended.status, ended.stderr], example).toEqual([0, '']);
    }
  });
});

describe('bot-record write', () => {
  const write = async (input: string): Promise<[Ended, string]> => {
    const directory = join(temporaryFolder(), SCENARIO_RUN);
    mkdirSync(directory);
    const ended = await runProgram('bot-record', ['write', directory], { input });
    const record = readdirSync(directory).includes('record.jsonl')
      ? readFileSync(join(directory, 'record.jsonl'), 'utf8')
      : '';
    return [ended, record];
  };

  test('puts in the instant where it is left out', async () => {
    const [ended, record] = await write(spellInput(WHOLE).replaceAll(/,"ts":"[^"]*"/g, ''));
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    const lines = record
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { ts: string });
    expect(lines).toHaveLength(WHOLE.written.length);
    for (const { ts } of lines) {
      expect(new Date(ts).toISOString()).toBe(ts);
      expect(Math.abs(Date.now() - Date.parse(ts))).toBeLessThan(60_000);
    }
  });

  test.each([
    ['no JSON', '{"a":\n', 'fact-malformed'],
    ['no object', '[]\n', 'fact-malformed'],
    ['a fact that was cut off', '{}', 'fact-malformed'],
    ['no UTF-8', '\udcff', 'fact-malformed'],
    ['no beginning', '{"event":"turn"}\n', 'event-malformed'],
  ])('%s: refused, exit 1', async (_what, input, code) => {
    const [ended, record] = await write(input);
    expect(ended.code).toBe(1);
    expect(ended.stderr).toContain(`(${code})`);
    expect(record).toBe('');
  });

  test('nothing at all: no record, exit 0', async () => {
    expect(await write('')).toMatchObject([{ code: 0 }, '']);
  });

  test('where there is a record already: it stays', async () => {
    const directory = join(temporaryFolder(), SCENARIO_RUN);
    mkdirSync(directory);
    const input = spellInput(WHOLE);
    await runProgram('bot-record', ['write', directory], { input });
    const before = readFileSync(join(directory, 'record.jsonl'), 'utf8');
    const again = await runProgram('bot-record', ['write', directory], { input });
    expect(again.code).toBe(1);
    expect(again.stderr).toContain('record-exists');
    expect(readFileSync(join(directory, 'record.jsonl'), 'utf8')).toBe(before);
  });
});
