import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RunEnd } from '../../lib/run-record/writing/record-writer.js';
import type { StartedRun } from '../../lib/run-record/writing/started-run.js';
import { planContinuation } from '../../pipelines/plan-continuation.js';
import { readRun } from '../../pipelines/read-run.js';
import { conductRun, type StartOptions, startRun } from '../../pipelines/start-run.js';
import { begin, birth, SEQUENCE, succeed } from '../support/birth.js';
import { hashOf } from '../support/run-builder.js';

const EXHAUSTED = { exit: 1, cause: 'exhausted', reason: 'the schema said no' } as const;

/** Has a check of a stage fail and the stage end with it. */
async function exhaust(run: StartedRun, stage: string, retry = 1): Promise<void> {
  await begin(run, stage, retry);
  const capture = `stages/${stage}/1/${retry}/checks/output-missing.txt`;
  await run.writer.append({ event: 'check', stage, retry, check: 'output', exit: 1, capture });
  await run.writer.append({ event: 'stage_end', stage, retry, ...EXHAUSTED });
}

/** A donor: the first stage succeeded, the second is as `work` leaves it. */
async function donorOf(
  options: StartOptions,
  work: (run: StartedRun) => Promise<RunEnd> = async (run) => {
    await exhaust(run, '02-write');
    return { exit: 1, cause: 'exhausted', reason: 'the schema said no' };
  },
): Promise<string> {
  const outcome = await conductRun(options, async (run) => {
    await succeed(run, '01-read');
    return work(run);
  });
  if (outcome.status !== 'ended' || outcome.ending === undefined) throw new Error(outcome.reason);
  return outcome.directory;
}

async function resume(options: StartOptions, donor: string): Promise<StartedRun> {
  const result = await startRun({ ...options, donor });
  if (result.status !== 'started') throw new Error(result.reason);
  return result.run;
}

describe('a resumed run', () => {
  test('takes over what was sealed, and tells the next stage how the donor failed', async () => {
    const options = birth();
    const donor = await donorOf(options);
    const before = readFileSync(join(donor, 'record.jsonl'));
    const run = await resume(options, donor);
    const donorRun = donor.slice(donor.lastIndexOf('/') + 1);
    const output = { path: 'stages/01-read/1/1/output.txt', sha256: hashOf('output of 01-read\n') };
    expect(readFileSync(join(run.directory, output.path), 'utf8')).toBe('output of 01-read\n');
    expect(statSync(join(run.directory, output.path)).nlink).toBe(1);
    const evidence = readFileSync(join(run.directory, 'resume/bot-resume-prior-failure.json'));
    expect(JSON.parse(evidence.toString())).toEqual({
      kind: 'bot.resume-prior-failure',
      donor_run: donorRun,
      stage: '02-write',
      retry: 1,
      exit: 1,
      cause: 'exhausted',
      reason: 'the schema said no',
      reason_bytes: 18,
      reason_truncated: false,
    });
    expect(run.evidence).toEqual({
      name: 'bot-resume-prior-failure.json',
      path: 'resume/bot-resume-prior-failure.json',
      sha256: hashOf(evidence),
    });
    const events = (await readRun(run.directory)).events.map(({ fields: { ts: _ts, ...fields } }) => fields);
    expect(events[0]).toMatchObject({ event: 'run_start', continued_from: donorRun });
    expect(events.slice(1)).toEqual([
      { event: 'stage_carried', stage: '01-read', retry: 1, from: donorRun, output },
    ]);
    await succeed(run, '02-write');
    expect(await run.end({ exit: 0, cause: 'success' })).toMatchObject({ exit: 0 });
    expect((await readRun(run.directory)).verdict.status).toBe('valid');
    expect(readFileSync(join(donor, 'record.jsonl'))).toEqual(before);
  });

  test('carries on what its donor had carried, from its immediate donor', async () => {
    const options = birth();
    const first = await resume(options, await donorOf(options));
    await exhaust(first, '02-write');
    await first.end(EXHAUSTED);
    const second = await resume(options, first.directory);
    const { events } = await readRun(second.directory);
    expect(events[1]?.fields).toMatchObject({ event: 'stage_carried', stage: '01-read', from: first.name });
    await second.end({ exit: 1, cause: 'refused' });
  });

  test('the carried output has the ending of its current type', async () => {
    const options = birth();
    const donor = await donorOf(options);
    const sequence = [{ ...SEQUENCE[0], extension: 'md' }, SEQUENCE[1]];
    const run = await resume({ ...options, prepare: () => ({ sequence }) }, donor);
    expect(existsSync(join(run.directory, 'stages/01-read/1/1/output.md'))).toBe(true);
    await run.end({ exit: 1, cause: 'refused' });
  });

  test('an output of the donor that is not the recorded one ends the run', async () => {
    const options = birth();
    const donor = await donorOf(options);
    writeFileSync(join(donor, 'stages/01-read/1/1/output.txt'), 'something else\n');
    const outcome = await startRun({ ...options, donor });
    expect(outcome).toMatchObject({ status: 'ended', exit: 2, cause: 'fault' });
    expect((outcome as { reason: string }).reason).toMatch(
      /^continuation: .*its (hash|size|bytes)|has 15 bytes/,
    );
    const { directory } = outcome as { directory: string };
    const reading = await readRun(directory);
    expect(reading.verdict.status).toBe('valid');
    expect(reading.events.map(({ fields }) => fields.event)).toEqual(['run_start', 'run_end']);
  });
});

describe('what is carried', () => {
  test.each<
    [string, (typeof SEQUENCE)[number][] | { stage: string; isPlain: boolean; extension: string }[], string[]]
  >([
    ['nothing of an empty sequence', [], []],
    ['nothing past a container', [{ stage: '01-read', isPlain: false, extension: 'txt' }, SEQUENCE[1]], []],
    [
      'nothing past a stage that the donor has not',
      [{ stage: '00-new', isPlain: true, extension: 'txt' }, SEQUENCE[0]],
      [],
    ],
    [
      'nothing past a stage that was not sealed',
      [SEQUENCE[0], SEQUENCE[1], { stage: '01-read', isPlain: true, extension: 'txt' }],
      ['01-read'],
    ],
  ])('%s', async (_what, sequence, stages) => {
    const { carried } = await planContinuation(await donorOf(birth()), sequence);
    expect(carried.map(({ stage }) => stage)).toEqual(stages);
  });

  test('of several attempts the one that ended', async () => {
    const donor = await donorOf(birth(), async (run) => {
      await begin(run, '02-write');
      const capture = 'stages/02-write/1/1/checks/output-missing.txt';
      await run.writer.append({
        event: 'check',
        stage: '02-write',
        retry: 1,
        check: 'output',
        exit: 1,
        capture,
      });
      await succeed(run, '02-write', 2);
      return { exit: 0, cause: 'success' };
    });
    const { carried, evidence } = await planContinuation(donor, SEQUENCE);
    expect(carried.map(({ stage, retry, path }) => ({ stage, retry, path }))).toEqual([
      { stage: '01-read', retry: 1, path: 'stages/01-read/1/1/output.txt' },
      { stage: '02-write', retry: 2, path: 'stages/02-write/1/2/output.txt' },
    ]);
    expect(evidence).toBeUndefined();
  });

  test.each(['sealed', 'judged'])('a success that is not %s is not carried', async (flag) => {
    const donor = await donorOf(birth());
    const record = join(donor, 'record.jsonl');
    writeFileSync(record, readFileSync(record, 'utf8').replace(`"${flag}":true`, `"${flag}":false`));
    expect((await planContinuation(donor, SEQUENCE)).carried).toEqual([]);
  });

  test('an ending without a usable output is no word to carry on', async () => {
    const donor = await donorOf(birth());
    const record = join(donor, 'record.jsonl');
    writeFileSync(
      record,
      readFileSync(record, 'utf8').replace('stages/01-read/1/1/output.txt', '../output.txt'),
    );
    await expect(planContinuation(donor, SEQUENCE)).rejects.toMatchObject({ code: 'fact-malformed' });
  });
});

describe('evidence of a failure is given', () => {
  const isGiven = async (
    work: (run: StartedRun) => Promise<RunEnd>,
    sequence: Parameters<typeof planContinuation>[1] = SEQUENCE,
    edit: (record: string) => string = (record) => record,
  ): Promise<boolean> => {
    const donor = await donorOf(birth(), work);
    const record = join(donor, 'record.jsonl');
    writeFileSync(record, edit(readFileSync(record, 'utf8')));
    return (await planContinuation(donor, sequence)).evidence !== undefined;
  };
  const plain = async (run: StartedRun): Promise<RunEnd> => {
    await exhaust(run, '02-write');
    return EXHAUSTED;
  };

  test('when the last ending is that of the first fresh stage, and the run ended by it', async () => {
    expect(await isGiven(plain)).toBe(true);
  });

  test('also when the run named that very attempt', async () => {
    const fault = { exit: 2, cause: 'fault' } as const;
    const naming =
      (retry: number) =>
      async (run: StartedRun): Promise<RunEnd> => {
        await begin(run, '02-write');
        await run.writer.append({ event: 'stage_end', stage: '02-write', retry: 1, ...fault });
        return { stage: '02-write', retry, ...fault };
      };
    expect(await isGiven(naming(1))).toBe(true);
    expect(await isGiven(naming(2))).toBe(false);
  });

  test('not to a container, and not when another stage comes first', async () => {
    expect(await isGiven(plain, [SEQUENCE[0], { ...SEQUENCE[1], isPlain: false }])).toBe(false);
    expect(
      await isGiven(plain, [SEQUENCE[0], { stage: '01b-new', isPlain: true, extension: 'txt' }, SEQUENCE[1]]),
    ).toBe(false);
    expect(await isGiven(plain, [SEQUENCE[0]])).toBe(false);
  });

  test('not when the run ended otherwise', async () => {
    const otherwise =
      (ending: RunEnd) =>
      async (run: StartedRun): Promise<RunEnd> => {
        await exhaust(run, '02-write');
        return ending;
      };
    expect(await isGiven(otherwise({ exit: 1, cause: 'refused' }))).toBe(false);
    expect(await isGiven(otherwise({ exit: 2, cause: 'fault' }))).toBe(false);
  });

  test('not after a signal, and not for a stage in a LOOP', async () => {
    const signalled = async (run: StartedRun): Promise<RunEnd> => {
      await begin(run, '02-write');
      const ending = { exit: 143, cause: 'signal' } as const;
      await run.writer.append({ event: 'stage_end', stage: '02-write', retry: 1, ...ending });
      await run.writer.append({ event: 'signal', signal: 15, name: 'SIGTERM' });
      return ending;
    };
    expect(await isGiven(signalled)).toBe(false);
    const inLoop = (record: string): string =>
      record.replaceAll('"02-write","retry"', '"02-write","repeat":1,"retry"');
    expect(await isGiven(plain, SEQUENCE, inLoop)).toBe(false);
  });

  test('not with a reason that is no text', async () => {
    const edit = (record: string): string => record.replaceAll('"the schema said no"', '7');
    expect(await isGiven(plain, SEQUENCE, edit)).toBe(false);
    const without = (record: string): string => record.replaceAll(',"reason":"the schema said no"', '');
    expect(await isGiven(plain, SEQUENCE, without)).toBe(true);
  });
});

describe('a run that cannot be continued', () => {
  const attempt = async (spoil: (donor: string) => void): Promise<unknown> => {
    const options = birth();
    const donor = await donorOf(options);
    spoil(donor);
    const names = readFileSync(join(donor, 'record.jsonl'), 'utf8');
    const result = await startRun({ ...options, donor });
    expect(readFileSync(join(donor, 'record.jsonl'), 'utf8')).toBe(names);
    return result;
  };
  const edit = (donor: string, from: string, to: string): void => {
    const record = join(donor, 'record.jsonl');
    const text = readFileSync(record, 'utf8');
    expect(text).toContain(from);
    writeFileSync(record, text.replace(from, to));
  };

  test.each<[string, (donor: string) => void, RegExp]>([
    [
      'its record is not valid',
      (donor) => edit(donor, '"event":"run_end"', '"event":"run_stop"'),
      /is not valid: invalid/,
    ],
    ['somebody works on it', (donor) => mkdirSync(`${donor}.lock`), /somebody works on/],
    [
      'its assembly was changed',
      (donor) => writeFileSync(join(donor, 'assembly/more.md'), ''),
      /is not the one that ran/,
    ],
    ['its assembly is gone', (donor) => rmSync(join(donor, 'assembly'), { recursive: true }), /cannot read/],
    [
      'its request was changed',
      (donor) => writeFileSync(join(donor, 'request.txt'), 'read the report.\n'),
      /request\.txt is not the recorded one/,
    ],
    ['it is a child', (donor) => edit(donor, '"via":"argument"', '"via":"subflow"'), /is a child run/],
  ])('%s', async (_why, spoil, message) => {
    const result = await attempt(spoil);
    expect(result).toMatchObject({ status: 'unstarted', exit: 2, cause: 'fault' });
    const { reason } = result as { reason: string };
    expect(reason).toMatch(/^continuation preparation: /);
    expect(reason).toMatch(message);
  });
});
