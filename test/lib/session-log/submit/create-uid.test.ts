import { expect, test } from 'vitest';
import { isUid } from '../../../../lib/session-log/format/uid.js';
import { createUid } from '../../../../lib/session-log/submit/create-uid.js';

test('uids have the form, begin with the time and differ', () => {
  const now = new Date('2026-10-08T09:00:00.123Z');
  const uids = Array.from({ length: 100 }, () => createUid(now));
  expect(new Set(uids).size).toBe(100);
  for (const uid of uids) {
    expect(isUid(uid)).toBe(true);
    expect(uid.charAt(14)).toBe('7');
    expect(Number.parseInt(uid.slice(0, 8) + uid.slice(9, 13), 16)).toBe(now.getTime());
  }
  expect(createUid(new Date(now.getTime() + 1)) > (uids[0] as string)).toBe(true);
});
