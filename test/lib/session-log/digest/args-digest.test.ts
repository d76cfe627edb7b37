import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestArguments } from '../../../../lib/session-log/digest/args-digest.js';

const sha = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

describe('args_digest', () => {
  test.each([
    ['make x', '6c256f29500f'],
    ['git  push\n origin', 'dc7f6beaa7bb'],
    ['git push origin', 'dc7f6beaa7bb'],
    ['\u3000git\u00a0push\u0085origin ', 'dc7f6beaa7bb'],
  ])('of the command %j', (command, digest) => {
    expect(digestArguments(command, Buffer.from('{"ignored":1}'))).toBe(digest);
  });

  test.each([
    ['{"path":"a b","n":1.0}', '10271699229e'],
    [' {\n"path" : "a b" ,\t"n": 1.0 } ', '10271699229e'],
    ['{"n":1.0,"path":"a b"}', 'bf30bacbf29d'],
    ['{}', '44136fa355b3'],
    ['null', '74234e98afe7'],
  ])('of the input %j', (input, digest) => {
    expect(digestArguments(undefined, Buffer.from(input))).toBe(digest);
  });

  test('of an absent input', () => {
    expect(digestArguments(undefined, undefined)).toBe('e3b0c44298fc');
  });

  test('an empty command is a command', () => {
    expect(digestArguments('', Buffer.from('{}'))).toBe('e3b0c44298fc');
  });

  test.each(['{"a": ', '{} {}', '', 'nul', '"open'])(
    'an input that is no JSON is digested as it is: %j',
    (input) => {
      expect(digestArguments(undefined, Buffer.from(input))).toBe(sha(input));
    },
  );

  test('bytes that are no UTF-8 are kept inside strings', () => {
    const input = Buffer.concat([Buffer.from('{ "a": "'), Buffer.from([0xff, 0x20]), Buffer.from('" }')]);
    const compact = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0x20]), Buffer.from('"}')]);
    expect(digestArguments(undefined, input)).toBe(sha(compact));
  });

  test('white space between tokens never matters, in strings always', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(1, 2, '\t'), (value, indent) => {
        const pretty = Buffer.from(JSON.stringify(value, null, indent));
        expect(digestArguments(undefined, pretty)).toBe(sha(JSON.stringify(value)));
      }),
    );
  });
});
