import { describe, expect, test } from 'vitest';
import { addressOfJson, contentAddress } from '../../../../lib/session-record/format/content-address.js';
import { canonicalText } from '../../../../lib/stream/json-canonical.js';

describe('content addresses: the vectors of the wire format', () => {
  test.each([
    ['abc', 'ba7816bf8f01cfea414140de5dae2223'],
    ['', 'e3b0c44298fc1c149afbf4c8996fb924'],
    ['ok\n', 'dc51b8c96c2d745df3bd5590d990230a'],
    ['x'.repeat(128), '24da1b81d0b16df6428eee73c69fcb2a'],
  ])('of the text %j', (text, address) => {
    expect(contentAddress(Buffer.from(text))).toBe(address);
  });

  test.each([
    ['{"b":2,"a":1}', '43258cff783fe7036d8a43033f830adf'],
    ['{"content":"Be brief.","role":"system"}', '46562a160d0ab16c453ce67c238748e5'],
    ['{"content":"hé","role":"user"}', '56b48d20491d8c1a871fdc79fe21b6c6'],
    ['{"role":"user", "content":"h\\u00E9"}', '56b48d20491d8c1a871fdc79fe21b6c6'],
    [
      '{"content":"What is this?","images":[{"bytes":5,"dataBase64":"aGVsbG8=","mediaType":"image/png"}],"role":"user"}',
      'd067ac99df3d4ccf0f3e13d8e11fb9d8',
    ],
    [
      '[{"description":"run","name":"shell","parameters":{"type":"object"}}]',
      'c736e1cc0bedebe32ff1e810f7eb8971',
    ],
  ])('of the JSON %s, as text and as a value', (text, address) => {
    expect(addressOfJson(Buffer.from(text))).toBe(address);
    expect(contentAddress(Buffer.from(canonicalText(JSON.parse(text))))).toBe(address);
  });
});
