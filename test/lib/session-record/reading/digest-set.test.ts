import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DigestSet } from '../../../../lib/session-record/reading/digest-set.js';

const digest = (number: number): string =>
  createHash('sha256').update(`${number}`).digest('hex').slice(0, 32);

test('a digest is told from its neighbours over many growths, by the element that brought it first', () => {
  const set = new DigestSet();
  for (let number = 0; number < 20_000; number += 1) expect(set.add(digest(number), number)).toBeUndefined();
  for (let number = 0; number < 20_000; number += 1) expect(set.add(digest(number), 1)).toBe(number);
  expect(set.find(digest(777))).toBe(777);
  expect(set.find(digest(20_001))).toBeUndefined();
});

test('digests that begin alike are two', () => {
  const set = new DigestSet();
  expect(set.add(`00000001${'0'.repeat(24)}`, 5)).toBeUndefined();
  expect(set.add(`00000001${'0'.repeat(23)}1`, 6)).toBeUndefined();
  expect(set.find(`00000001${'0'.repeat(24)}`)).toBe(5);
});
