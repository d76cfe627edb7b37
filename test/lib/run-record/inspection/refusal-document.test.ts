import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { boundText } from '../../../../lib/run-record/format/bounded-text.js';
import {
  BadRequest,
  BrokenFact,
  CursorConflict,
  NothingFound,
} from '../../../../lib/run-record/format/refusals.js';
import { decodeCursor, encodeCursor } from '../../../../lib/run-record/inspection/cursor.js';
import { describeRefusal, exitOfRefusal } from '../../../../lib/run-record/inspection/refusal-document.js';
import { FileFault, orFault } from '../../../../lib/run-record/reading/file-fault.js';
import { UnusableRecord } from '../../../../lib/run-record/reading/record-reading.js';
import { CodedError, MachineryError } from '../../../../lib/stream/errors.js';

const refusals: readonly (readonly [CodedError, number | undefined])[] = [
  [new NothingFound('run-missing', 'm'), 1],
  [new BadRequest('empty-query', 'm'), 2],
  [new CursorConflict('m'), 3],
  [new BrokenFact('fact-malformed', 'm', 4), 5],
  [new FileFault('record-missing', 'p', 'm'), 1],
  [new FileFault('cannot-read', 'p', 'm'), 4],
  [new FileFault('not-a-file', 'p', 'm'), 4],
  [new FileFault('record-too-large', 'p', 'm'), 5],
  [new UnusableRecord({ status: 'invalid', line: 2, rule: 'not-json', message: 'm' }), 5],
  [new UnusableRecord({ status: 'incomplete', line: null, rule: null, message: 'm' }), 1],
  [MachineryError.from('read', 'p', new Error('x')), 4],
  [new CodedError('other', 'm'), undefined],
];

describe('refusals', () => {
  test.each(refusals.map(([error, exit]) => [error.constructor.name, error.code, exit, error] as const))(
    '%s %s: exit %s',
    (_name, _code, exit, error) => {
      expect(exitOfRefusal(error)).toBe(exit);
    },
  );

  test('an error of any other origin has no exit here', () =>
    expect(exitOfRefusal(new Error('x'))).toBeUndefined());

  test('their document is bounded and says what is known', () => {
    expect(describeRefusal(new BrokenFact('fact-malformed', 'é'.repeat(2_000), 4), 'output')).toEqual({
      schemaVersion: 1,
      kind: 'error',
      error: {
        code: 'fact-malformed',
        operation: 'output',
        cause: null,
        message: 'é'.repeat(1_024),
        retryable: false,
        details: { line: 4 },
      },
    });
    const cause = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' });
    const faulty = new FileFault('cannot-read', 'record.jsonl', 'cannot be read', cause);
    expect(describeRefusal(faulty, 'show')).toMatchObject({
      error: {
        message: 'record.jsonl: cannot be read (EIO)',
        cause: 'EIO: i/o error, read',
        retryable: true,
      },
    });
    const placed = new CodedError('x', 'm', { offset: 3, hint: 'h' });
    expect(describeRefusal(placed, 'show')).toMatchObject({ error: { details: { offset: 3, hint: 'h' } } });
  });

  test('a failing call of the file system becomes a fault', () => {
    const fail = (): never => {
      throw new Error('x');
    };
    expect(() => orFault('cannot-open', 'p', 'm', fail)).toThrow(
      expect.objectContaining({ code: 'cannot-open' }),
    );
    expect(orFault('cannot-open', 'p', 'm', () => 7)).toBe(7);
  });

  test.each([
    ['abc', 3, 'abc'],
    ['abc', 2, 'ab'],
    ['aé', 2, 'a'],
    ['\u{1f600}', 3, ''],
    ['a\u{1f600}', 5, 'a\u{1f600}'],
  ])('%s in %i bytes is %s', (text, limit, bounded) => expect(boundText(text, limit)).toBe(bounded));
});

describe('cursors', () => {
  const scope = { kind: 'k', bound: ['home', 'query'] };

  test('come back as the position they were made of', () => {
    expect(decodeCursor(scope, z.number(), encodeCursor(scope, 7))).toBe(7);
  });

  test('of another kind, another question, another form are refused', () => {
    const cursor = encodeCursor(scope, 7);
    expect(() => decodeCursor({ ...scope, kind: 'other' }, z.number(), cursor)).toThrow(CursorConflict);
    expect(() => decodeCursor({ ...scope, bound: ['home', 'else'] }, z.number(), cursor)).toThrow(
      CursorConflict,
    );
    expect(() => decodeCursor(scope, z.string(), cursor)).toThrow(BadRequest);
    const wrap = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const bad of [
      '',
      '+',
      wrap(7),
      wrap({ kind: 'k' }),
      wrap({ kind: 'k', bound: 'b', at: 1, more: 1 }),
      'e'.repeat(8_193),
    ]) {
      expect(() => decodeCursor(scope, z.number(), bad)).toThrow(BadRequest);
    }
  });
});
