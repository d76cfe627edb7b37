import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Attempt } from '../../../../lib/run-record/writing/attempt.js';
import { gateCapturePath, sessionPath } from '../../../../lib/run-record/writing/attempt-paths.js';
import {
  blockage,
  exhaustion,
  expiry,
  machineryFault,
  providerFault,
  refusal,
  rejection,
  reportedFault,
} from '../../../../lib/run-record/writing/endings.js';
import { OpenRun } from '../../../../lib/run-record/writing/open-run.js';
import { RecordWriter } from '../../../../lib/run-record/writing/record-writer.js';
import { readRun } from '../../../../pipelines/read-run.js';
import { START } from '../../../support/lawful-facts.js';
import { hashOf } from '../../../support/run-builder.js';
import { fixedClock, linesOf, runDirectory } from '../../../support/writing.js';

const GATE = '#!/bin/sh\nexit 0\n';
const PIN = hashOf(GATE);
const model = { provider: 'acme', model: 'large' };
const fields = { received: [], options: [] };

let directory: string;
let run: OpenRun;
let live: string;

beforeEach(async () => {
  directory = runDirectory();
  run = new OpenRun(await RecordWriter.beginFields(directory, START, { clock: fixedClock() }));
  live = join(directory, '..', 'live.md');
  for (const file of [
    'gate/01-lint.sh',
    'gate/01-lint.py',
    'gate.sh',
    'before.sh',
    'success.sh',
    'failure.sh',
  ]) {
    place(file, GATE);
  }
});

function place(file: string, text: string): void {
  const path = join(directory, 'assembly', file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text, { mode: 0o755 });
}

const kept = (path: string): string => readFileSync(join(directory, path), 'utf8');
const events = (): string[] => linesOf(directory).map(({ event }) => event as string);
const last = (): Record<string, unknown> => linesOf(directory).at(-1) as Record<string, unknown>;

/** An attempt whose output passed its first check. */
async function judged(stage = '01-read', output = 'done\n'): Promise<Attempt> {
  const attempt = await run.startStage({ stage }, fields);
  await attempt.retainPrompt({ system: 'You read.', firstTurn: 'Read.' }, []);
  await attempt.append('provider_start', model);
  writeFileSync(live, output);
  await attempt.captureOutput(live, 'md');
  await attempt.checkOutput();
  return attempt;
}

describe('what is kept', () => {
  test('prompts byte for byte, the harness entry last', async () => {
    const attempt = await run.startStage({ stage: '02-polish/01-draft', repeat: 2 }, fields);
    const system = Buffer.from([0xff, 0x00, 0x0a]);
    const sources = [{ source: 'assembly', path: 'ASSEMBLY.md' }] as const;
    await attempt.retainPrompt({ system, firstTurn: 'Read.\r\n' }, sources);
    const folder = 'stages/02-polish/01-draft/2';
    expect(readFileSync(join(directory, folder, 'system.txt'))).toEqual(system);
    expect(kept(`${folder}/first-turn.txt`)).toBe('Read.\r\n');
    expect(last().prompt).toEqual([
      ...sources,
      { source: 'harness', system: `${folder}/system.txt`, firstTurn: `${folder}/first-turn.txt` },
    ]);
    expect(sessionPath(attempt.identity)).toBe(`${folder}/session.jsonl`);
  });

  test('a check: the file first, then the event', async () => {
    const attempt = await judged();
    const writes: string[] = [];
    const { files } = run;
    const write = files.write.bind(files);
    files.write = async (path, content) => {
      writes.push(`${events().length} lines before ${path.split('/').at(-1)}`);
      return write(path, content);
    };
    const before = events().length;
    await attempt.captureCheck('checklist', 1, 'item 2 is open\n');
    expect(writes).toEqual([`${before} lines before checklist.txt`]);
    expect(last()).toMatchObject({
      event: 'check',
      check: 'checklist',
      exit: 1,
      capture: 'stages/01-read/1/1/checks/checklist.txt',
    });
    expect(kept('stages/01-read/1/1/checks/checklist.txt')).toBe('item 2 is open\n');
  });

  test('an output that is there has an empty capture, one that is not has the sentence', async () => {
    await judged();
    expect(kept('stages/01-read/1/1/checks/output.txt')).toBe('');
    const other = await run.startStage({ stage: '02-write' }, fields);
    expect(await other.captureOutput(join(directory, 'nothing'), 'txt')).toBeUndefined();
    await other.checkOutput('There is no output.\n');
    expect(last()).toMatchObject({
      check: 'output',
      exit: 1,
      capture: 'stages/02-write/1/1/checks/output-missing.txt',
    });
  });

  test('gates are named for their entry, with its extension', async () => {
    const identity = { stage: '01-read', retry: 1 };
    expect(gateCapturePath(identity, 'flows/main/01-read/gate/01-lint.sh')).toBe(
      'stages/01-read/1/1/checks/gate/01-lint.sh.txt',
    );
    expect(gateCapturePath(identity, 'flows/main/01-read/gate/lint')).toBe(
      'stages/01-read/1/1/checks/gate/lint.txt',
    );
    expect(gateCapturePath(identity, 'flows/main/01-read/gate.sh')).toBe(
      'stages/01-read/1/1/checks/gate.txt',
    );
    const attempt = await judged();
    for (const file of ['gate/01-lint.sh', 'gate/01-lint.py']) {
      expect(await attempt.beginGate(file, PIN)).toBeUndefined();
      await attempt.captureGate(0, `${file} is fine\n`);
    }
    expect(kept('stages/01-read/1/1/checks/gate/01-lint.py.txt')).toBe('gate/01-lint.py is fine\n');
  });

  test('a refusal has a file and no check', async () => {
    const attempt = await judged();
    await attempt.append('tool_call', { tool: 'refuse', decision: 'refuse', reason: 'no' });
    const before = events().length;
    expect(await attempt.captureRenouncing('refusal', 'no')).toMatchObject({
      path: 'stages/01-read/1/1/checks/refusal.txt',
    });
    expect(events()).toHaveLength(before);
  });

  test.each(['../x', '/x', 'a//b', 'a/./b', 'a\\b', 'a\0b', '', '..'])(
    'a stage named %j is refused before a line',
    async (stage) => {
      const before = events();
      await expect(run.startStage({ stage }, fields)).rejects.toMatchObject({ code: 'unusable-name' });
      expect(events()).toEqual(before);
    },
  );

  test.each(['../gate.sh', '/bin/sh', 'gate/../../x'])('a gate named %j is not looked at', async (file) => {
    const attempt = await judged();
    await expect(attempt.beginGate(file, PIN)).rejects.toMatchObject({ code: 'unusable-name' });
    await expect(attempt.beginHook('success', file, PIN)).rejects.toMatchObject({ code: 'path-outside-run' });
    expect(events().at(-1)).toBe('check');
  });
});

describe('what is executed is hashed again directly before', () => {
  test('a gate that drifted: hash_drift in place of gate_start, and nothing but a fault', async () => {
    const attempt = await judged();
    place('gate.sh', '#!/bin/sh\nexit 1\n');
    const drift = await attempt.beginGate('gate.sh', PIN);
    expect(drift).toEqual({ file: 'gate.sh', expected: PIN, actual: hashOf('#!/bin/sh\nexit 1\n') });
    expect(last()).toEqual({ ts: expect.any(String), event: 'hash_drift', ...drift });
    await expect(attempt.captureGate(0, '')).rejects.toMatchObject({ code: 'gate-not-begun' });
    await expect(attempt.sealOutput()).rejects.toMatchObject({ code: 'drift-undecided' });
    await expect(attempt.fail(exhaustion('no'))).rejects.toMatchObject({ code: 'drift-undecided' });
    await expect(attempt.sendBack()).rejects.toMatchObject({ code: 'drift-undecided' });
    await (await attempt.fail(machineryFault('gate.sh drifted'))).end();
    expect(last()).toMatchObject({
      event: 'stage_end',
      exit: 2,
      cause: 'fault',
      sealed: false,
      judged: false,
      reason: 'gate.sh drifted',
    });
  });

  test('a hook that drifted', async () => {
    const attempt = await run.startStage({ stage: '01-read' }, fields);
    place('before.sh', 'changed');
    expect(await attempt.beginHook('before', 'before.sh', PIN)).toMatchObject({ file: 'before.sh' });
    await expect(attempt.captureHook(0, '')).rejects.toMatchObject({ code: 'hook-not-begun' });
    expect(events().slice(-2)).toEqual(['stage_start', 'hash_drift']);
  });

  test('a gate that is gone or a link is the fault of the machinery', async () => {
    const attempt = await judged();
    rmSync(join(directory, 'assembly/gate.sh'));
    await expect(attempt.beginGate('gate.sh', PIN)).rejects.toMatchObject({ code: 'cannot-open' });
    symlinkSync(join(directory, 'assembly/before.sh'), join(directory, 'assembly/gate.sh'));
    await expect(attempt.beginGate('gate.sh', PIN)).rejects.toMatchObject({ code: 'cannot-open' });
    expect(events().at(-1)).toBe('check');
  });

  test('hooks: nothing is said before they ran, then exit, capture and hash', async () => {
    const attempt = await judged();
    await attempt.beginHook('success', 'success.sh', PIN);
    expect(events().at(-1)).toBe('check');
    await attempt.captureHook(0, 'published\n');
    expect(last()).toMatchObject({
      event: 'hook',
      hook: 'success',
      exit: 0,
      capture: 'stages/01-read/1/1/hooks/success.txt',
      sha256: PIN,
    });
  });
});

describe('sealing', () => {
  test('the bytes that were judged are sealed', async () => {
    const attempt = await judged('01-read', 'forty-two\n');
    expect(await attempt.sealOutput()).toEqual({ sealed: true });
    const output = { path: 'stages/01-read/1/1/output.md', sha256: hashOf('forty-two\n') };
    expect(last()).toMatchObject({
      event: 'stage_end',
      exit: 0,
      cause: 'success',
      output,
      sealed: true,
      judged: true,
    });
    expect(kept(output.path)).toBe('forty-two\n');
  });

  test('bytes that changed after the checks: hash_drift and a fault, judged and not sealed', async () => {
    const attempt = await judged('01-read', 'forty-two\n');
    writeFileSync(live, 'forty-three\n');
    const sealing = await attempt.sealOutput([
      { started: '2026-07-30T14:22:08.000Z', stopped: '2026-07-30T14:22:09.000Z' },
    ]);
    expect(sealing).toMatchObject({ sealed: false });
    const [drift, unreconciled, end] = linesOf(directory).slice(-3);
    const path = 'stages/01-read/1/1/output.md';
    expect(drift).toMatchObject({
      event: 'hash_drift',
      file: path,
      expected: hashOf('forty-two\n'),
      actual: hashOf('forty-three\n'),
    });
    expect(unreconciled).toMatchObject({ event: 'unreconciled' });
    expect(end).toMatchObject({
      exit: 2,
      cause: 'fault',
      output: { path, sha256: hashOf('forty-two\n') },
      sealed: false,
      judged: true,
    });
    expect(kept(path)).toBe('forty-two\n');
    await run.writer.end({ exit: 2, cause: 'fault' });
    expect((await readRun(directory)).verdict.status).toBe('valid');
  });

  test('a file that is gone cannot be sealed', async () => {
    const attempt = await judged();
    rmSync(live);
    expect(await attempt.sealOutput()).toMatchObject({
      sealed: false,
      reason: expect.stringContaining('cannot be sealed'),
    });
    expect(events()).not.toContain('hash_drift');
    expect(last()).toMatchObject({ cause: 'fault', sealed: false, judged: true });
  });

  test('nothing was captured', async () => {
    const attempt = await run.startStage({ stage: '01-read' }, fields);
    await expect(attempt.sealOutput()).rejects.toMatchObject({ code: 'output-not-captured' });
  });

  test('a live output that is no regular file is not copied', async () => {
    const attempt = await run.startStage({ stage: '01-read' }, fields);
    symlinkSync('/etc/hostname', live);
    await expect(attempt.captureOutput(live, 'txt')).rejects.toMatchObject({ code: 'cannot-open' });
  });

  test('a chooser ends without an output', async () => {
    const attempt = await run.startStage({ stage: '04-pick' }, fields);
    await attempt.append('chose', { chose: 'fast', declined: ['slow'], reason: 'short' });
    await attempt.endChoice([{ started: '2026-07-30T14:22:08.000Z', stopped: '2026-07-30T14:22:09.000Z' }]);
    expect(events().slice(-2)).toEqual(['unreconciled', 'stage_end']);
    expect(last()).not.toHaveProperty('output');
  });
});

describe('how an attempt fails', () => {
  const flags = (): unknown[] => [last().sealed, last().judged];

  test('a send-back: the next attempt, with the same offer and nothing received', async () => {
    const start = {
      ...fields,
      received: [{ name: 'a.md', path: 'a', sha256: hashOf('') }],
      session: 'stages/01-read/1/session.jsonl',
    };
    const attempt = await run.startStage({ stage: '01-read' }, start);
    await expect(attempt.sendBack()).rejects.toMatchObject({ rule: 'attempt-without-failure' });
    await attempt.checkOutput('There is no output.\n');
    const second = await attempt.sendBack();
    expect(second.identity).toEqual({ stage: '01-read', retry: 2 });
    expect(last()).toMatchObject({ event: 'stage_start', retry: 2, received: [], session: start.session });
  });

  test('exhausted by a gate: the reason is a view of what it printed', async () => {
    const attempt = await judged();
    await attempt.beginGate('gate.sh', PIN);
    const said = Buffer.from('é'.repeat(5_000));
    await attempt.captureGate(1, said);
    await (await attempt.fail(exhaustion(said))).end();
    const reason = last().reason as string;
    expect(Buffer.byteLength(reason)).toBeLessThanOrEqual(2_048);
    expect(reason).toContain('check.capture');
    expect(flags()).toEqual([false, true]);
  });

  test('an exhausted output that drifted stays exhausted', async () => {
    const attempt = await judged();
    await attempt.captureCheck('schema', 1, 'no');
    writeFileSync(live, 'changed');
    await (await attempt.fail(exhaustion('no'))).end();
    expect(events().slice(-2)).toEqual(['hash_drift', 'stage_end']);
    expect(last()).toMatchObject({ cause: 'exhausted', exit: 1, sealed: false, judged: true });
  });

  test('blocked', async () => {
    const attempt = await judged();
    await attempt.beginGate('gate.sh', PIN);
    await attempt.captureGate(75, 'no network\n');
    await (await attempt.fail(blockage('no network\n'))).end();
    expect(last()).toMatchObject({ cause: 'blocked', exit: 1, reason: 'no network\n' });
    expect(flags()).toEqual([false, true]);
  });

  test('refused: a draft, in the words of the agent', async () => {
    const attempt = await judged();
    const words = 'x'.repeat(5_000);
    await attempt.append('tool_call', { tool: 'refuse', decision: 'refuse', reason: words });
    await (await attempt.fail(refusal(words))).end();
    expect(last()).toMatchObject({ cause: 'refused', exit: 1, reason: words });
    expect(flags()).toEqual([false, false]);
  });

  test('rejected by a success hook', async () => {
    const attempt = await judged();
    await attempt.beginHook('success', 'success.sh', PIN);
    await attempt.captureHook(1, 'not today\n');
    await (await attempt.fail(rejection('not today'))).end();
    expect(flags()).toEqual([false, true]);
  });

  test('a signal before anything was judged, and one while a gate runs', async () => {
    const ending = { cause: 'signal', exit: 143 } as const;
    const bare = await run.startStage({ stage: '00-plan' }, fields);
    await (await bare.fail(ending)).end();
    expect(flags()).toEqual([undefined, undefined]);
    const attempt = await judged();
    await attempt.beginGate('gate.sh', PIN);
    await (await attempt.fail(ending)).end();
    expect(flags()).toEqual([false, false]);
  });

  test('clocks', async () => {
    const attempt = await judged();
    await (await attempt.fail(expiry('agent'))).end();
    expect(last()).toMatchObject({ cause: 'timeout', exit: 1, sealed: false, judged: false });
    expect(expiry('machinery', 'gate.sh took too long')).toEqual({
      cause: 'timeout',
      exit: 2,
      reason: 'gate.sh took too long',
    });
    expect(reportedFault('I broke it')).toEqual({ cause: 'fault', exit: 2, reason: 'I broke it' });
  });

  test('a provider fault: secrets go, the rest is bounded', async () => {
    const environment = { OPENAI_API_KEY: 'sk-abcdef', GOOGLE_CLOUD_PROJECT: 'demo-project' };
    const attempt = await judged();
    await attempt.transport(
      {
        transport: 'sse',
        source: 'diagnostic',
        configured_transport: 'sse',
        events_emitted: false,
        phase: 'connect',
        error: { message: 'key sk-abcdef of demo-project', code: 'sk-abcdef' },
      },
      environment,
    );
    expect(last().error).toEqual({
      message: 'key [redacted OPENAI_API_KEY] of demo-project',
      code: '[redacted OPENAI_API_KEY]',
    });
    await attempt.transport({ transport: 'sse', source: 'requested' });
    const cause = Object.assign(new Error('status 401 sk-abcdef'), { code: 'E401' });
    const failure = providerFault(new Error(`acme said no ${'x'.repeat(3_000)}`, { cause }), environment);
    expect(Buffer.byteLength(failure.reason ?? '')).toBe(2_048);
    await (await attempt.fail(providerFault(new Error('acme', { cause }), environment))).end();
    expect(last().reason).toBe('acme: status 401 [redacted OPENAI_API_KEY] [E401]');
    expect(readFileSync(join(directory, 'record.jsonl'), 'utf8')).not.toContain('sk-abcdef');
  });
});

describe('the failure hook changes nothing of the ending', () => {
  test.each([
    ['it ran', 'ready', 0],
    ['it could not run', 'ready', null],
    ['it drifted', 'drifted', undefined],
    ['it is gone', 'unreadable', undefined],
  ] as const)('%s', async (_what, expected, exit) => {
    const attempt = await judged();
    await attempt.captureCheck('schema', 1, 'no');
    const failed = await attempt.fail(exhaustion('no'));
    if (expected === 'drifted') place('failure.sh', 'changed');
    if (expected === 'unreadable') rmSync(join(directory, 'assembly/failure.sh'));
    expect(await failed.beginFailureHook('failure.sh', PIN)).toBe(expected);
    if (exit !== undefined) await failed.captureFailureHook(exit, 'said\n');
    else await expect(failed.captureFailureHook(0, '')).rejects.toMatchObject({ code: 'hook-not-begun' });
    await failed.end([{ started: '2026-07-30T14:22:08.000Z', stopped: '2026-07-30T14:22:09.000Z' }]);
    const tail = events().slice(-3);
    const evidence = { ready: 'hook', drifted: 'hash_drift', unreadable: 'check' }[expected];
    expect(tail).toEqual([evidence, 'unreconciled', 'stage_end']);
    expect(last()).toMatchObject({ cause: 'exhausted', exit: 1, reason: 'no' });
    await run.writer.end({ exit: 1, cause: 'exhausted', reason: 'no' });
    expect((await readRun(directory)).verdict.status).toBe('valid');
  });
});
