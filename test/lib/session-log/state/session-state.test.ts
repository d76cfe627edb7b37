import { describe, expect, test } from 'vitest';
import { compareWithMark, digestStart } from '../../../../lib/session-log/state/session-state.js';

const file = { size: 300, head: 'aa' };

describe('a file against its mark', () => {
  test.each([
    ['never marked', undefined, 'new', undefined, 0],
    ['equal', { size: 300, head: 'aa' }, 'processed', undefined, 0],
    ['larger', { size: 200, head: 'aa' }, 'changed', 'appended', 200],
    ['smaller', { size: 400, head: 'aa' }, 'changed', 'truncated', 0],
    ['another first line', { size: 300, head: 'bb' }, 'changed', 'rotated', 0],
    ['larger and another first line', { size: 200, head: 'bb' }, 'changed', 'rotated', 0],
    ['smaller and another first line', { size: 400, head: 'bb' }, 'changed', 'rotated', 0],
  ])('%s', (_name, marked, state, reason, start) => {
    expect(compareWithMark(marked, file)).toEqual(reason === undefined ? { state } : { state, reason });
    expect(digestStart(marked, file)).toBe(start);
  });
});
