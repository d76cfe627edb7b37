import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import { describe, expect, test, vi } from 'vitest';
import type { AddressedBody } from '../../../../lib/session-record/capture/bodies.js';
import {
  openRecorder,
  openRecorderOn,
  type RecorderOptions,
} from '../../../../lib/session-record/capture/open-recorder.js';
import type { Recorder } from '../../../../lib/session-record/capture/recorder.js';
import { assembleJournal, linesOf } from '../../../support/capture.js';
import { image, TOOLS } from '../../../support/capture-events.js';
import { type Json, sha, sortedJson } from '../../../support/capture-oracle.js';
import { startInThread } from '../../../support/in-thread-writer.js';
import { temporaryFolder } from '../../../support/temporary.js';

const ROOT = { agentId: 'root', profileId: 'p', profile: 'P', origin: { type: 'root' } } as const;

interface Opened {
  recorder: Recorder;
  path: string;
  stops: string[];
  remote: MessagePort;
}

async function open(options: Partial<RecorderOptions> = {}): Promise<Opened> {
  const workspace = temporaryFolder();
  const stops: string[] = [];
  let remote: MessagePort | undefined;
  const recorder = await openRecorderOn(
    {
      workspace,
      replayMaxBytes: 10_000_000,
      sessionId: 's',
      capabilitySet: { agents: [] },
      onStop: ({ message }) => stops.push(message),
      ...options,
    },
    (setup) =>
      startInThread(setup, (port) => {
        remote = port;
      }),
  );
  return {
    recorder,
    path: options.journal ?? join(workspace, '.gg/replay.ndjson'),
    stops,
    remote: remote as MessagePort,
  };
}

async function recordOf({ recorder, path }: Opened): Promise<Json> {
  const report = await recorder.finish();
  expect(report.truncation).toBeUndefined();
  return assembleJournal(readFileSync(path));
}

describe('the calls of a recorder', () => {
  test('every kind of call becomes its entry', async () => {
    const opened = await open();
    const { recorder } = opened;
    recorder.seed({
      prompt: 'Make a clock.',
      modelWindows: { b: 1, a: 2 },
      modelModalities: { m: { vision: true } },
    });
    recorder.agentStarted(ROOT);
    const system = { role: 'system', content: 'Be brief.' };
    recorder.modelError({
      agentId: 'root',
      messages: [system, { role: 'user', images: [image('hello')] }],
      tools: TOOLS,
      error: { kind: 'vision_unsupported', message: 'no images', modelId: 'm' },
    });
    recorder.seed({ modelModalities: { m: { vision: true } } });
    recorder.seed({ modelModalities: { m: { vision: false } } });
    recorder.modelIo({
      agentId: 'root',
      messages: [system],
      tools: TOOLS,
      response: { b: 1, a: 1e21 },
      durationMs: 811.6,
    });
    recorder.promptFrame({
      agentId: 'root',
      items: [
        {
          message: system,
          slot: 'system',
          source: 'system',
          retention: 'pinned',
          turn: 1,
          region: { offset: 1, limit: 2 },
        },
      ],
    });
    recorder.toolResult({
      agentId: 'root',
      call: { id: 'c', name: 'read_file', arguments: { path: 'x' }, cwd: join(opened.path, '../../web') },
      outcome: {
        ok: true,
        output: 'ok\n',
        summary: Buffer.from('short'),
        images: [
          { mediaType: 'image/png', dataBase64: 'aGVsbG8=' },
          { mediaType: 'a/b', bytes: 7 },
        ],
        data: { kind: 'fileText', data: { contents: 'ok\n' } },
        failure: { code: 1 },
      },
    });
    recorder.toolResult({
      agentId: 'root',
      call: { id: 'd', name: 'noop', arguments: undefined },
      outcome: { ok: false, output: '', dataText: 'lifted' },
    });
    recorder.shell({
      agentId: 'root',
      origin: 'hook',
      command: 'x',
      cwd: './web',
      exitCode: null,
      stdout: 'ok\n',
      stderr: '',
    });
    recorder.git({ agentId: 'root', command: 'git x', cwd: '.', exitCode: 1, stdout: '', stderr: '' });
    recorder.cancelProbe({ agentId: 'root', canceled: false });
    recorder.clock({ agentId: 'root', elapsedMs: 1.4, remainingMs: -3 });
    recorder.clock({ agentId: 'root', elapsedMs: 2 });
    recorder.agentEnded('root', { terminalStatus: 'done' });
    const record = await recordOf(opened);
    expect(record.seed).toEqual({
      prompt: 'Make a clock.',
      modelWindows: { b: 1, a: 2 },
      modelModalities: { m: { vision: false } },
    });
    expect(linesOf(readFileSync(opened.path)).filter((line) => line.type === 'seed')).toHaveLength(2);
    expect(record.agents).toEqual([{ ...ROOT, terminalStatus: 'done' }]);
    expect(record.messages[0].id).toBe('46562a160d0ab16c453ce67c238748e5');
    expect(record.toolsets).toEqual([{ id: 'c736e1cc0bedebe32ff1e810f7eb8971', tools: TOOLS }]);
    expect(record.texts).toEqual(['ok\n', 'short', '', 'lifted']);
    const request = { role: 'agent', shape: 'complete', toolset: 0 };
    const envelope = (seq: number, type: string): Json => ({ agentId: 'root', seq, type });
    expect(record.entries).toEqual([
      {
        ...envelope(0, 'model_error'),
        request: { ...request, messages: [0, 1] },
        error: { kind: 'vision_unsupported', message: 'no images', modelId: 'm' },
      },
      {
        ...envelope(1, 'model_io'),
        request: { ...request, messages: [0] },
        response: { a: 1e21, b: 1 },
        durationMs: 812,
      },
      {
        ...envelope(2, 'prompt_frame'),
        items: [
          {
            message: 0,
            slot: 'system',
            source: 'system',
            retention: 'pinned',
            turn: 1,
            region: { offset: 1, limit: 2 },
          },
        ],
      },
      {
        ...envelope(3, 'tool_result'),
        call: {
          id: 'c',
          name: 'read_file',
          arguments: { path: 'x' },
          cwd: { type: 'relative', path: 'web' },
        },
        outcome: {
          ok: true,
          output: 0,
          summary: 1,
          images: [
            { mediaType: 'image/png', bytes: 5 },
            { mediaType: 'a/b', bytes: 7 },
          ],
          data: { kind: 'fileText', data: { contents: '' } },
          dataText: 0,
          failure: { code: 1 },
        },
      },
      {
        ...envelope(4, 'tool_result'),
        call: { id: 'd', name: 'noop', arguments: null },
        outcome: { ok: false, output: 2, dataText: 3 },
      },
      {
        ...envelope(5, 'shell'),
        origin: 'hook',
        command: { command: 'x', cwd: { type: 'relative', path: 'web' }, exitCode: -1, stdout: 0, stderr: 2 },
      },
      {
        ...envelope(6, 'git'),
        command: { command: 'git x', cwd: { type: 'workspace' }, exitCode: 1, stdout: 2, stderr: 2 },
      },
      { ...envelope(7, 'cancel_probe'), canceled: false },
      { ...envelope(8, 'clock'), elapsedMs: 1, remainingMs: 0 },
      { ...envelope(9, 'clock'), elapsedMs: 2 },
    ]);
  });

  test('an agent that was started in a workspace of its own', async () => {
    const opened = await open({ routingKey: 'k', recorder: { ggVersion: '1' } });
    const { recorder } = opened;
    recorder.agentStarted({ ...ROOT, workspace: '/trees/a' });
    recorder.shell({
      agentId: 'root',
      origin: 'tool',
      command: 'x',
      cwd: '/trees/a/src',
      exitCode: 0,
      stdout: '',
      stderr: '',
    });
    const record = await recordOf(opened);
    expect(record.entries[0].command.cwd).toEqual({ type: 'relative', path: 'src' });
    expect(record).toMatchObject({ routingKey: 'k', recorder: { ggVersion: '1' } });
    expect(record.agents[0]).toEqual(ROOT);
  });

  test('the opening row of an agent stands in the journal before its first entry', async () => {
    const opened = await open();
    opened.recorder.agentStarted(ROOT);
    opened.recorder.clock({ agentId: 'root', elapsedMs: 1 });
    opened.recorder.agentEnded('root', { terminalStatus: 'failed' });
    await opened.recorder.finish();
    expect(linesOf(readFileSync(opened.path)).map((line) => line.type)).toEqual([
      'header',
      'agent',
      'entry',
      'agent',
      'end',
    ]);
  });
});

describe('message handles', () => {
  test('a handle, a frozen body and the body itself are one message', async () => {
    const opened = await open();
    const { recorder } = opened;
    const body = { role: 'user', content: 'hello' };
    const frozen = Object.freeze({ ...body });
    const handle = recorder.message(body);
    const tools = recorder.tools(TOOLS);
    for (let turn = 0; turn < 3; turn += 1) {
      recorder.modelIo({
        agentId: 'root',
        messages: [handle, body, frozen, recorder.message(handle)],
        tools,
        response: 1,
      });
    }
    const record = await recordOf(opened);
    expect(record.messages).toEqual([{ id: sha(sortedJson(body)), body }]);
    expect(record.toolsets).toHaveLength(1);
    expect(record.entries[2].request.messages).toEqual([0, 0, 0, 0]);
    expect(record.entries[2].response).toBe(1);
  });

  test('a handle stays what the body was, and lets go of it once it is pooled', async () => {
    const opened = await open();
    const { recorder } = opened;
    const body = { role: 'user', content: 'before' };
    const handle = recorder.message(body);
    body.content = 'after';
    recorder.modelIo({ agentId: 'root', messages: [handle, body], response: 1 });
    expect(handle.json).toBeUndefined();
    const record = await recordOf(opened);
    expect(record.messages.map((item: Json) => item.body.content)).toEqual(['before', 'after']);
  });

  test('a body that is frozen at the top alone is looked at each time', async () => {
    const opened = await open();
    const body = Object.freeze({ role: 'user', parts: ['one'] });
    for (const part of ['one', 'two']) {
      body.parts[0] = part;
      opened.recorder.modelIo({ agentId: 'root', messages: [body], response: 1 });
    }
    expect((await recordOf(opened)).messages).toHaveLength(2);
  });

  test("another recorder's handle stops capture, once its bytes are gone", async () => {
    const [first, second] = [await open(), await open()];
    const handle = first.recorder.message({ role: 'user' });
    first.recorder.modelIo({ agentId: 'root', messages: [handle], response: 1 });
    second.recorder.modelIo({ agentId: 'root', messages: [handle], response: 1 });
    expect(await second.recorder.finish()).toMatchObject({
      truncation: { reason: 'write_failed' },
      writeError: /another recorder/,
    });
    await first.recorder.finish();
  });
});

describe('what goes wrong stays inside', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  const throwing = {
    get content(): string {
      throw new Error('a getter of the harness');
    },
  };

  test.each<[string, (recorder: Recorder) => void, RegExp]>([
    ['a body that holds itself', (recorder) => void recorder.message(cyclic), /too deeply/],
    [
      'a getter that throws',
      (recorder) => recorder.modelIo({ agentId: 'a', messages: [throwing], response: 1 }),
      /getter/,
    ],
    [
      'a response that is a function',
      (recorder) => recorder.modelIo({ agentId: 'a', messages: [], response: () => 1 }),
      /function/,
    ],
    [
      'a number that is none',
      (recorder) => recorder.clock({ agentId: 'a', elapsedMs: Number.NaN }),
      /elapsedMs/,
    ],
    [
      'an unknown class of error',
      (recorder) => recorder.modelError({ agentId: 'a', messages: [], error: { kind: 'odd' } as never }),
      /kind/,
    ],
    [
      'an agent that never started',
      (recorder) => recorder.agentEnded('ghost', { terminalStatus: 'done' }),
      /ghost/,
    ],
    ['a call without its parts', (recorder) => recorder.toolResult({ agentId: 'a' } as never), /undefined/],
    ['a command without its parts', (recorder) => recorder.shell({ agentId: 'a' } as never), /undefined/],
  ])('%s stops capture for good', async (_name, call, text) => {
    const { recorder, path, stops } = await open();
    recorder.clock({ agentId: 'root', elapsedMs: 1 });
    call(recorder);
    expect(recorder.isStopped).toBe(true);
    const size = readFileSync(path).length;
    for (let i = 0; i < 1000; i += 1) recorder.clock({ agentId: 'root', elapsedMs: i });
    const handle = recorder.message({ any: 1 }) as AddressedBody;
    expect([handle.id, handle.json]).toEqual(['', undefined]);
    const report = await recorder.finish();
    expect(report).toMatchObject({
      entries: 1,
      truncation: { reason: 'write_failed', lastSeq: 0, bytes: report.bytes },
      writeError: text,
    });
    expect(await recorder.finish()).toEqual(report);
    expect(stops).toHaveLength(1);
    expect(linesOf(readFileSync(path)).at(-1)).toEqual({
      type: 'end',
      entries: 1,
      truncation: report.truncation,
    });
    expect(size).toBeLessThanOrEqual(report.bytes);
  });

  test('calls after the end do nothing', async () => {
    const { recorder, path } = await open();
    const report = await recorder.finish();
    recorder.clock({ agentId: 'root', elapsedMs: 1 });
    recorder.seed({ prompt: '' });
    expect(await recorder.finish()).toBe(report);
    expect(linesOf(readFileSync(path))).toHaveLength(2);
  });

  test('a burst that never lets the writer run is gathered, and nothing of it is lost', async () => {
    const opened = await open();
    for (let i = 0; i < 5000; i += 1) opened.recorder.clock({ agentId: 'root', elapsedMs: i });
    opened.recorder.modelIo({ agentId: 'root', messages: [{ content: 'x'.repeat(600_000) }], response: 1 });
    const report = await opened.recorder.finish();
    expect(report).toEqual({ entries: 5001, bytes: report.bytes, queueHighWater: 64 });
    expect((await assembleJournal(readFileSync(opened.path))).entries).toHaveLength(5001);
  });

  test('what was gathered is written as soon as there is room, without a further call', async () => {
    const { recorder, path } = await open();
    for (let i = 0; i < 200; i += 1) recorder.clock({ agentId: 'root', elapsedMs: i });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(linesOf(readFileSync(path))).toHaveLength(201);
    await recorder.finish();
  });

  test('a queue that is full by its bytes', async () => {
    const { recorder, path, stops } = await open({ replayMaxBytes: 2 ** 40 });
    for (let i = 0; i < 70; i += 1) {
      recorder.modelIo({
        agentId: 'root',
        messages: [{ content: `${i}${'x'.repeat(1_000_000)}` }],
        response: 1,
      });
    }
    const report = await recorder.finish();
    expect(report).toMatchObject({ entries: 67, queueHighWater: 64, writeError: /cannot keep up/ });
    expect(report.truncation).toEqual({ reason: 'write_failed', lastSeq: 66, bytes: report.bytes });
    expect(stops).toHaveLength(1);
    expect((await assembleJournal(readFileSync(path))).truncation).toEqual(report.truncation);
  });

  test('a queue in which nothing moves any more', async () => {
    const { recorder, remote } = await open();
    await new Promise((resolve) => setTimeout(resolve, 20));
    remote.removeAllListeners('message');
    for (let i = 0; i < 100; i += 1) recorder.clock({ agentId: 'root', elapsedMs: i });
    expect(recorder.isStopped).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 2300));
    recorder.clock({ agentId: 'root', elapsedMs: 1 });
    expect(recorder.isStopped).toBe(true);
    expect(await recorder.finish()).toMatchObject({ entries: 0, writeError: /cannot keep up/ });
  });

  test('a writer that is gone: its journal is closed for it', async () => {
    const { recorder, path, remote } = await open();
    recorder.clock({ agentId: 'root', elapsedMs: 1 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    remote.close();
    await new Promise((resolve) => setTimeout(resolve, 20));
    recorder.clock({ agentId: 'root', elapsedMs: 2 });
    const report = await recorder.finish();
    expect(report).toMatchObject({
      entries: 1,
      truncation: { reason: 'write_failed', lastSeq: 0 },
      writeError: /panicked/,
    });
    expect(linesOf(readFileSync(path)).at(-1)).toEqual({
      type: 'end',
      entries: 1,
      truncation: report.truncation,
    });
  });

  test('a writer that does nothing any more is given up', async () => {
    const { recorder, remote } = await open();
    await new Promise((resolve) => setTimeout(resolve, 20));
    remote.removeAllListeners('message');
    recorder.clock({ agentId: 'root', elapsedMs: 1 });
    const report = await recorder.finish();
    expect(report).toMatchObject({
      entries: 0,
      truncation: { reason: 'write_failed' },
      writeError: /stalled/,
    });
  });

  test('a journal that cannot be made: capture does not start, and says so', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    const recorder = await openRecorder({
      journal: join(folder, 'file/j'),
      replayMaxBytes: 1,
      sessionId: 's',
      capabilitySet: {},
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/capture has stopped.*cannot create/),
      'CaptureWarning',
    );
    warn.mockRestore();
    recorder.clock({ agentId: 'root', elapsedMs: 1 });
    expect(await recorder.finish()).toMatchObject({
      entries: 0,
      bytes: 0,
      truncation: { reason: 'write_failed', bytes: 0 },
    });
  });

  test('a writer that does not start leaves no file', async () => {
    const journal = join(temporaryFolder(), 'j');
    const options = {
      journal,
      replayMaxBytes: 1,
      sessionId: 's',
      capabilitySet: {},
      onStop: () => {
        throw new Error("a listener's own fault");
      },
    };
    const recorder = await openRecorderOn(options, () => Promise.reject(new Error('no thread to be had')));
    expect(await recorder.finish()).toMatchObject({ writeError: 'no thread to be had' });
    expect(existsSync(journal)).toBe(false);
  });

  test('a journal removed under the writer', async () => {
    const { recorder, path } = await open();
    mkdirSync(join(path, '../keep'));
    rmSync(path);
    expect(await recorder.finish()).toMatchObject({
      truncation: { reason: 'write_failed' },
      writeError: /removed/,
    });
  });

  test.each([
    [{ replayMaxBytes: 0 }, 'invalid-max-bytes'],
    [{ replayMaxBytes: 1.5 }, 'invalid-max-bytes'],
    [{ replayMaxBytes: undefined as never }, 'invalid-max-bytes'],
    [{ workspace: undefined as never }, 'no-journal'],
  ])('options that make no sense are refused: %j', async (options, code) => {
    await expect(open(options)).rejects.toMatchObject({ code });
  });
});
