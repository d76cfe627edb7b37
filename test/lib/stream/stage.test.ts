import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import highland from 'highland';
import { describe, expect, test } from 'vitest';
import { stage } from '../../../lib/stream/stage.js';

const double = () =>
  stage<number, number>(
    (item, push) => {
      push(item);
      push(item * 2);
    },
    (push) => push(-1),
  );

describe('stage', () => {
  test('in pipeline()', async () => {
    const seen: number[] = [];
    await pipeline(Readable.from([1, 2]), double(), async (items) => {
      for await (const item of items) seen.push(item);
    });
    expect(seen).toEqual([1, 2, 2, 4, -1]);
  });

  test('from highland', async () => {
    const seen = await highland<number>([1, 2]).pipe(double()).toArray();
    expect(seen).toEqual([1, 2, 2, 4, -1]);
  });

  test('as an async iterable', async () => {
    const seen: number[] = [];
    for await (const item of Readable.from([3]).pipe(double())) seen.push(item);
    expect(seen).toEqual([3, 6, -1]);
  });

  test('an asynchronous transform keeps the order', async () => {
    const slow = stage<number, number>(async (item, push) => {
      await new Promise((resolve) => setTimeout(resolve, 5 - item));
      push(item);
    });
    expect(await Readable.from([1, 2, 3]).pipe(slow).toArray()).toEqual([1, 2, 3]);
  });

  test.each([
    [
      'throws',
      () =>
        stage<number, number>(() => {
          throw new Error('bad item');
        }),
    ],
    [
      'rejects',
      () =>
        stage<number, number>(async () => {
          throw new Error('bad item');
        }),
    ],
    [
      'throws in flush',
      () =>
        stage<number, number>(
          () => {},
          () => {
            throw new Error('bad item');
          },
        ),
    ],
    [
      'throws what is no error',
      () =>
        stage<number, number>(() => {
          throw 'bad item';
        }),
    ],
  ])('fails the pipeline when its transform %s', async (_name, make) => {
    await expect(
      pipeline(Readable.from([1]), make(), async (items) => {
        for await (const _ of items);
      }),
    ).rejects.toThrow('bad item');
  });
});
