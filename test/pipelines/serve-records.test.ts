import { once } from 'node:events';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { folderStore } from '../../lib/session-record/serving/folder-store.js';
import type { RunStore } from '../../lib/session-record/serving/run-store.js';
import { serveRecords } from '../../pipelines/serve-records.js';
import { smallSession } from '../support/journal.js';
import { memoryStore } from '../support/memory-store.js';
import { recordOf } from '../support/record.js';
import { temporaryFolder } from '../support/temporary.js';

const store = memoryStore({ 'runs/r1/replay.json': Buffer.from('{}') });

describe('serveRecords', () => {
  test('listens on loopback, answers to its names and to those that it is told, and closes', async () => {
    const server = await serveRecords({ store, port: 0, allowHosts: ['Records.Example'] });
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(`${server.url}/runs/r1/replay`)).text()).toBe('{}');
    const statusFor = (host: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        request(`${server.url}/runs/r1/replay`, { headers: { host }, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
    expect([await statusFor('records.example'), await statusFor('evil.example')]).toEqual([200, 403]);
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow();
  });

  test('on IPv6, where there is one, the URL has brackets', async () => {
    const server = await serveRecords({ store, host: '::1', port: 0 }).catch(() => undefined);
    if (server === undefined) return;
    expect(server.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect((await fetch(`${server.url}/runs/r1/replay`)).status).toBe(200);
    await server.close();
  });

  test('on every address it answers to any name', async () => {
    const server = await serveRecords({ store, host: '0.0.0.0', port: 0 });
    const { port } = new URL(server.url);
    expect((await fetch(`http://127.0.0.1:${port}/runs/r1/replay`)).status).toBe(200);
    await server.close();
  });

  test('an address that is not its own is a failure of the machinery', async () => {
    await expect(serveRecords({ store, host: '192.0.2.1', port: 0 })).rejects.toMatchObject({
      code: 'cannot-listen',
    });
  });
});

describe('bodies', () => {
  const PLAIN = Buffer.from('{"plain":true}');
  const LARGE = gzipSync('0123456789'.repeat(5_000_000), { level: 1 });

  async function serve(bytes: Buffer) {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'runs', 'r1'), { recursive: true });
    const path = join(folder, 'runs', 'r1', 'replay.json');
    writeFileSync(path, bytes);
    const watched = countOpen(folderStore(folder));
    const server = await serveRecords({ store: watched.store, port: 0 });
    onTestFinished(() => server.close());
    return { url: `${server.url}/runs/r1/replay`, path, watched };
  }

  function countOpen(store: RunStore) {
    const watched = {
      open: 0,
      store: {
        ...store,
        open: async (slot: Parameters<RunStore['open']>[0]) => {
          const artifact = await store.open(slot);
          if (artifact === undefined) return undefined;
          watched.open += 1;
          const close = async (): Promise<void> => {
            watched.open -= 1;
            await artifact.close();
          };
          return { ...artifact, close };
        },
      },
    };
    return watched;
  }

  async function get(url: string, headers: Record<string, string> = {}, method = 'GET') {
    const sent = request(url, { headers, method, agent: false }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response;
  }

  test('over a socket are what the table of section 5.2 says, for every kind of stored bytes', async () => {
    const record = await recordOf(smallSession());
    for (const stored of [record, gzipSync(gunzipSync(record)), PLAIN, LARGE]) {
      const { url, watched } = await serve(stored);
      const isGzip = stored !== PLAIN;
      for (const accept of ['gzip', 'identity']) {
        const body = isGzip && accept === 'identity' ? gunzipSync(stored) : stored;
        const answer = await get(url, { 'Accept-Encoding': accept });
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['content-encoding']).toBe(isGzip && accept === 'gzip' ? 'gzip' : undefined);
        expect(answer.headers['content-length']).toBe(String(body.length));
        expect((await buffer(answer)).equals(body)).toBe(true);
        const head = await get(url, { 'Accept-Encoding': accept }, 'HEAD');
        expect({ ...head.headers, date: '' }).toEqual({ ...answer.headers, date: '' });
        head.resume();
        const { etag = '' } = answer.headers;
        const known = await get(url, { 'Accept-Encoding': accept, 'If-None-Match': etag });
        expect([known.statusCode, (await buffer(known)).length]).toEqual([304, 0]);
      }
      expect(watched.open).toBe(0);
    }
  });

  test('follow each other on one connection, also to a client that asks before it was answered', async () => {
    const { url } = await serve(await recordOf(smallSession()));
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const ask = (more: string): string => `GET /runs/r1/replay HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
    socket.write(ask('') + ask('Accept-Encoding: gzip\r\n') + ask('Connection: close\r\n'));
    const text = (await buffer(socket)).toString('latin1');
    expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
    expect(text.match(/"sessionId":"run-7"/g)).toHaveLength(2);
  });

  test.each(['identity', 'gzip'])(
    '%s: a client that goes away in the middle leaves nothing open',
    async (accept) => {
      const { url, watched } = await serve(accept === 'gzip' ? Buffer.alloc(50_000_000, LARGE) : LARGE);
      const answer = await get(url, { 'Accept-Encoding': accept });
      await once(answer, 'readable');
      expect(watched.open).toBe(1);
      answer.destroy();
      await expect.poll(() => watched.open).toBe(0);
    },
  );

  test('one that asks and goes at once does neither', async () => {
    const { url, watched } = await serve(LARGE);
    for (let times = 0; times < 5; times += 1)
      request(url, { agent: false })
        .on('error', () => {})
        .end()
        .destroy();
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write('GET /runs/r1/replay HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3));
    await once(socket, 'data');
    socket.destroy();
    await expect.poll(() => watched.open).toBe(0);
  });

  test('that break after the first byte break the connection', async () => {
    const { url, path, watched } = await serve(Buffer.concat([PLAIN, Buffer.alloc(50_000_000, ' ')]));
    const answer = await get(url);
    await once(answer, 'readable');
    truncateSync(path, 1_000_000);
    await expect(buffer(answer)).rejects.toMatchObject({ code: 'ECONNRESET' });
    await expect.poll(() => watched.open).toBe(0);
  });

  test('and no answer follows on it that a client could take for the rest', async () => {
    const { url, path } = await serve(Buffer.concat([PLAIN, Buffer.alloc(50_000_000, ' ')]));
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const ask = (method: string): string => `${method} /runs/r1/replay HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    socket.write(ask('GET') + ask('HEAD'));
    await once(socket, 'readable');
    truncateSync(path, 1_000_000);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => {});
    await once(socket, 'close');
    expect(
      Buffer.concat(chunks)
        .toString('latin1')
        .match(/HTTP\/1\.1 200/g),
    ).toHaveLength(1);
  });

  test('that a distant store is slow to send keep nobody else waiting, and nothing open for those who went', async () => {
    const slots = memoryStore({ 'runs/r1/replay.json': PLAIN, 'runs/r2/replay.json': PLAIN });
    let stuck = 0;
    const store: RunStore = {
      ...slots,
      open: async (slot) => {
        const artifact = await slots.open(slot);
        if (slot.runId !== 'r2' || artifact === undefined) return artifact;
        const read = (start?: number, end?: number): Readable => {
          // What tells gzip from text comes; the rest does not.
          if (end !== undefined && end < PLAIN.length) return artifact.read(start, end);
          stuck += 1;
          return new Readable({ read: () => {} });
        };
        return { ...artifact, read };
      },
    };
    const server = await serveRecords({ store, port: 0 });
    onTestFinished(() => server.close());
    const waiting = Array.from({ length: 10 }, () =>
      request(`${server.url}/runs/r2/replay`, { agent: false })
        .on('error', () => {})
        .end(),
    );
    await expect.poll(() => stuck).toBe(10);
    expect((await buffer(await get(`${server.url}/runs/r1/replay`))).equals(PLAIN)).toBe(true);
    expect(slots.open_).toBe(10);
    for (const one of waiting) one.destroy();
    await expect.poll(() => slots.open_).toBe(0);
  });

  test('of a store without files go out the same way', async () => {
    const record = await recordOf(smallSession());
    const server = await serveRecords({ store: memoryStore({ 'runs/r1/replay.json': record }), port: 0 });
    onTestFinished(() => server.close());
    const answer = await get(`${server.url}/runs/r1/replay`);
    expect((await buffer(answer)).equals(gunzipSync(record))).toBe(true);
  });
});
