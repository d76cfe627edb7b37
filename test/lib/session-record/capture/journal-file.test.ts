import { closeSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createJournal, JournalFile } from '../../../../lib/session-record/capture/journal-file.js';
import { temporaryFolder } from '../../../support/temporary.js';

describe('createJournal', () => {
  test('makes the folder, and a file that only its owner may read', () => {
    const path = join(temporaryFolder(), 'a/b/j');
    closeSync(createJournal(path));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(() => createJournal(path)).toThrow(expect.objectContaining({ code: 'journal-exists' }));
    closeSync(createJournal(path, true));
  });

  test('what is no journal is never replaced', () => {
    const folder = temporaryFolder();
    expect(() => createJournal(folder, true)).toThrow(expect.objectContaining({ code: 'cannot-create' }));
    expect(() => createJournal(`${folder}/${'x'.repeat(300)}`)).toThrow(
      expect.objectContaining({ code: 'cannot-create' }),
    );
  });
});

describe('JournalFile', () => {
  test('what another writer left torn is cut off before the next line', () => {
    const path = join(temporaryFolder(), 'j');
    writeFileSync(path, 'whole\ntorn in the middle of');
    const file = new JournalFile(openSync(path, 'r+'), 6);
    file.close(Buffer.from('end\n'), 0);
    expect(readFileSync(path, 'utf8')).toBe('whole\nend\n');
  });

  test('a batch that fails leaves nothing, and the closing line is tried as long as it may be', () => {
    const path = join(temporaryFolder(), 'j');
    writeFileSync(path, '');
    const file = new JournalFile(openSync(path, 'r'));
    expect(() => file.append(Buffer.from('x'))).toThrow(/EBADF/);
    expect(file.size).toBe(0);
    const began = performance.now();
    expect(() => file.close(Buffer.from('end\n'), 35)).toThrow();
    expect(performance.now() - began).toBeGreaterThan(30);
    expect(readFileSync(path, 'utf8')).toBe('');
  });
});
