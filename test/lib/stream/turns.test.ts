import { describe, expect, test } from 'vitest';
import { Turns } from '../../../lib/stream/turns.js';

describe('Turns', () => {
  test('lets so many work at once, the others in the order in which they came', async () => {
    const turns = new Turns(2);
    const began: number[] = [];
    const ends: (() => void)[] = [];
    const works = [0, 1, 2, 3].map((number) =>
      turns.take(() => {
        began.push(number);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
    await Promise.resolve();
    expect(began).toEqual([0, 1]);
    ends[1]?.();
    await works[1];
    await Promise.resolve();
    expect(began).toEqual([0, 1, 2]);
    ends[0]?.();
    await works[0];
    ends[2]?.();
    await works[2];
    ends[3]?.();
    await works[3];
    expect(began).toEqual([0, 1, 2, 3]);
  });

  test('work that fails gives its turn back', async () => {
    const turns = new Turns(1);
    await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.take(async () => 7)).toBe(7);
  });
});
