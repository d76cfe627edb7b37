import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pick } from '../../../../lib/session-log/format/json-pick.js';
import {
  boolean,
  byTag,
  list,
  number,
  object,
  oneOf,
  part,
  RawValue,
  raw,
  rawString,
  type Shape,
  string,
} from '../../../../lib/session-log/format/json-shape.js';
import { JsonFault, scanJson } from '../../../../lib/stream/json-scan.js';

const bytes = (text: string): Buffer => Buffer.from(text);
const of = <S extends Shape>(text: string, shape: S) => pick(bytes(text), shape);

describe('pick', () => {
  test('builds the members that the shape names and nothing else', () => {
    const shape = object({ a: string, b: object({ c: number, d: boolean }), e: list(string) });
    expect(of('{"x":[1,{"a":"no"}],"a":"1","b":{"c":1.50,"d":false,"z":0},"e":["p","q"]}', shape)).toEqual({
      a: '1',
      b: { c: 1.5, d: false },
      e: ['p', 'q'],
    });
  });

  test('takes null for absent, at every shape', () => {
    const shape = object({ a: string, b: object({}), c: list(raw), d: raw, e: rawString, f: number });
    expect(of('{"a":null,"b":null,"c":null,"d":null,"e":null,"f":null}', shape)).toEqual({});
    expect(of('null', shape)).toBeUndefined();
  });

  test('takes the last of members that stand twice; a null takes nothing back', () => {
    expect(of('{"a":"1","a":"2"}', object({ a: string }))).toEqual({ a: '2' });
    expect(of('{"a":"1","a":null}', object({ a: string }))).toEqual({ a: '1' });
  });

  test('knows a key by its meaning, not by its spelling', () => {
    expect(of('{"\\u0061b":"1"}', object({ ab: string }))).toEqual({ ab: '1' });
    expect(of('{"a\\tb":"1","A":"2"}', object({ a: string }))).toEqual({});
  });

  test('keeps raw values as the bytes of the text', () => {
    const picked = of('{"a": {"n": 1.0, "n": [ ]} ,"b":"x\\ny"}', object({ a: raw, b: rawString }));
    expect(picked?.a?.bytes.toString()).toBe('{"n": 1.0, "n": [ ]}');
    expect(picked?.a?.isString).toBe(false);
    expect(picked?.b?.isString).toBe(true);
    expect(picked?.b?.decode()).toBe('x\ny');
  });

  test.each([
    ['{"a":7}', object({ a: string })],
    ['{"a":"7"}', object({ a: number })],
    ['{"a":"true"}', object({ a: boolean })],
    ['{"a":[]}', object({ a: object({}) })],
    ['{"a":{}}', object({ a: list(raw) })],
    ['{"a":{}}', object({ a: rawString })],
    ['{"a":["x",1]}', object({ a: list(string) })],
    ['[]', object({})],
  ])('a mismatch spoils the whole text: %s', (text, shape) => {
    expect(of(text, shape)).toBeUndefined();
  });

  test('a mismatch spoils no more than the part around it', () => {
    const shape = object({ a: string, b: part(object({ c: string, d: part(number) })) });
    expect(of('{"a":"1","b":{"c":2}}', shape)).toEqual({ a: '1' });
    expect(of('{"a":"1","b":{"c":"2","d":"3"}}', shape)).toEqual({ a: '1', b: { c: '2' } });
    expect(of('{"a":"1","b":5}', shape)).toEqual({ a: '1' });
  });

  test('oneOf reads by the type of the value and lets another type pass as absent', () => {
    const shape = object({ a: oneOf(string, list(string), boolean, number) });
    expect(of('{"a":"s"}', shape)).toEqual({ a: 's' });
    expect(of('{"a":["s"]}', shape)).toEqual({ a: ['s'] });
    expect(of('{"a":true}', shape)).toEqual({ a: true });
    expect(of('{"a":-1}', shape)).toEqual({ a: -1 });
    expect(of('{"a":{"b":1}}', shape)).toEqual({});
    expect(of('{"a":{}}', object({ a: oneOf(part(object({})), raw) }))).toEqual({ a: {} });
    expect(of('{"a":[1]}', object({ a: oneOf(rawString, part(object({})), raw) }))?.a).toBeInstanceOf(
      RawValue,
    );
  });

  test('byTag reads a member by what stands beside it, before it or after it', () => {
    const shape = object({
      type: string,
      data: byTag('type', { a: object({ x: string }), b: object({ y: number }) }),
    });
    expect(of('{"type":"a","data":{"x":"1","y":2}}', shape)).toEqual({ type: 'a', data: { x: '1' } });
    expect(of('{"data":{"x":"1","y":2},"type":"b"}', shape)).toEqual({ type: 'b', data: { y: 2 } });
    expect(of('{"data":{"x":"1"},"type":"toString"}', shape)).toEqual({ type: 'toString' });
    expect(of('{"data":{"x":"1"}}', shape)).toEqual({});
    expect(of('{"data":{"y":"1"},"type":"b"}', shape)).toBeUndefined();
  });

  test('bytes that are not UTF-8 become U+FFFD, and so does half a surrogate pair', () => {
    const line = Buffer.concat([bytes('{"a":"x'), Buffer.from([0xff, 0xc3]), bytes('y"}')]);
    expect(pick(line, object({ a: string }))).toEqual({ a: 'x\ufffd\ufffdy' });
    expect(of('{"a":"\\ud83d x \\ud83d\\ude00"}', object({ a: string }))).toEqual({ a: '\ufffd x 😀' });
    expect(of('{"a":"é\\n"}', object({ a: string }))).toEqual({ a: 'é\n' });
  });

  test.each([
    '',
    ' ',
    '{',
    '{"a":"1"',
    '{"a":"1"}{}',
    '{"a":"1"} x',
    '\0\0\0',
    '\ufeff{}',
    '{"a":nul}',
    '{"a":01}',
  ])('what is not one JSON value is a fault: %j', (text) => {
    expect(() => of(text, object({ a: oneOf(string, number) }))).toThrow(JsonFault);
  });

  test('accepts exactly what the scanner accepts, at every cut of a text', () => {
    const shape = object({
      a: oneOf(string, object({ a: list(raw) }), list(part(object({ a: raw })))),
      b: raw,
    });
    const json = fc.json({ maxDepth: 3 }).map((value) => `{"a":${value},"b":[${value}]}`);
    fc.assert(
      fc.property(json, fc.nat(), (text, cut) => {
        const whole = bytes(text);
        const shown = whole.subarray(0, cut % (whole.length + 1));
        const accepts = (run: () => unknown): boolean => {
          try {
            run();
            return true;
          } catch (error) {
            if (error instanceof JsonFault) return false;
            throw error;
          }
        };
        expect(accepts(() => pick(whole, shape))).toBe(true);
        expect(accepts(() => pick(shown, shape))).toBe(accepts(() => scanJson(shown)));
      }),
    );
  });
});
