import { EventEmitter } from 'node:events';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createJournal } from '../../../../lib/session-record/capture/journal-file.js';
import { WRITER, WriterGauge } from '../../../../lib/session-record/capture/writer-gauge.js';
import { type WriterPort, WriterQueue } from '../../../../lib/session-record/capture/writer-queue.js';
import { linesOf } from '../../../support/capture.js';
import { startInThread } from '../../../support/in-thread-writer.js';
import { temporaryFolder } from '../../../support/temporary.js';

/** A port whose far end does nothing by itself. */
class DeafPort extends EventEmitter {
  orders: object[] = [];
  postMessage(order: object): void {
    this.orders.push(order);
  }
  ref(): void {}
  unref(): void {}
}

function deaf(): { port: DeafPort; gauge: WriterGauge; queue: WriterQueue; failures: string[] } {
  const port = new DeafPort();
  const gauge = new WriterGauge();
  const failures: string[] = [];
  const queue = new WriterQueue(port as unknown as WriterPort, gauge, (error) => failures.push(error));
  return { port, gauge, queue, failures };
}

function batch(size: number, seq = 0): { bytes: Buffer; seq: number } {
  return { bytes: Buffer.allocUnsafeSlow(size).fill(0x61 + (seq % 26)), seq };
}

describe('WriterQueue', () => {
  test('63 batches go to the writer as they come; the rest is gathered into one, in order', async () => {
    const { port, gauge, queue } = deaf();
    for (let seq = 0; seq < 80; seq += 1)
      expect(queue.offer(batch(seq === 70 ? 300_000 : 10, seq))).toBeUndefined();
    queue.offer({ bytes: batch(5).bytes, seq: undefined });
    expect([port.orders.length, gauge.depth, queue.highWater]).toEqual([63, 63, 64]);
    gauge.leave(10);
    queue.offer(batch(10, 80));
    expect(port.orders).toHaveLength(64);
    const gathered = port.orders[63] as { parts: readonly Uint8Array[] };
    expect(gathered).toMatchObject({ entries: 17, lastSeq: 79, size: 16 * 10 + 300_000 + 5 });
    const letters = Buffer.concat(gathered.parts)
      .toString()
      .replace(/(.)\1*/g, '$1');
    expect(letters).toBe('lmnopqrstuvwxyzaba');
  });

  test('a batch larger than the queue is refused at once', () => {
    expect(deaf().queue.offer(batch(64 * 1024 * 1024 + 1))).toMatch(/full/);
  });

  test('a write that failed is known before its notice has arrived', () => {
    const { gauge, queue } = deaf();
    gauge.state = WRITER.failed;
    expect(queue.offer(batch(1))).toBe('a write to the journal failed');
  });

  test('a writer that throws, with batches that wait and entries that are gathered', async () => {
    const { port, queue, failures } = deaf();
    for (let seq = 0; seq < 70; seq += 1) queue.offer(batch(10, seq));
    port.emit('error', new Error('a fault of its own'));
    port.emit('exit');
    const text =
      'the journal writer panicked (a fault of its own); the lines of 63 queued batches and 7 gathered entries are missing from the record';
    expect(failures).toEqual([text]);
    expect(queue.offer(batch(1))).toBe('the journal writer is gone');
    expect(await queue.close(undefined)).toEqual({ type: 'crashed', error: text });
  });

  test('a writer that throws when nothing waits', () => {
    const { port, failures } = deaf();
    port.emit('exit');
    expect(failures).toEqual([
      'the journal writer panicked (its thread ended); no queued line is missing from the record',
    ]);
  });

  test('a failure is told when its notice arrives; an exit after the report is no failure', async () => {
    const { port, queue, failures } = deaf();
    port.emit('message', { type: 'ready' });
    port.emit('message', { type: 'failed', error: 'EIO' });
    port.emit('message', { type: 'closed', error: 'EIO' });
    port.emit('exit');
    expect(failures).toEqual(['EIO']);
    expect(await queue.close(undefined)).toEqual({ type: 'closed', error: 'EIO' });
  });

  test('a process that is about to be gone waits as long as it may, and no longer', () => {
    const { gauge, queue } = deaf();
    queue.drain(1000);
    queue.offer(batch(1));
    const began = performance.now();
    queue.drain(30);
    expect(performance.now() - began).toBeGreaterThan(25);
    gauge.leave(1);
    queue.drain(60_000);
  });
});

describe('the writer', () => {
  test('the end says what stands in the journal', async () => {
    const path = join(temporaryFolder(), 'j');
    const gauge = new WriterGauge();
    const fd = createJournal(path);
    const failures: string[] = [];
    const port = await startInThread({ fd, memory: gauge.memory });
    const queue = new WriterQueue(port, gauge, (error) => failures.push(error));
    queue.offer(batch(10, 0));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([gauge.bytes, gauge.entries, gauge.lastSeq, gauge.depth]).toEqual([10, 1, 0, 0]);
    expect(await queue.close('byte_ceiling')).toEqual({ type: 'closed', error: undefined });
    expect(readFileSync(path, 'utf8')).toBe(
      'aaaaaaaaaa{"type":"end","entries":1,"truncation":{"reason":"byte_ceiling","lastSeq":0,"bytes":10}}\n',
    );
    expect(failures).toEqual([]);
  });

  test('a descriptor that cannot be written to: nothing lands, and the failure is told', async () => {
    const path = join(temporaryFolder(), 'j');
    writeFileSync(path, '');
    const gauge = new WriterGauge();
    const failures: string[] = [];
    const port = await startInThread({ fd: openSync(path, 'r'), memory: gauge.memory });
    const queue = new WriterQueue(port, gauge, (error) => failures.push(error));
    queue.offer(batch(10, 0));
    queue.offer(batch(10, 1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([gauge.bytes, gauge.entries, gauge.lastSeq, gauge.depth, gauge.queuedBytes]).toEqual([
      0,
      0,
      undefined,
      0,
      0,
    ]);
    expect(failures).toEqual([expect.stringContaining('EBADF')]);
    expect(await queue.close(undefined)).toEqual({ type: 'closed', error: expect.stringContaining('EBADF') });
    expect(linesOf(readFileSync(path))).toEqual([]);
  });
});
