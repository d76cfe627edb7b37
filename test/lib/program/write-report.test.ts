import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeReport } from '../../../lib/program/write-report.js';
import { temporaryFolder } from '../../support/temporary.js';

// That `-` is standard output is tested with the programs.
test('a report is indented JSON in a file; what keeps it from being written is told', async () => {
  const path = join(temporaryFolder(), 'report.json');
  await writeReport(path, { entries: 2 });
  expect(readFileSync(path, 'utf8')).toBe('{\n  "entries": 2\n}\n');
  await expect(writeReport(join(path, 'inside'), {})).rejects.toMatchObject({ code: 'cannot-write' });
});
