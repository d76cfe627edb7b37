import { expect, test } from 'vitest';
import { isUid } from '../../../../lib/session-log/format/uid.js';

test.each([
  ['0199c3a1-0000-7000-8000-000000000001', true],
  ['0199C3A1-0000-1000-B000-00000000000F', true],
  ['0199c3a1-0000-8000-a000-000000000001', true],
  ['0199c3a1-0000-0000-8000-000000000001', false],
  ['0199c3a1-0000-9000-8000-000000000001', false],
  ['0199c3a1-0000-7000-7000-000000000001', false],
  ['0199c3a1-0000-7000-c000-000000000001', false],
  ['0199c3a1-0000-7000-8000-0000000000010', false],
  ['0199c3a1000070008000000000000001', false],
  ['u1', false],
  ['', false],
])('%s is a uid: %s', (text, expected) => {
  expect(isUid(text)).toBe(expected);
});
