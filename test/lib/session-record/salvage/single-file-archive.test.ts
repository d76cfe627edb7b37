import { PassThrough, Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { takeSingleFile } from '../../../../lib/session-record/salvage/single-file-archive.js';
import { archiveOf } from '../../../support/fake-engine.js';

test('the one file of an archive goes to the destination, however it was cut into chunks', async () => {
  const bytes = Buffer.from('x'.repeat(3000));
  const whole = await archiveOf({ bytes });
  const pieces = Array.from({ length: Math.ceil(whole.length / 7) }, (_, at) =>
    whole.subarray(7 * at, 7 * at + 7),
  );
  const destination = new PassThrough({ highWaterMark: 10 });
  const taken = buffer(destination);
  await takeSingleFile(Readable.from(pieces), 'replay.ndjson', destination, 3000);
  expect((await taken).equals(bytes)).toBe(true);
});

test('an archive that was closed before anybody listened is cut, and nobody waits for it', async () => {
  const archive = new Readable({ read() {} });
  archive.destroy();
  await expect(takeSingleFile(archive, 'replay.ndjson', new PassThrough(), 10)).rejects.toMatchObject({
    code: 'archive-cut',
  });
});

test('a destination that breaks is a failure to write', async () => {
  const destination = new Writable({
    highWaterMark: 10,
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  });
  const archive = Readable.from([await archiveOf({ bytes: Buffer.alloc(100_000) })]);
  await expect(takeSingleFile(archive, 'replay.ndjson', destination, 1e6)).rejects.toMatchObject({
    code: 'cannot-write',
  });
});
