import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, test } from 'vitest';
import type { JournalInput } from '../../../../lib/session-record/capture/intern-bodies.js';
import { JournalAccount } from '../../../../lib/session-record/capture/journal-account.js';
import { createJournal } from '../../../../lib/session-record/capture/journal-file.js';
import {
  fileTarget,
  journalSink,
  streamTarget,
} from '../../../../lib/session-record/capture/journal-sink.js';
import { RawJson } from '../../../../lib/stream/json-typed.js';
import { linesOf } from '../../../support/capture.js';
import { temporaryFolder } from '../../../support/temporary.js';

const HEADER: JournalInput = {
  type: 'batch',
  lines: [
    {
      type: 'header',
      formatVersion: 1,
      sessionId: 's',
      capabilitySet: new RawJson(Buffer.from('{}')),
      recorder: {},
    },
  ],
};

function clockBatch(seq: number): JournalInput {
  return {
    type: 'batch',
    lines: [{ type: 'entry', entry: { type: 'clock', agentId: 'a', seq, elapsedMs: 1 } }],
  };
}

describe('journalSink', () => {
  test('into a file', async () => {
    const path = join(temporaryFolder(), 'j');
    await pipeline(
      Readable.from([HEADER, clockBatch(0)]),
      journalSink(fileTarget(createJournal(path), path), new JournalAccount()),
    );
    expect(linesOf(readFileSync(path)).map((line) => line.type)).toEqual(['header', 'entry', 'end']);
  });

  test('into a stream, which is waited for and left open', async () => {
    const stream = new PassThrough({ highWaterMark: 1 });
    const inputs = [HEADER, clockBatch(0), clockBatch(1)];
    const done = pipeline(
      Readable.from(inputs),
      journalSink(streamTarget(stream, 'a pipe'), new JournalAccount()),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    const early = String(stream.read());
    expect(early.split('\n')).toHaveLength(2);
    const rest: Buffer[] = [];
    stream.on('data', (chunk) => rest.push(chunk));
    await done;
    expect(linesOf(Buffer.concat(rest)).map((line) => line.type)).toEqual(['entry', 'entry', 'end']);
    expect(stream.writable).toBe(true);
  });

  test('a write that fails stops capture; what follows is taken and dropped, and the end says so', async () => {
    const written: string[] = [];
    const target = {
      name: 'a disk',
      write: (batch: Buffer) => {
        if (written.length === 2) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
        written.push(batch.toString());
      },
      close: (end: Buffer) => void written.push(end.toString()),
    };
    const account = new JournalAccount();
    await pipeline(
      Readable.from([HEADER, clockBatch(0), clockBatch(1), clockBatch(2)]),
      journalSink(target, account),
    );
    expect(account.error).toMatchObject({ code: 'cannot-write', message: 'cannot write a disk: ENOSPC' });
    const bytes = (written[0] as string).length + (written[1] as string).length;
    expect(JSON.parse(written[2] as string)).toEqual({
      type: 'end',
      entries: 1,
      truncation: { reason: 'write_failed', lastSeq: 0, bytes },
    });
  });

  test('an end that cannot be written is an error', async () => {
    const broken = new Writable({
      write: (_chunk, _encoding, done) => done(Object.assign(new Error('x'), { code: 'EIO' })),
    });
    broken.on('error', () => {});
    const sink = journalSink(streamTarget(broken, 'a pipe'), new JournalAccount());
    await expect(pipeline(Readable.from([HEADER]), sink)).rejects.toMatchObject({ code: 'cannot-write' });
  });

  test('a batch that breaks a rule of journals is never written', async () => {
    const account = new JournalAccount();
    const gap: JournalInput = {
      type: 'batch',
      lines: [{ type: 'text', index: 3, text: new RawJson(Buffer.from('""')) }],
    };
    const written: string[] = [];
    const keep = (bytes: Buffer): void => void written.push(bytes.toString());
    await pipeline(
      Readable.from([HEADER, gap, clockBatch(0)]),
      journalSink({ name: 'm', write: keep, close: keep }, account),
    );
    expect(account.error).toMatchObject({ code: 'pool-gap', pool: 'texts', index: 3, count: 0 });
    expect(written).toHaveLength(2);
  });
});
