import { describe, expect, test } from 'vitest';
import { AddressedBody } from '../../../../lib/session-record/capture/bodies.js';
import { FrozenBodies, isDeeplyFrozen } from '../../../../lib/session-record/capture/frozen-bodies.js';

const freeze = Object.freeze;

describe('isDeeplyFrozen', () => {
  test.each<[string, unknown, boolean]>([
    ['a text', 'x', true],
    ['null', null, true],
    ['a function', () => 1, false],
    ['a frozen message', freeze({ role: 'user', parts: freeze([freeze({ text: 'x' })]) }), true],
    ['an open message', { role: 'user' }, false],
    ['an open part', freeze({ parts: freeze([{ text: 'x' }]) }), false],
    ['a computed part', freeze(Object.defineProperty({}, 'x', { get: () => 1, enumerable: true })), false],
    ['a part that is a function', freeze({ toJSON: () => 1 }), false],
    ['a date', freeze(new Date()), false],
    ['no prototype', freeze(Object.create(null)), true],
  ])('%s', (_name, value, expected) => {
    expect(isDeeplyFrozen(value)).toBe(expected);
  });

  test('a value that holds itself is not walked for ever', () => {
    const ring: { self?: unknown } = {};
    ring.self = ring;
    expect(isDeeplyFrozen(freeze(ring))).toBe(false);
  });
});

test('a deeply frozen body is addressed once, any other each time', () => {
  const bodies = new FrozenBodies();
  let count = 0;
  const address = (): AddressedBody => new AddressedBody(String(++count), undefined);
  const frozen = freeze({ a: 1 });
  const open = { a: 1 };
  const ids = [frozen, open, frozen, open].map((body) => bodies.get(body, address).id);
  expect(ids).toEqual(['1', '2', '1', '3']);
});
