import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { BatchedReadable, forEachItem } from '../../../lib/stream/batches.js';

const BATCHES = [[1, 2], [], [3], Array.from({ length: 40 }, (_, i) => i + 4)];
const ALL = BATCHES.flat();

async function* batches(failure?: Error): AsyncGenerator<readonly number[], void> {
  yield* BATCHES;
  if (failure !== undefined) throw failure;
}

async function gather(stream: AsyncIterable<number>): Promise<number[]> {
  const items: number[] = [];
  await forEachItem(stream, (item) => items.push(item));
  return items;
}

describe('a stream of batches', () => {
  test('gives one item after the other', async () => {
    expect(await new BatchedReadable(batches()).toArray()).toEqual(ALL);
  });

  test('and whole batches to who takes them', async () => {
    expect(await gather(new BatchedReadable(batches()) as AsyncIterable<number>)).toEqual(ALL);
    expect(await gather(Readable.from(ALL) as AsyncIterable<number>)).toEqual(ALL);
  });

  test('fails with what the batches fail with, either way', async () => {
    const failure = new Error('no luck');
    await expect(new BatchedReadable(batches(failure)).toArray()).rejects.toBe(failure);
    await expect(gather(new BatchedReadable(batches(failure)) as AsyncIterable<number>)).rejects.toBe(
      failure,
    );
  });

  test('tells its batches to end when its reader has had enough', async () => {
    let isEnded = false;
    async function* endless(): AsyncGenerator<readonly number[], void> {
      try {
        for (let i = 0; ; i += 1) yield [i];
      } finally {
        isEnded = true;
      }
    }
    for await (const item of new BatchedReadable(endless())) if (item === 30) break;
    expect(isEnded).toBe(true);
    isEnded = false;
    const stop = new Error('enough');
    const taking = forEachItem(new BatchedReadable(endless()) as AsyncIterable<number>, (item) => {
      if (item === 30) throw stop;
    });
    await expect(taking).rejects.toBe(stop);
    expect(isEnded).toBe(true);
  });

  test('tells a failure of the end of its batches, unless it failed before', async () => {
    const failure = new Error('cannot end');
    async function* stubborn(): AsyncGenerator<readonly number[], void> {
      try {
        yield [1];
      } finally {
        await Promise.reject(failure);
      }
    }
    const reading = async (): Promise<void> => {
      const stream = new BatchedReadable(stubborn());
      const closed = new Promise((resolve, reject) => stream.on('close', resolve).on('error', reject));
      stream.once('data', () => stream.destroy());
      await closed;
    };
    await expect(reading()).rejects.toBe(failure);
  });
});
