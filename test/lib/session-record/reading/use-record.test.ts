import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { comparePayload, findClip } from '../../../../lib/session-record/reading/compare-payload.js';
import { useRecord } from '../../../../lib/session-record/reading/use-record.js';
import { generateJournal, smallSession } from '../../../support/journal.js';
import { collect, openBytes, recordOf } from '../../../support/record.js';
import { temporaryFolder } from '../../../support/temporary.js';

test('the work gets the record, and what it gives or throws comes back', async () => {
  const path = join(temporaryFolder(), 'r.gz');
  writeFileSync(path, await recordOf(smallSession()));
  const { signal } = new AbortController();
  expect(await useRecord(path, signal, async ({ counts }) => counts.entries)).toBe(13);
  const failing = useRecord(path, signal, async () => {
    throw new Error('mine');
  });
  await expect(failing).rejects.toThrow('mine');
});

test('an abort ends work that is under way, and one that has not begun', async () => {
  const path = join(temporaryFolder(), 'r.gz');
  writeFileSync(path, await recordOf(Buffer.concat([...generateJournal(5e6)]), 1));
  const controller = new AbortController();
  let read = 0;
  const working = useRecord(path, controller.signal, async (record) => {
    for (;;) {
      for await (const _ of record.elements('messages')) {
        read += 1;
        if (read === 10) controller.abort(new Error('enough'));
      }
    }
  });
  await expect(working).rejects.toThrow('enough');
  const seen = read;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(read).toBe(seen);
  await expect(useRecord(path, AbortSignal.abort(new Error('before')), async () => 1)).rejects.toThrow(
    'before',
  );
});

test('an abort while a stream is still coming leaves no scratch', async () => {
  const folder = temporaryFolder();
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const controller = new AbortController();
  const endless = new Readable({ read() {} });
  endless.push('{"formatVersion":1');
  const opening = useRecord(endless, controller.signal, async () => 1);
  while (readdirSync(folder).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  controller.abort(new Error('enough'));
  await expect(opening).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});

test('a payload is compared by size and address, with the row or with the text', async () => {
  const record = await openBytes(await recordOf(smallSession()));
  const of = (text: string, number: number) =>
    comparePayload(record, number, () => Readable.from([Buffer.from(text)]));
  expect(await of('x'.repeat(128), 2)).toMatchObject({ isSame: true, isClipped: true });
  expect(await of('ok\n', 0)).toMatchObject({ isSame: true, isClipped: false, recorded: { bytes: 3 } });
  for (const other of ['ok', 'no\n']) expect(await of(other, 0)).toMatchObject({ isSame: false });
  await expect(of('', 4)).rejects.toMatchObject({ code: 'no-such-text' });
  expect(await findClip(record, 2)).toMatchObject({ originalBytes: 128 });
  expect(await findClip(record, 99)).toBeUndefined();
  expect(await collect(record.elements('clips'))).toHaveLength(1);
});
