import { expect, test } from 'vitest';
import { closeLedger, emptyLedger } from '../../../../lib/session-record/assembly/byte-ledger.js';

test('what was not walked goes to the account of the conclusion', () => {
  const ended = { ...emptyLedger(), header: 10, end: 5 };
  closeLedger(ended, 20, 'end');
  expect(ended.afterEnd).toBe(5);
  const damaged = { ...emptyLedger(), header: 10, damaged: 3 };
  closeLedger(damaged, 20, 'damage');
  expect(damaged.damaged).toBe(10);
});

test('bytes too many or too few are an error', () => {
  expect(() => closeLedger({ ...emptyLedger(), header: 10 }, 11, undefined)).toThrow(
    expect.objectContaining({ code: 'ledger-mismatch' }),
  );
  expect(() => closeLedger({ ...emptyLedger(), header: 10 }, 9, undefined)).toThrow(
    /10 bytes were accounted for in a journal of 9 bytes/,
  );
  expect(() => closeLedger({ ...emptyLedger(), header: 10 }, 9, 'end')).toThrow(
    expect.objectContaining({ code: 'ledger-mismatch' }),
  );
  expect(() => closeLedger({ ...emptyLedger(), header: 10 }, 10, undefined)).not.toThrow();
});
