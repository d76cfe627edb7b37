import { describe, expect, test } from 'vitest';
import type { CleanRow } from '../../../../lib/run-record/inspection/clean-row.js';
import { countFates, showClean } from '../../../../lib/run-record/rendering/clean-table.js';
import { showTrials } from '../../../../lib/run-record/rendering/trial-table.js';

const lines = (text: string): string[] => text.split('\n').map((line) => line.replace(/ {2,}/g, '  '));

describe('showClean', () => {
  const rows: CleanRow[] = [
    { run: 'a', fate: 'removed', code: null, detail: null, status: 'valid', removed: 3 },
    {
      run: 'b\u001b[2J',
      fate: 'failed',
      code: 'removal-unfinished',
      detail: '1 entries remain in x',
      status: 'valid',
      faults: [{ path: 'stages/\u001bx', code: 'EACCES' }],
    },
    {
      run: 'c',
      fate: 'refused',
      code: 'record-missing',
      detail: 'record.jsonl: does not exist',
      status: 'no-record',
    },
    { run: 'd', fate: 'kept', code: 'too-young', detail: null, status: null },
  ];

  test('says of each run what became of it, and of each fault where it is', () => {
    expect(lines(showClean(rows, true))).toEqual([
      'run  fate  record  why',
      'a  removed  valid  -',
      'b\\u001b[2J  failed  valid  its removal is not finished: 1 entries remain in x (removal-unfinished)',
      'c  refused  no-record  record.jsonl: does not exist (record-missing)',
      'd  kept  -  it is too young (too-young)',
      '  b\\u001b[2J: stages/\\u001bx: EACCES',
      '1 removed, 1 failed, 1 refused, 1 kept',
      '',
    ]);
    expect(countFates(rows)).toEqual({ goes: 0, removed: 1, failed: 1, refused: 1, kept: 1 });
  });

  test('of a rehearsal it says that nothing was removed, and how it would be', () => {
    const goes: CleanRow = { run: 'a', fate: 'goes', code: null, detail: null, status: 'valid' };
    expect(showClean([goes], false)).toContain(
      '1 would go, 0 refused, 0 kept; nothing was removed, --delete does it\n',
    );
    expect(showClean([], false)).toBe('0 would go, 0 refused, 0 kept; nothing was removed\n');
  });
});

test('showTrials: a row for each scenario, why it fails, and the sum', () => {
  const rows = [
    { scenario: 'a/b', asks: 'writing', conforms: true, fault: null },
    {
      scenario: 'a/c',
      asks: 'refusal',
      conforms: false,
      fault: { code: 'exit-after-refusal', detail: '' } as const,
    },
    {
      scenario: 'a/d',
      asks: 'writing',
      conforms: false,
      fault: { code: 'leftovers', detail: '\u001b' } as const,
    },
  ];
  expect(lines(showTrials(rows))).toEqual([
    'scenario  asks for  verdict  why',
    'a/b  writing  conforms  -',
    'a/c  refusal  fails  a fact had to be refused, and it exited 0 (exit-after-refusal)',
    'a/d  writing  fails  there is more than a record: \\u001b (leftovers)',
    '1 of 3 scenarios conform',
    '',
  ]);
});
