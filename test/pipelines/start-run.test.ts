import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashAssembly } from '../../lib/run-record/hashing/assembly-hash.js';
import { RunRefused } from '../../lib/run-record/writing/pre-start.js';
import type { StartedRun } from '../../lib/run-record/writing/started-run.js';
import { readRun } from '../../pipelines/read-run.js';
import { conductRun, type StartOptions, type StartResult, startRun } from '../../pipelines/start-run.js';
import { begin, birth, PROVENANCE, succeed } from '../support/birth.js';
import { hashOf } from '../support/run-builder.js';
import { steal } from '../support/run-lock.js';
import { temporaryFolder } from '../support/temporary.js';

async function started(options: StartOptions): Promise<StartedRun> {
  const result = await startRun(options);
  if (result.status !== 'started') throw new Error(JSON.stringify(result));
  return result.run;
}

/** The last line of a record, parsed. */
function lastLine(directory: string): unknown {
  const lines = readFileSync(join(directory, 'record.jsonl'), 'utf8').trimEnd().split('\n');
  return JSON.parse(lines.at(-1) as string);
}

/** What stands in the folder of the runs. */
function runsOf({ home }: StartOptions): string[] {
  return existsSync(join(home, 'runs')) ? readdirSync(join(home, 'runs')) : [];
}

const modeOf = (path: string): number => statSync(path).mode & 0o7777;

describe('a run that starts', () => {
  test('has a lock, a first line, its copy of the assembly and its request', async () => {
    const options = birth({ correlation: 'ticket 7', modelSource: 'scripted' });
    const instant = new Date('2026-07-30T14:22:08.123Z');
    const run = await started({ ...options, clock: () => instant });
    expect(run.name).toMatch(/^2026-07-30T14-22-08-[0-9a-f]{4}$/);
    expect(run.directory).toBe(join(options.home, 'runs', run.name));
    const { sha256 } = await hashAssembly(options.assembly.source);
    const request = {
      path: 'request.txt',
      sha256: hashOf('Read the report.\n'),
      bytes: 17,
      via: 'argument',
    };
    expect(readFileSync(join(run.directory, 'record.jsonl'), 'utf8')).toBe(
      `${JSON.stringify({
        record: 1,
        runtime: '0.1.0',
        ts: '2026-07-30T14:22:08.123Z',
        event: 'run_start',
        run: run.name,
        assembly: 'review',
        assembly_hash: sha256,
        flow: 'main',
        correlation: 'ticket 7',
        installation_id: run.installationId,
        request,
        workdir: options.workdir,
        ...PROVENANCE,
        model_source: 'scripted',
      })}\n`,
    );
    expect(readFileSync(join(run.directory, 'request.txt'), 'utf8')).toBe('Read the report.\n');
    expect((await hashAssembly(join(run.directory, 'assembly'))).sha256).toBe(sha256);
    expect(runsOf(options)).toEqual([run.name, `${run.name}.lock`]);
    for (const folder of [options.home, join(options.home, 'runs'), run.directory, `${run.directory}.lock`]) {
      expect(modeOf(folder)).toBe(0o700);
    }
    expect(modeOf(join(run.directory, 'request.txt'))).toBe(0o600);
    expect(modeOf(join(options.home, 'installation.json'))).toBe(0o600);
    await run.end({ exit: 0, cause: 'success' });
    expect(runsOf(options)).toEqual([run.name]);
    expect((await readRun(run.directory)).verdict.status).toBe('valid');
  });

  test('its ending is the last line of its record, once', async () => {
    const run = await started(birth());
    await succeed(run, '01-read');
    const outcome = await run.end({ exit: 0, cause: 'success' });
    expect(outcome.ending).toEqual(lastLine(run.directory));
    expect(outcome).toMatchObject({ status: 'ended', name: run.name, exit: 0, cause: 'success' });
    expect(await run.end({ exit: 1, cause: 'refused' })).toBe(outcome);
  });
});

describe('run-record details 7, the writer and birth', () => {
  test('46: a failing capture step is told in one line of at most 2,048 bytes, and the next run works', async () => {
    const options = birth();
    const report = `line\n\twith  blanks ${'\u{1f600}'.repeat(1_250)}`;
    const failing = { ...options, prepare: () => Promise.reject(new Error(report)) };
    const result = await startRun(failing);
    expect(result).toMatchObject({ status: 'unstarted', exit: 2, cause: 'fault' });
    const { reason } = result as { reason: string };
    expect(reason.startsWith('assembly reading: line with blanks \u{1f600}')).toBe(true);
    expect(Buffer.byteLength(reason)).toBeLessThanOrEqual(2_048);
    expect(Buffer.byteLength(reason)).toBeGreaterThan(2_044);
    expect(runsOf(options)).toEqual([]);
    expect(await conductRun(options, async () => ({ exit: 0, cause: 'success' }))).toMatchObject({ exit: 0 });
  });

  test('46: so is one of the copy itself', async () => {
    const options = birth();
    rmSync(options.assembly.source, { recursive: true });
    expect(await startRun(options)).toEqual({
      status: 'unstarted',
      exit: 2,
      cause: 'fault',
      reason: `assembly capture: cannot read ${options.assembly.source}: ENOENT`,
    });
    expect(runsOf(options)).toEqual([]);
  });

  test('47: provenance that cannot be read is a fault, and there is no run directory', async () => {
    const options = birth({ provenance: () => Promise.reject(new Error('no lock file')) });
    expect(await startRun(options)).toMatchObject({ exit: 2, reason: 'runtime provenance: no lock file' });
    expect(runsOf(options)).toEqual([]);
  });

  test('48: a record that cannot be started leaves no directory, and the id file as it was', async () => {
    const options = birth({ runIdFile: join(temporaryFolder(), 'id') });
    writeFileSync(options.runIdFile as string, 'before');
    const plantsPart = {
      ...options,
      prepare: (assembly: string) => {
        writeFileSync(join(assembly, '../record.jsonl'), '{"record":1,"runt');
        return {};
      },
    };
    const result = await startRun(plantsPart);
    expect(result).toMatchObject({ status: 'unstarted', exit: 2, cause: 'fault' });
    expect((result as { reason: string }).reason).toMatch(/^run record start: there is a record at /);
    expect(await startRun({ ...options, correlation: 'x'.repeat(257) })).toMatchObject({
      reason: expect.stringMatching(/^run record start: run_start has an unusable correlation/),
    });
    expect(runsOf(options)).toEqual([]);
    expect(readFileSync(options.runIdFile as string, 'utf8')).toBe('before');
  });

  test.each<[string, () => Error]>([
    ['a refusal', () => new RunRefused('no such model')],
    ['a fault', () => new Error('no such file')],
  ])('49: a cleanup that fails replaces %s; the directory stays, the lock goes', async (_what, trouble) => {
    const options = birth({ runIdFile: join(temporaryFolder(), 'id') });
    writeFileSync(options.runIdFile as string, 'before');
    const result = await startRun({
      ...options,
      prepare: (assembly) => {
        // A folder where the record would stand is not removed as a record.
        mkdirSync(join(assembly, '../record.jsonl'));
        throw trouble();
      },
    });
    expect(result).toMatchObject({ status: 'unstarted', exit: 2, cause: 'fault' });
    expect((result as { reason: string }).reason).toMatch(
      /^unborn cleanup: cannot remove .*record\.jsonl: E/,
    );
    const [name, ...others] = runsOf(options);
    expect(others).toEqual([]);
    expect(readdirSync(join(options.home, 'runs', name as string)).sort()).toEqual([
      'assembly',
      'record.jsonl',
    ]);
    expect(readFileSync(options.runIdFile as string, 'utf8')).toBe('before');
  });

  test('50: a runtime that throws: the returned ending is the last line of the record', async () => {
    const outcome = await conductRun(birth(), async (run) => {
      await succeed(run, '01-read');
      await begin(run, '02-write');
      throw new Error(`the agent library\nbroke ${'x'.repeat(5_000)}`);
    });
    if (outcome.status !== 'ended') throw new Error(outcome.reason);
    expect(outcome.ending).toEqual(lastLine(outcome.directory));
    expect(outcome.ending).toMatchObject({ stage: '02-write', retry: 1, exit: 2, cause: 'fault' });
    expect(outcome.reason?.startsWith('the agent library broke x')).toBe(true);
    expect(Buffer.byteLength(outcome.reason as string)).toBe(2_048);
    expect((await readRun(outcome.directory)).verdict.status).toBe('valid');
  });

  test('50: of several open stages none is named', async () => {
    const outcome = await conductRun(birth(), async (run) => {
      await begin(run, '01-both/a');
      await begin(run, '01-both/b');
      throw 'not even an error';
    });
    expect(outcome).toMatchObject({ ending: { exit: 2, cause: 'fault', reason: 'not even an error' } });
    expect((outcome as { ending: object }).ending).not.toHaveProperty('stage');
  });

  test('51: an ending that cannot be written: a result without one, and a fault', async () => {
    const outcome = await conductRun(birth(), async (run) => {
      rmSync(join(run.directory, 'record.jsonl'));
      return { exit: 0, cause: 'success' };
    });
    expect(outcome).toMatchObject({ status: 'ended', exit: 2, cause: 'fault', ending: undefined });
    expect(outcome.reason).toMatch(/^cannot open .*record\.jsonl: ENOENT$/);
    expect(readdirSync(join((outcome as { directory: string }).directory, '..'))).toHaveLength(1);
  });

  test('52: the id file holds the name before anything of the flow runs', async () => {
    const options = birth({ runIdFile: join(temporaryFolder(), 'id') });
    writeFileSync(options.runIdFile as string, 'a much longer text than any name of a run will ever be\n');
    chmodSync(options.runIdFile as string, 0o644);
    await conductRun(options, async (run) => {
      expect(readFileSync(options.runIdFile as string, 'utf8')).toBe(`${run.name}\n`);
      expect(modeOf(options.runIdFile as string)).toBe(0o644);
      return { exit: 0, cause: 'success' };
    });
  });

  test('53: the result shows the recorded identity, whatever became of the file', async () => {
    const options = birth();
    const outcome = await conductRun(options, async () => {
      writeFileSync(join(options.home, 'installation.json'), '{}\n');
      return { exit: 0, cause: 'success' };
    });
    if (outcome.status !== 'ended') throw new Error(outcome.reason);
    const [first] = (await readRun(outcome.directory)).events;
    expect(first?.fields.installation_id).toBe(outcome.installationId);
  });
});

describe('a run that is not started', () => {
  test('a home without a usable identity: exit 5, and nothing is made', async () => {
    const options = birth();
    mkdirSync(options.home, { mode: 0o700 });
    writeFileSync(join(options.home, 'installation.json'), '{}\n', { mode: 0o600 });
    const result = await startRun(options);
    expect(result).toMatchObject({ status: 'unstarted', exit: 5, cause: 'fault' });
    expect((result as { reason: string }).reason).toContain('installation.json is malformed');
    expect(readdirSync(options.home)).toEqual(['installation.json']);
  });

  test('a folder of runs that cannot be made', async () => {
    const options = birth();
    mkdirSync(options.home, { mode: 0o700 });
    writeFileSync(join(options.home, 'runs'), '');
    expect(await startRun(options)).toMatchObject({
      exit: 2,
      reason: `run reservation: cannot create ${join(options.home, 'runs')}: EEXIST`,
    });
  });

  test.each<[string, Partial<StartOptions['request']>, RegExp]>([
    ['too large', { bytes: Buffer.alloc(4_194_305) }, /4194305 bytes/],
    ['without a usable ending', { extension: 'a/b' }, /"a\/b"/],
    ['with no ending', { extension: '' }, /""/],
  ])('a request %s: exit 2, before anything is made', async (_what, change, message) => {
    const options = birth();
    const request = { ...options.request, ...change };
    const result = await startRun({ ...options, request });
    expect(result).toMatchObject({ status: 'unstarted', exit: 2 });
    expect((result as { reason: string }).reason).toMatch(message);
    expect(existsSync(options.home)).toBe(false);
  });

  test('a refusal keeps its own exit, cause and words', async () => {
    const refuse = (refusal: RunRefused): Promise<StartResult> =>
      startRun(
        birth({ prepare: (_copy, during) => during('model validation', () => Promise.reject(refusal)) }),
      );
    expect(await refuse(new RunRefused('no model named large'))).toEqual({
      status: 'unstarted',
      exit: 1,
      cause: 'refused',
      reason: 'no model named large',
    });
    expect(await refuse(new RunRefused('it took too long', { exit: 2, cause: 'timeout' }))).toMatchObject({
      exit: 2,
      cause: 'timeout',
    });
  });

  test('a fault has the name of its operation', async () => {
    const options = birth({
      prepare: (_copy, during) =>
        during('model construction', () => {
          throw new Error('no key');
        }),
    });
    expect(await startRun(options)).toMatchObject({ reason: 'model construction: no key' });
  });

  test('an assembly with a link in it is refused at the reading of the copy', async () => {
    const options = birth();
    symlinkSync('ASSEMBLY.md', join(options.assembly.source, 'link.md'));
    expect(await startRun(options)).toMatchObject({
      reason: 'assembly hashing: the assembly holds a link: link.md',
    });
    expect(runsOf(options)).toEqual([]);
  });

  test.each<[string, (source: string) => void, RegExp]>([
    [
      'a FIFO',
      (source) => execFileSync('mkfifo', [join(source, 'fifo')]),
      /^assembly capture: the assembly holds a special file: .*fifo$/,
    ],
    [
      'a name that is not UTF-8',
      (source) => writeFileSync(Buffer.concat([Buffer.from(`${source}/`), Buffer.from([0x61, 0xff])]), ''),
      /^assembly capture: the name of .* is not UTF-8$/,
    ],
  ])('an assembly with %s is refused, and nothing is left', async (_what, spoil, message) => {
    const options = birth();
    spoil(options.assembly.source);
    const result = await startRun(options);
    expect(result).toMatchObject({ status: 'unstarted', exit: 2, cause: 'fault' });
    expect((result as { reason: string }).reason).toMatch(message);
    expect(runsOf(options)).toEqual([]);
  });

  test('an assembly without a file is one, whose hash is that of nothing', async () => {
    const run = await started(birth({ assembly: { name: 'none', source: temporaryFolder() } }));
    expect(run.writer.start.assembly_hash).toBe(hashOf(''));
    await run.end({ exit: 0, cause: 'success' });
  });

  test('a source that is written to after it was copied changes nothing in the run', async () => {
    const options = birth();
    const { sha256 } = await hashAssembly(options.assembly.source);
    const run = await started({
      ...options,
      prepare: () => {
        writeFileSync(join(options.assembly.source, 'ASSEMBLY.md'), 'edited\n');
        return {};
      },
    });
    expect(run.writer.start.assembly_hash).toBe(sha256);
    expect((await hashAssembly(join(run.directory, 'assembly'))).sha256).toBe(sha256);
    await run.end({ exit: 0, cause: 'success' });
  });

  test('a lock that is lost before the start: the directory is not touched without it', async () => {
    const options = birth({
      prepare: (assembly) => {
        rmSync(join(assembly, '../../', `${readdirSync(join(assembly, '../..'))[1]}`), { recursive: true });
        throw new Error('something else');
      },
    });
    const result = await startRun(options);
    expect((result as { reason: string }).reason).toMatch(/^unborn cleanup: the lock of .* was removed/);
    expect(runsOf(options)).toHaveLength(1);
  });
});

describe('what fails after the first line', () => {
  test('an id file that cannot be written ends the run', async () => {
    const options = birth({ runIdFile: join(temporaryFolder(), 'gone', 'id') });
    const outcome = await startRun(options);
    if (outcome.status !== 'ended') throw new Error(outcome.status);
    expect(outcome.ending).toEqual(lastLine(outcome.directory));
    expect(outcome.reason).toBe(`run id file: cannot open ${options.runIdFile}: ENOENT`);
    expect(outcome).toMatchObject({ exit: 2, cause: 'fault' });
    expect((await readRun(outcome.directory)).verdict.status).toBe('valid');
    expect(readdirSync(outcome.directory).sort()).toEqual(['assembly', 'record.jsonl']);
  });

  test('a FIFO that nobody reads is no place for it', async () => {
    const fifo = join(temporaryFolder(), 'fifo');
    execFileSync('mkfifo', [fifo]);
    expect(await startRun(birth({ runIdFile: fifo }))).toMatchObject({
      status: 'ended',
      reason: `run id file: cannot open ${fifo}: ENXIO`,
    });
  });

  test('a request that cannot be written ends the run', async () => {
    const options = birth({
      prepare: (assembly) => {
        writeFileSync(join(assembly, '../request.txt'), 'in the way');
        return {};
      },
    });
    expect(await startRun(options)).toMatchObject({
      status: 'ended',
      exit: 2,
      cause: 'fault',
      reason: 'request: the run keeps a file request.txt already',
    });
  });
});

describe('an ending that the record must not hold', () => {
  test('becomes a fault with the reason of its refusal', async () => {
    const run = await started(birth());
    await begin(run, '01-read');
    const outcome = await run.end({ exit: 0, cause: 'success' });
    expect(outcome.ending).toEqual(lastLine(run.directory));
    expect(outcome).toMatchObject({ exit: 2, cause: 'fault' });
    expect(outcome.reason).toMatch(/^the ending was refused: /);
    expect((await readRun(run.directory)).verdict.status).toBe('valid');
  });

  test('after a recorded signal the run ends by it', async () => {
    const run = await started(birth());
    await run.writer.append({ event: 'signal', signal: 15, name: 'SIGTERM' });
    expect(await run.end({ exit: 0, cause: 'success' })).toMatchObject({ exit: 143, cause: 'signal' });
    expect((await readRun(run.directory)).verdict.status).toBe('valid');
  });

  test('after run_end there is no other one', async () => {
    const run = await started(birth());
    await run.writer.end({ exit: 0, cause: 'success' });
    expect(await run.end({ exit: 0, cause: 'success' })).toMatchObject({ exit: 2, ending: undefined });
    expect((await readRun(run.directory)).verdict.status).toBe('valid');
  });
});

describe('54: the lock is lost while the run works', () => {
  test.each<[string, (lock: string) => void]>([
    ['removed', (lock) => rmSync(lock, { recursive: true })],
    ['taken over', steal],
  ])('%s: open stages and the run end with fault/2, without a signal', async (_how, lose) => {
    const run = await started(birth());
    await succeed(run, '01-read');
    await begin(run, '02-both/a');
    await run.writer.append({
      event: 'stage_start',
      stage: '02-both/b/01-x',
      repeat: 3,
      retry: 1,
      received: [],
      options: [],
    });
    lose(`${run.directory}.lock`);
    const outcome = await run.end({ exit: 0, cause: 'success' });
    expect(outcome.ending).toEqual(lastLine(run.directory));
    expect(outcome).toMatchObject({
      exit: 2,
      cause: 'fault',
      reason: expect.stringMatching(/^the lock of /),
    });
    const reading = await readRun(run.directory);
    expect(reading.verdict.status).toBe('valid');
    const told = reading.events.map(({ fields: { event, stage, repeat, exit } }) => ({
      event,
      stage,
      repeat,
      exit,
    }));
    expect(told.slice(-3)).toEqual([
      { event: 'stage_end', stage: '02-both/a', repeat: undefined, exit: 2 },
      { event: 'stage_end', stage: '02-both/b/01-x', repeat: 3, exit: 2 },
      { event: 'run_end', stage: undefined, repeat: undefined, exit: 2 },
    ]);
    expect(told.some(({ event }) => event === 'signal')).toBe(false);
    expect(run.lock.compromised.aborted).toBe(true);
  });

  test('a signal that comes after it changes nothing, and none is recorded', async () => {
    const run = await started(birth({ lockRefreshMs: 1_000 }));
    await begin(run, '01-read');
    rmSync(`${run.directory}.lock`, { recursive: true });
    await once(run.interruption.aborted, 'abort');
    expect(run.interruption.receive('SIGTERM')).toBe(false);
    expect(await run.end({ exit: 143, cause: 'signal' })).toMatchObject({ exit: 2, cause: 'fault' });
    expect(readFileSync(join(run.directory, 'record.jsonl'), 'utf8')).not.toContain('"signal"');
    expect((await readRun(run.directory)).verdict.status).toBe('valid');
  });

  test('a signal that came before it ends the run', async () => {
    const run = await started(birth());
    await begin(run, '01-read');
    run.interruption.receive('SIGTERM');
    rmSync(`${run.directory}.lock`, { recursive: true });
    expect(await run.end({ exit: 1, cause: 'refused' })).toMatchObject({ exit: 143, cause: 'signal' });
    expect((await readRun(run.directory)).verdict.status).toBe('valid');
  });

  test('after a recorded signal it is the signal that ends the run', async () => {
    const run = await started(birth());
    await begin(run, '01-read');
    await run.writer.append({ event: 'signal', signal: 2, name: 'SIGINT' });
    rmSync(`${run.directory}.lock`, { recursive: true });
    const ending = { stage: '01-read', retry: 1, exit: 130, cause: 'signal' } as const;
    expect((await run.end(ending)).ending).toMatchObject(ending);
    expect((await readRun(run.directory)).verdict.status).toBe('valid');
  });
});
