import { symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  openRows,
  readUnchanged,
  takeStamp,
  UnknownSchema,
} from '../../../../lib/session-log/readers/opencode-database.js';
import { SessionChanged } from '../../../../lib/session-log/readers/reader.js';
import { createDatabase, put, putDatabase } from '../../../support/session-log/stores.js';
import { temporaryFolder } from '../../../support/temporary.js';

const database = (): string =>
  putDatabase(join(temporaryFolder(), 'opencode.db'), [{ id: 's', directory: '/srv/demo' }]);

describe('a read of rows', () => {
  /** Reads, and changes the database under the first `changes` reads. */
  async function readWhileChanged(changes: number): Promise<{ reads: number; found: unknown }> {
    const path = database();
    let reads = 0;
    const found = await readUnchanged(path, (rows) => {
      reads += 1;
      if (reads <= changes) utimesSync(path, 1, reads);
      return rows.sessions().map(({ id }) => id);
    }).catch((error: unknown) => error);
    return { reads, found };
  }

  test('is done once when nothing changes, and once more after a change', async () => {
    expect(await readWhileChanged(0)).toEqual({ reads: 1, found: ['s'] });
    expect(await readWhileChanged(1)).toEqual({ reads: 2, found: ['s'] });
  });

  test('fails after a second change', async () => {
    const { reads, found } = await readWhileChanged(2);
    expect(reads).toBe(2);
    expect(found).toBeInstanceOf(SessionChanged);
    expect(found).toMatchObject({ message: 'the database changed during the read' });
  });

  test('that fails while the database changes is repeated; one that fails by itself is not', async () => {
    const path = database();
    let reads = 0;
    const value = await readUnchanged(path, () => {
      reads += 1;
      if (reads > 1) return 'read';
      utimesSync(path, 1, 1);
      throw new Error('malformed');
    });
    expect(value).toBe('read');
    await expect(
      readUnchanged(path, () => {
        throw new Error('malformed');
      }),
    ).rejects.toThrow('malformed');
  });

  test('takes no notice of a write-ahead log that it cannot look at: it fails', async () => {
    const path = database();
    symlinkSync(`${path}-wal`, `${path}-wal`);
    await expect(takeStamp(path)).rejects.toMatchObject({ code: 'ELOOP' });
  });
});

describe('a stamp', () => {
  test('tells a file, its write-ahead log and what replaced them', async () => {
    const path = database();
    const first = await takeStamp(path);
    expect(await takeStamp(path)).toBe(first);
    put(`${path}-wal`, 'x');
    expect(await takeStamp(path)).not.toBe(first);
    await expect(takeStamp(temporaryFolder())).rejects.toMatchObject({ code: 'not-a-regular-file' });
  });

  test('that changed opens the database anew', async () => {
    const path = database();
    const stamp = await takeStamp(path);
    const rows = await openRows(path, stamp);
    expect(await openRows(path, stamp)).toBe(rows);
    expect(await openRows(path, 'another')).not.toBe(rows);
  });
});

test.each([
  ['session', 'parent_id'],
  ['session', 'time_updated'],
  ['message', 'time_created'],
  ['part', 'session_id'],
])('without the column %s.%s the schema is another one', async (table, column) => {
  const path = join(temporaryFolder(), 'opencode.db');
  const writer = createDatabase(path);
  writer.exec(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  writer.close();
  const opening = openRows(path, await takeStamp(path));
  await expect(opening).rejects.toBeInstanceOf(UnknownSchema);
  await expect(opening).rejects.toThrow(`${table}.${column}`);
});
