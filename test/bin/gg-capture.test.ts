import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../support/capture.js';
import { clock, eventLines, message, modelIo, sessionEvent } from '../support/capture-events.js';
import { programPath, runCommand, runProgram } from '../support/run-program.js';
import { temporaryFolder } from '../support/temporary.js';
import { testWith } from '../support/tools.js';

const events = eventLines([sessionEvent(), modelIo([message('hi')]), clock(5)]);

describe('gg-capture', () => {
  test('events in, journal out', async () => {
    const { code, stdout, stderr } = await runProgram('gg-capture', [], { input: events });
    expect([code, stderr]).toEqual([0, '']);
    expect(linesOf(stdout).map((line) => line.type)).toEqual(['header', 'message', 'entry', 'entry', 'end']);
  });

  test('a pipe into gg-assemble', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'events'), events);
    const command = `"$0" "$1" < events | "$0" "$2" > replay.json.gz`;
    const args = ['-c', command, process.execPath, programPath('gg-capture'), programPath('gg-assemble')];
    const { code } = await runCommand('sh', args, { cwd: folder });
    expect(code).toBe(0);
    const record = JSON.parse(gunzipSync(readFileSync(join(folder, 'replay.json.gz'))).toString());
    expect(record).toMatchObject({ sessionId: 'run-7', messages: [{ body: { content: 'hi' } }] });
    expect(record.truncation).toBeUndefined();
  });

  test('a journal that is there is neither appended to nor truncated, unless it is to be replaced', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'new/folder/replay.ndjson');
    expect((await runProgram('gg-capture', ['-o', path], { input: events })).code).toBe(0);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const before = readFileSync(path);
    const refused = await runProgram('gg-capture', ['-o', path], { input: events });
    expect([refused.code, refused.stdout.length]).toEqual([1, 0]);
    expect(refused.stderr).toMatch(/there is a journal at .* already \(journal-exists\)\n.*--force/);
    expect(readFileSync(path)).toEqual(before);
    const replaced = await runProgram('gg-capture', ['-o', path, '--force'], {
      input: eventLines([sessionEvent()]),
    });
    expect(replaced.code).toBe(0);
    expect(linesOf(readFileSync(path))).toHaveLength(2);
  });

  test('a bad event is refused with its line number, and the journal ends truly', async () => {
    const input = Buffer.concat([events, Buffer.from('{"type":"clock"}\n'), events]);
    const { code, stdout, stderr } = await runProgram('gg-capture', [], { input });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^gg-capture: line 4, byte \d+, is no capture event: "agentId": is missing \(missing-key\)\n/,
    );
    expect(linesOf(stdout).at(-1)).toMatchObject({
      type: 'end',
      entries: 2,
      truncation: { reason: 'write_failed', lastSeq: 1 },
    });
    const json = await runProgram('gg-capture', ['--json'], { input });
    expect(JSON.parse(json.stderr)).toMatchObject({ error: 'missing-key', line: 4, offset: events.length });
  });

  test('the ceiling: the journal says so, and the exit code with --strict', async () => {
    const { code, stdout, stderr } = await runProgram('gg-capture', ['--max-bytes', '200'], {
      input: events,
    });
    expect(code).toBe(0);
    expect(stderr).toBe('gg-capture: the journal is truncated (byte_ceiling): it holds 0 entries\n');
    expect(linesOf(stdout).at(-1).truncation).toMatchObject({ reason: 'byte_ceiling' });
    const strict = await runProgram('gg-capture', ['--max-bytes', '520', '--strict'], { input: events });
    expect([strict.code, strict.stderr]).toEqual([
      3,
      'gg-capture: the journal is truncated (byte_ceiling): it holds 1 entry, the last of them seq 0\n',
    ]);
    const quiet = await runProgram('gg-capture', ['--max-bytes', '200', '-q'], { input: events });
    expect(quiet.stderr).toBe('');
  });

  test('a report', async () => {
    const path = join(temporaryFolder(), 'replay.ndjson');
    const { stdout } = await runProgram('gg-capture', ['-o', path, '--report', '-'], { input: events });
    const bytes = readFileSync(path).lastIndexOf('\n{') + 1;
    expect(JSON.parse(stdout.toString())).toEqual({ entries: 2, bytes });
  });

  testWith('git')('--workspace: the journal is in its place, and out of the repository', async () => {
    const folder = temporaryFolder();
    await runCommand('git', ['init', '-q', folder]);
    const args = ['--workspace', folder, '--max-bytes', '1000000'];
    expect((await runProgram('gg-capture', args, { input: events })).code).toBe(0);
    expect(linesOf(readFileSync(join(folder, '.gg/replay.ndjson')))).toHaveLength(5);
    const { stdout } = await runCommand('git', ['-C', folder, 'status', '--porcelain']);
    expect(stdout.toString()).toBe('');
  });

  test('--workspace of something that is no repository: nothing is captured into it', async () => {
    const folder = temporaryFolder();
    const { code, stderr } = await runProgram('gg-capture', ['--workspace', folder, '--max-bytes', '9'], {
      input: events,
    });
    expect(code).toBe(1);
    expect(stderr).toContain('(not-a-repository)');
    expect(existsSync(join(folder, '.gg'))).toBe(false);
  });

  test.each([
    [['--workspace', '.'], /needs --max-bytes/],
    [['--workspace', '.', '--max-bytes', '5', '-o', 'x'], /leave out -o/],
    [['--max-bytes', '0'], /whole number from 1/],
    [['--max-bytes', '1e9'], /whole number/],
    [['--report', '-'], /cannot both go to standard output/],
    [['--nonsense'], /unknown option/],
  ])('%j is a wrong command line', async (args, text) => {
    const { code, stderr } = await runProgram('gg-capture', args, { input: events });
    expect([code, stderr]).toEqual([2, expect.stringMatching(text)]);
  });

  test('a journal that cannot be made, and one that cannot be written', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    const made = await runProgram('gg-capture', ['-o', join(folder, 'file/j')], { input: events });
    expect([made.code, made.stderr]).toEqual([4, expect.stringContaining('(cannot-create)')]);
    mkdirSync(join(folder, 'report'));
    const args = ['-o', join(folder, 'j'), '--report', join(folder, 'report')];
    const reported = await runProgram('gg-capture', args, { input: events });
    expect([reported.code, reported.stderr]).toEqual([4, expect.stringContaining('(cannot-write)')]);
    const full = await runCommand(
      'sh',
      ['-c', `"$0" "$1" > /dev/full`, process.execPath, programPath('gg-capture')],
      { input: events },
    );
    expect([full.code, full.stderr]).toEqual([4, expect.stringContaining('ENOSPC')]);
  });

  test('a reader that leaves ends it quietly', async () => {
    const many = eventLines([sessionEvent(), ...Array.from({ length: 20_000 }, (_, index) => clock(index))]);
    const command = ['-c', `"$0" "$1" | head -n 1`, process.execPath, programPath('gg-capture')];
    const { code, stdout, stderr } = await runCommand('sh', command, { input: many });
    expect([code, stderr]).toEqual([0, '']);
    expect(linesOf(stdout)[0].type).toBe('header');
  });

  test('--help ends with examples', async () => {
    const { code, stdout } = await runProgram('gg-capture', ['--help']);
    expect(code).toBe(0);
    expect(stdout.toString()).toContain('gg-capture < events.ndjson | gg-assemble > replay.json.gz');
  });
});
