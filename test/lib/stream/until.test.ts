import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { until } from '../../../lib/stream/until.js';

test('passes every chunk and counts their bytes when it is not stopped', async () => {
  let bytes = 0;
  const source = Readable.from([Buffer.from('ab'), Buffer.from('c')]);
  const chunks = await until(source, new AbortController().signal, (size) => {
    bytes += size;
  }).toArray();
  expect(Buffer.concat(chunks).toString()).toBe('abc');
  expect(bytes).toBe(3);
});

test('ends while the source is still open, and destroys it', async () => {
  const stop = new AbortController();
  const source = new PassThrough();
  source.write('ab');
  const out = until(source, stop.signal);
  const seen: string[] = [];
  for await (const chunk of out) {
    seen.push(String(chunk));
    stop.abort();
  }
  expect(seen).toEqual(['ab']);
  expect(source.destroyed).toBe(true);
});

test('a source that fails, fails it', async () => {
  const source = new PassThrough();
  const out = until(source, new AbortController().signal);
  source.destroy(new Error('no such disk'));
  await expect(out.toArray()).rejects.toThrow('no such disk');
});

test('a source that is closed before its end is no end', async () => {
  const source = new PassThrough();
  const out = until(source, new AbortController().signal);
  source.destroy();
  await expect(out.toArray()).rejects.toMatchObject({ code: 'premature-close' });
});

test('destroying it destroys the source', async () => {
  const source = new PassThrough();
  const out = until(source, new AbortController().signal);
  out.destroy();
  await new Promise((resolve) => out.once('close', resolve));
  expect(source.destroyed).toBe(true);
});

test('a slow reader holds the source back', async () => {
  const source = new PassThrough({ highWaterMark: 10 });
  const out = until(source, new AbortController().signal);
  let accepted = 0;
  while (accepted < 1000 && source.write(Buffer.alloc(10))) accepted += 1;
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(accepted).toBeLessThan(10);
  source.end();
  expect(Buffer.concat(await out.toArray()).length).toBe(10 * (accepted + 1));
});

test('a source that failed before anybody listened still fails it', async () => {
  const source = new PassThrough();
  source.on('error', () => {});
  source.destroy(new Error('gone already'));
  await new Promise((resolve) => setImmediate(resolve));
  await expect(until(source, new AbortController().signal).toArray()).rejects.toThrow('gone already');
  const closed = new PassThrough();
  closed.destroy();
  await expect(until(closed, new AbortController().signal).toArray()).rejects.toMatchObject({
    code: 'premature-close',
  });
});
