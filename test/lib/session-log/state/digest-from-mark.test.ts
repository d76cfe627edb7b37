import { describe, expect, test } from 'vitest';
import type { CappedDigest } from '../../../../lib/session-log/digest/cap-session.js';
import { digestFromMark } from '../../../../lib/session-log/state/digest-from-mark.js';
import type { Walked } from '../../../../lib/session-log/state/walk-session.js';
import { SessionScript } from '../../../support/session-items.js';

/** Reads that find the given files, one after the other, and where each began. */
function reads(...files: { size: number; head: string }[]) {
  const began: number[] = [];
  const read = async (from: number): Promise<Walked<CappedDigest>> => {
    const file = files[Math.min(began.length, files.length - 1)];
    began.push(from);
    return { read: { end: new SessionScript().end(file), value: {} as CappedDigest } };
  };
  return { began, read };
}

describe('where a digest begins', () => {
  test.each([
    ['never marked', undefined, [{ size: 10, head: 'a' }], [0]],
    ['appended', { size: 5, head: 'a' }, [{ size: 10, head: 'a' }], [5]],
    ['as marked: the whole again', { size: 10, head: 'a' }, [{ size: 10, head: 'a' }], [10, 0]],
    ['truncated', { size: 20, head: 'a' }, [{ size: 10, head: 'a' }], [20, 0]],
    ['rotated', { size: 5, head: 'a' }, [{ size: 10, head: 'b' }], [5, 0]],
    [
      'rotated, and back again',
      { size: 5, head: 'a' },
      [
        { size: 10, head: 'b' },
        { size: 10, head: 'a' },
      ],
      [5, 0, 5],
    ],
  ])('%s', async (_name, marked, files, expected) => {
    const { began, read } = reads(...files);
    expect('read' in (await digestFromMark(marked, read))).toBe(true);
    expect(began).toEqual(expected);
  });

  test('a file that is another one at every read is unreadable', async () => {
    const flip = [
      { size: 10, head: 'b' },
      { size: 10, head: 'a' },
      { size: 10, head: 'b' },
    ];
    const { read } = reads(...flip);
    expect(await digestFromMark({ size: 5, head: 'a' }, read)).toMatchObject({
      refusal: { state: 'unreadable' },
    });
  });

  test('a refusal is passed on', async () => {
    const refusal = { state: 'denied', reason: 'deny_paths' } as const;
    expect(await digestFromMark(undefined, async () => ({ refusal }))).toEqual({ refusal });
  });
});
