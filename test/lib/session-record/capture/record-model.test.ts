import { describe, expect, test } from 'vitest';
import { AddressedBody } from '../../../../lib/session-record/capture/bodies.js';
import { classifyFailure, recordModel } from '../../../../lib/session-record/capture/record-model.js';
import type { Recorder } from '../../../../lib/session-record/capture/recorder.js';
import type { Json } from '../../../support/capture-oracle.js';

function listener(): { recorder: Recorder; calls: Json[] } {
  const calls: Json[] = [];
  const recorder = {
    modelIo: (call: Json) => calls.push(['modelIo', call]),
    modelError: (call: Json) => calls.push(['modelError', call]),
    message: (body: object) => new AddressedBody(JSON.stringify(body), undefined),
    tools: (tools: object) => new AddressedBody(JSON.stringify(tools), undefined),
  };
  return { recorder: recorder as unknown as Recorder, calls };
}

describe('recordModel', () => {
  test('an answered call: what was sent when it was sent, the answer, the latency', async () => {
    const { recorder, calls } = listener();
    const messages: object[] = [{ role: 'user' }];
    const ask = recordModel(
      recorder,
      async (request: { messages: object[]; tools?: unknown[] }, extra: number) => {
        await new Promise((resolve) => setTimeout(resolve, 25));
        return { extra, count: request.messages.length };
      },
      { agentId: 'root', role: 'compaction', isToolRequired: () => true },
    );
    const answer = ask({ messages, tools: [] }, 5);
    messages.push({ role: 'assistant' });
    expect(await answer).toEqual({ extra: 5, count: 2 });
    expect(calls).toMatchObject([
      [
        'modelIo',
        {
          agentId: 'root',
          role: 'compaction',
          shape: 'complete_requiring',
          messages: [{ id: '{"role":"user"}' }],
          tools: { id: '[]' },
          response: { extra: 5, count: 2 },
        },
      ],
    ]);
    expect(calls[0][1].durationMs).toBeGreaterThan(20);
  });

  test('a failed call: its class, and the same failure thrown', async () => {
    const { recorder, calls } = listener();
    const failure = Object.assign(new Error('bad request'), { status: 400 });
    const options = {
      agentId: 'root',
      isToolRequired: () => {
        throw new Error('a callback of the harness');
      },
    };
    const ask = recordModel(recorder, () => Promise.reject(failure), options);
    await expect(ask({ messages: [] })).rejects.toBe(failure);
    expect(calls).toMatchObject([
      [
        'modelError',
        { role: 'agent', shape: 'complete', error: { kind: 'fatal', message: 'bad request', status: 400 } },
      ],
    ]);
    expect(calls[0][1]).not.toHaveProperty('tools');
  });

  test('a classifier of the harness, and one that fails', async () => {
    const { recorder, calls } = listener();
    const fail = (): Promise<never> => Promise.reject(new Error('x'));
    const classified = recordModel(recorder, fail, {
      agentId: 'a',
      classify: () => ({ kind: 'missing_api_key', message: 'k' }),
    });
    const broken = recordModel(recorder, fail, {
      agentId: 'a',
      classify: () => {
        throw new Error('y');
      },
    });
    await expect(classified({ messages: [] })).rejects.toThrow('x');
    await expect(broken({ messages: [] })).rejects.toThrow('x');
    expect(calls.map(([, call]) => call.error)).toEqual([
      { kind: 'missing_api_key', message: 'k' },
      { kind: 'retry_exhausted', message: 'x', attempts: 1 },
    ]);
  });

  test.each([
    [Object.assign(new Error('m'), { status: 503 }), { kind: 'fatal', message: 'm', status: 503 }],
    [
      Object.assign(new Error('m'), { status: 70_000 }),
      { kind: 'retry_exhausted', message: 'm', attempts: 1 },
    ],
    [Object.assign(new Error('m'), { name: 'TimeoutError' }), { kind: 'timeout', message: 'm' }],
    [new SyntaxError('m'), { kind: 'parse', message: 'm' }],
    [Object.assign(new Error('m'), { attempts: 6 }), { kind: 'retry_exhausted', message: 'm', attempts: 6 }],
    ['text', { kind: 'retry_exhausted', message: 'text', attempts: 1 }],
    [undefined, { kind: 'retry_exhausted', message: 'undefined', attempts: 1 }],
  ])('classifies %s', (failure, error) => {
    expect(classifyFailure(failure)).toEqual(error);
  });
});
