import { describe, expect, test } from 'vitest';
import { encodeBytes, nameIsWithin } from '../../../../lib/session-log/policy/encoded-name.js';

const isIn = (name: string, path: string, spellings: 'every' | 'documented' = 'every'): boolean =>
  nameIsWithin(name, [path], spellings, false);

describe('the encoding of a directory', () => {
  test('turns every byte that is no letter or digit into a dash', () => {
    expect(encodeBytes('/srv/a.b_c')).toBe('-srv-a-b-c');
    expect(encodeBytes('/é')).toBe('---');
  });

  test('holds for the directory and what is beneath, and for siblings that it cannot tell apart', () => {
    expect(isIn('-x-y', '/x/y')).toBe(true);
    expect(isIn('-x-y-sub', '/x/y')).toBe(true);
    expect(isIn('-x-yx', '/x/y')).toBe(false);
    expect(isIn('-srv-a-b-c', '/srv/a/b')).toBe(true);
    expect(isIn('-anything', '/')).toBe(true);
    expect(isIn('-x-Y', '/x/y')).toBe(false);
    expect(nameIsWithin('-x-Y', ['/x/y'], 'every', true)).toBe(true);
  });

  test('closes for every spelling that releases have written, and opens for the documented one', () => {
    const spellings = ['-srv-----', '-srv---', '-srv--'];
    expect(spellings.map((name) => isIn(name, '/srv/😀'))).toEqual([true, true, true]);
    expect(spellings.map((name) => isIn(name, '/srv/😀', 'documented'))).toEqual([true, false, false]);
  });
});
