import { describe, expect, test } from 'vitest';
import { describeLoss } from '../../../../lib/session-record/assembly/report.js';
import { assemble } from '../../../support/assemble.js';
import { clock, end, header, journalOf } from '../../../support/journal.js';

async function lossOf(...lines: Parameters<typeof journalOf>): Promise<string | undefined> {
  return describeLoss((await assemble(journalOf(...lines))).report);
}

describe('what was lost, in plain words', () => {
  test('nothing', async () => {
    expect(await lossOf(header(), end(0))).toBeUndefined();
  });

  test('the last line', async () => {
    expect(await lossOf(header())).toBe(
      'the record is truncated: the session ended without its last line; 0 entries are kept (session_killed)',
    );
    expect(await lossOf(header(), clock(7))).toBe(
      'the record is truncated: the session ended without its last line; 1 entry is kept, the last of them seq 7 (session_killed)',
    );
  });

  test('a damaged line', async () => {
    expect(await lossOf(header(), clock(0), '{"type":')).toMatch(
      /: 9 bytes from line 3, byte \d+ on could not be read: the text ends inside a value 8 bytes into the line \[not-json\]; 1 entry is kept, the last of them seq 0 \(corrupt_journal\)$/,
    );
  });

  test('a count', async () => {
    expect(await lossOf(header(), end(2))).toContain('the end line counts 2 entries, 0 were read');
  });

  test('what the recorder says', async () => {
    expect(await lossOf(header(), end(0, { reason: 'byte_ceiling' }))).toContain(
      'the recorder stopped at its byte ceiling',
    );
    expect(await lossOf(header(), end(0, { reason: 'write_failed' }))).toContain(
      'the recorder could not write any further',
    );
    expect(await lossOf(header(), end(0, { reason: 'corrupt_journal' }))).toContain(
      'the recorder found its journal damaged',
    );
  });
});
