import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodySchema } from '../../../../lib/session-log/format/submission.js';
import { applyBodyRules } from '../../../../lib/session-log/submit/body-rules.js';
import type { JsonObject } from '../../../../lib/session-log/submit/json-value.js';
import { prepareBody } from '../../../../lib/session-log/submit/prepare-body.js';

const NOW = new Date('2026-10-08T09:00:00.123Z');
const rule = (raw: JsonObject) => applyBodyRules({ kind: 'friction', summary: 's', ...raw }, NOW);
const codes = (raw: JsonObject) => rule(raw).warnings.map(({ code, pointer }) => `${code} ${pointer}`);

describe('the rules', () => {
  test('the least body gets its defaults', () => {
    expect(rule({})).toEqual({
      body: {
        kind: 'friction',
        schema_version: 1,
        summary: 's',
        occurred_at: '2026-10-08T09:00:00.123000Z',
        context: {},
        payload: { fix_status: 'none' },
      },
      warnings: [],
    });
  });

  test('a summary is one trimmed line of at most 2000 bytes', () => {
    expect(rule({ summary: '\u00a0 a\r\nb\u2028c\n' }).body.summary).toBe('a b c');
    const { body, warnings } = rule({ summary: 'é'.repeat(1001) });
    expect(Buffer.byteLength(body.summary)).toBe(2000);
    expect(warnings).toEqual([
      { code: 'truncated', pointer: '/summary', message: 'summary is cut to 2000 bytes' },
    ]);
  });

  test.each([{ summary: ' \n ' }, { summary: null }, { kind: 'praise' }, { kind: null }])(
    'a body that says nothing is refused: %j',
    (raw) => {
      expect(() => rule(raw)).toThrow(expect.objectContaining({ code: 'invalid_body' }));
    },
  );

  test('names are trimmed and cut, a harness and a category are tokens, blank ones are absent', () => {
    const { body } = rule({
      machine: ' box ',
      model: 'm'.repeat(201),
      harness: ' Claude \t Code ',
      project: '  ',
      category: 'Wrong  Doc',
    });
    expect(body).toMatchObject({ machine: 'box', model: 'm'.repeat(200), harness: 'claude-code' });
    expect(body).not.toHaveProperty('project');
    expect(body.payload).toEqual({ category: 'wrong-doc', fix_status: 'none' });
  });

  test('a harness is cut in its lower case, which can be longer', () => {
    const { harness = '' } = rule({ harness: '\u0130'.repeat(100) }).body;
    expect(Buffer.byteLength(harness)).toBeLessThanOrEqual(200);
    expect(rule({ harness }).body.harness).toBe(harness);
  });

  test.each([
    ['2026-01-05T10:00:00+01:00', '2026-01-05T09:00:00.000000Z'],
    ['2026-01-05T10:00:00.1234567Z', '2026-01-05T10:00:00.123456Z'],
    [' 1969-12-31T23:59:59.999999Z ', '1969-12-31T23:59:59.999999Z'],
  ])('occurred_at %s is stored as %s', (given, stored) => {
    expect(rule({ occurred_at: given }).body.occurred_at).toBe(stored);
  });

  test('a time that cannot be read is kept in the context', () => {
    const { body, warnings } = rule({ occurred_at: 'yesterday', context: { a: 'b' } });
    expect(body.occurred_at).toBe('2026-10-08T09:00:00.123000Z');
    expect(body.context).toEqual({ a: 'b', occurred_at_raw: 'yesterday' });
    expect(warnings).toMatchObject([{ code: 'invalid_format', pointer: '/occurred_at' }]);
  });

  test('a context is a flat map of at most 32 strings', () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`k${index}`, 'v']));
    expect(Object.keys(rule({ context: many }).body.context)).toHaveLength(32);
    const { context } = rule({
      context: { n: 1, o: { a: [true] }, gone: null, 'a/b~': 'x'.repeat(2001) },
    }).body;
    expect(context).toEqual({ n: '1', o: '{"a":[true]}', 'a/b~': 'x'.repeat(2000) });
    expect(codes({ context: { 'a/b~': 'x'.repeat(2001) } })).toEqual(['truncated /context/a~1b~0']);
    expect(rule({ context: 'here' }).body.context).toEqual({ value: 'here' });
  });

  test('members that have no place of their own go into the payload, which goes first', () => {
    const { body, warnings } = rule({ a: 1, details: 'flat', payload: { details: 'inner', b: [2] } });
    expect(body.payload).toEqual({ a: 1, b: [2], details: 'inner', fix_status: 'none' });
    expect(warnings).toMatchObject([{ code: 'member_twice', pointer: '/details' }]);
    expect(rule({ payload: ['x'] }).body.payload).toEqual({ value: ['x'], fix_status: 'none' });
  });

  test('what breaks a rule is a warning and stays', () => {
    const { body } = rule({
      severity: 'Terrible',
      fix_status: 'applied',
      fix_ref: ' abc ',
      schema_version: 1.5,
    });
    expect(body.payload).toEqual({ severity: 'terrible', fix_status: 'applied', fix_ref: 'abc' });
    expect(codes({ severity: 'x', schema_version: '2', machine: 5, fix_status: 'maybe' })).toEqual([
      'unknown_value /payload/fix_status',
      'unknown_value /payload/severity',
      'wrong_type /schema_version',
      'wrong_type /machine',
    ]);
  });

  test('applied twice they change nothing, whatever the body is', () => {
    // A schema of names to values does not see this one.
    const name = fc.string().filter((text) => text !== '__proto__');
    const anyBody = fc.record(
      {
        key: fc.jsonValue(),
        summary: fc.string({ minLength: 1, maxLength: 3000, unit: 'grapheme' }).map((text) => `s${text}`),
        machine: fc.jsonValue(),
        harness: fc.string({ unit: 'binary' }),
        project: fc.string({ maxLength: 300, unit: 'grapheme' }),
        occurred_at: fc.jsonValue(),
        context: fc.oneof(fc.dictionary(name, fc.jsonValue(), { maxKeys: 40 }), fc.string()),
        payload: fc.oneof(fc.dictionary(name, fc.jsonValue()), fc.array(fc.jsonValue())),
        category: fc.string({ maxLength: 300, unit: 'grapheme' }),
        severity: fc.jsonValue(),
        other: fc.jsonValue(),
      },
      { requiredKeys: ['summary'] },
    );
    fc.assert(
      fc.property(anyBody, (raw) => {
        const { body } = rule(raw as JsonObject);
        expect(bodySchema.parse(body)).toEqual(body);
        const again = applyBodyRules(JSON.parse(JSON.stringify(body)) as JsonObject, new Date(0));
        expect(JSON.stringify(again.body)).toBe(JSON.stringify(body));
      }),
      { numRuns: 200 },
    );
  });
});

describe('preparing', () => {
  const SECRET = `gho_${'m'.repeat(36)}`;
  const prepare = (raw: JsonObject, scrub: boolean) =>
    prepareBody({ kind: 'friction', summary: 's', category: 'c', details: 'd', ...raw }, { scrub, now: NOW });

  test('a body without a key gets one of its own', () => {
    const keys = [{}, { key: null }, { key: ' ' }].map((raw) => prepare(raw, false).body.key);
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(prepare({ key: ' k ' }, false).body.key).toBe('k');
  });

  test('secrets go from every member, before anything is cut', () => {
    const long = 'x'.repeat(1990);
    const { body, warnings } = prepare(
      { summary: `${long} ${SECRET}`, context: { a: SECRET }, deep: [{ b: SECRET }], key: SECRET },
      true,
    );
    expect(JSON.stringify(body)).not.toContain('gho_');
    expect(warnings.filter(({ code }) => code === 'scrubbed')).toEqual([
      { code: 'scrubbed', pointer: '/summary', message: 'scrubbed summary: github_token 1' },
      { code: 'scrubbed', pointer: '/context', message: 'scrubbed context: github_token 1' },
      { code: 'scrubbed', pointer: '/deep', message: 'scrubbed deep: github_token 1' },
      { code: 'scrubbed', pointer: '/key', message: 'scrubbed key: github_token 1' },
    ]);
    expect(JSON.stringify(prepare({ details: SECRET }, false).body)).toContain(SECRET);
  });

  test('a member named as a secret goes whole, at the top too; references and names stay', () => {
    const { body } = prepare(
      { api_key: 'short', inner: { 'db.password': 'p', password: '$DB_PASSWORD', [SECRET]: 'kept' } },
      true,
    );
    expect(body.payload).toMatchObject({
      api_key: '[REDACTED:assignment]',
      inner: { 'db.password': '[REDACTED:assignment]', password: '$DB_PASSWORD', [SECRET]: 'kept' },
    });
  });

  test('what should be there and is not is a warning', () => {
    const { warnings } = prepareBody({ kind: 'friction', summary: 's' }, { scrub: false, now: NOW });
    expect(warnings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'recommended /payload/category',
      'recommended /payload/details',
    ]);
  });
});
