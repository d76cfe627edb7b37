import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SubmissionBody } from '../../../../lib/session-log/format/submission.js';
import { canonicalJson, hashContent } from '../../../../lib/session-log/submit/canonical-json.js';
import type { JsonValue } from '../../../../lib/session-log/submit/json-value.js';

describe('the canonical form', () => {
  // RFC 8785, 3.2.2 and 3.2.3.
  test('spells numbers and strings as ECMAScript does', () => {
    const value = JSON.parse(
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
    ) as JsonValue;
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  test('sorts members by UTF-16 units', () => {
    const names = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6'];
    const value = Object.fromEntries(names.map((name) => [name, 0]));
    expect(Object.keys(JSON.parse(canonicalJson(value)) as object).sort()).toEqual([...names].sort());
    expect(canonicalJson(value)).toBe(
      '{"\\r":0,"1":0,"\u0080":0,"\u00f6":0,"\u20ac":0,"\u{1f600}":0,"\ufb33":0}',
    );
  });

  test('does not depend on the order of members, and reads back as the same value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse()) as JsonValue;
        const canonical = canonicalJson(value as JsonValue);
        expect(canonicalJson(reversed)).toBe(canonical);
        expect(JSON.parse(canonical)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('content_hash', () => {
  const body: SubmissionBody = {
    kind: 'friction',
    schema_version: 1,
    key: 'k',
    summary: 's',
    machine: 'box',
    occurred_at: '2026-01-05T10:00:00.000000Z',
    context: { origin: 'manual' },
    payload: { fix_status: 'none', details: 'é' },
  };

  test('is pinned', () => {
    const canonical =
      '{"kind":"friction","machine":"box","payload":{"details":"é","fix_status":"none"},"schema_version":1,"summary":"s"}';
    expect(hashContent(body)).toBe(createHash('sha256').update(canonical).digest('hex'));
    expect(hashContent(body)).toBe('1b49d63dbd3eaa60d94e1843a48430d0158a68934a2d282bf665240b342d7adb');
  });

  test('key, time and context are no content; everything else is', () => {
    const same = { ...body, key: 'other', occurred_at: '2027-01-01T00:00:00.000000Z', context: {} };
    expect(hashContent(same)).toBe(hashContent(body));
    const others: Partial<SubmissionBody>[] = [
      { schema_version: 2 },
      { summary: 't' },
      { machine: 'x' },
      { model: 'm' },
      { harness: 'h' },
      { project: 'p' },
      { payload: {} },
    ];
    const hashes = others.map((other) => hashContent({ ...body, ...other }));
    expect(new Set([hashContent(body), ...hashes]).size).toBe(others.length + 1);
  });
});
