import { expect, test } from 'vitest';
import { CodedError, MachineryError, systemErrorCode } from '../../../lib/stream/errors.js';

test('a coded error carries its place and prints itself as JSON', () => {
  class Refusal extends CodedError {}
  const refusal = new Refusal('pool-gap', 'a gap', { line: 3, offset: 120, hint: 'look at line 3' });
  expect(refusal.name).toBe('Refusal');
  expect(JSON.parse(JSON.stringify(refusal))).toEqual({
    error: 'pool-gap',
    message: 'a gap',
    line: 3,
    offset: 120,
    hint: 'look at line 3',
  });
  expect(JSON.parse(JSON.stringify(new CodedError('x', 'y')))).toEqual({ error: 'x', message: 'y' });
});

test('a machinery error names the file, the system code and what to do', () => {
  const cause = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const error = MachineryError.from('write', '/data/out', cause);
  expect(error).toMatchObject({ code: 'cannot-write', message: 'cannot write /data/out: ENOSPC', cause });
  expect(error.hint).toMatch(/free some space/);
  expect(MachineryError.from('read', 'x', new Error('odd')).message).toBe('cannot read x: odd');
  expect(MachineryError.from('read', 'x', 'odd').message).toBe('cannot read x: odd');
});

test('only codes of the operating system count as such', () => {
  expect(systemErrorCode(Object.assign(new Error('x'), { code: 'EACCES' }))).toBe('EACCES');
  expect(
    systemErrorCode(Object.assign(new Error('x'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })),
  ).toBeUndefined();
  expect(systemErrorCode(new Error('x'))).toBeUndefined();
  expect(systemErrorCode('ENOENT')).toBeUndefined();
});
