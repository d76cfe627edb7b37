import { describe, expect, test } from 'vitest';
import { JournalAccount, requireCeiling } from '../../../../lib/session-record/capture/journal-account.js';

describe('JournalAccount', () => {
  test('the first reason to stop sticks, and is told once', () => {
    const told: unknown[] = [];
    const account = new JournalAccount(1000, (reason, error) => told.push([reason, error?.message]));
    account.land(10, undefined);
    account.land(20, 7);
    account.stop('byte_ceiling');
    account.stop('write_failed', new Error('later'));
    expect(account.truncation).toEqual({ reason: 'byte_ceiling', lastSeq: 7, bytes: 30 });
    expect([account.error, account.entries, told]).toEqual([undefined, 1, [['byte_ceiling', undefined]]]);
  });

  test('what is thrown need not be an error', () => {
    const account = new JournalAccount();
    account.stop('write_failed', 'a text');
    expect(account.error?.message).toBe('a text');
  });

  test('a carried truncation is the last word of a capture that did not stop itself', () => {
    const account = new JournalAccount();
    account.carry({ reason: 'session_killed' });
    expect(account.truncation).toEqual({ reason: 'session_killed' });
    account.stop('write_failed');
    expect(account.truncation).toEqual({ reason: 'write_failed', bytes: 0 });
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, undefined])(
    'a ceiling of %s is refused',
    (ceiling) => {
      expect(() => requireCeiling(ceiling as number)).toThrow(
        expect.objectContaining({ code: 'invalid-max-bytes' }),
      );
    },
  );
});
