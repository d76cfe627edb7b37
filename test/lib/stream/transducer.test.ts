import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { compose, stageOf, type Transducer } from '../../../lib/stream/transducer.js';

/** Pushes each number as often as it says, and at the end what it was given. */
const repeat: Transducer<number, string> = {
  take: (count, push) => {
    for (let i = 0; i < count; i += 1) push(`${count}`);
  },
  flush: (push) => push('end of numbers'),
};

function numberThem(): Transducer<string, string> {
  let count = 0;
  return {
    take: (text, push) => {
      count += 1;
      push(`${count}:${text}`);
    },
    flush: (push) => push(`${count} in all`),
  };
}

const taken = (transducer: Transducer<number, string>, items: readonly number[]): string[] => {
  const pushed: string[] = [];
  for (const item of items) transducer.take(item, (text) => pushed.push(text));
  transducer.flush?.((text) => pushed.push(text));
  return pushed;
};

test('composed, each gives what it pushes to the next one, the end of the first included', () => {
  expect(taken(compose(repeat, numberThem()), [2, 0, 1])).toEqual([
    '1:2',
    '2:2',
    '3:1',
    '4:end of numbers',
    '4 in all',
  ]);
});

test('one without an end is passed over at the end', () => {
  const silent: Transducer<number, number> = { take: (item, push) => push(item + 1) };
  expect(taken(compose(silent, repeat), [0, 1])).toEqual(['1', '2', '2', 'end of numbers']);
  expect(taken(compose(repeat, { take: (text, push) => push(text) }), [1])).toEqual(['1', 'end of numbers']);
});

test('as a stage it gives the same, and fails with what it throws', async () => {
  const items = await Readable.from([1, 2])
    .pipe(stageOf(compose(repeat, numberThem())))
    .toArray();
  expect(items).toEqual(taken(compose(repeat, numberThem()), [1, 2]));
  const broken: Transducer<number, number> = {
    take: () => {
      throw new Error('no luck');
    },
  };
  const stage = stageOf(broken);
  stage.write(1);
  await expect(stage.toArray()).rejects.toThrow('no luck');
});
