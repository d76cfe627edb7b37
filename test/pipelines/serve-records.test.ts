import { describe, expect, test } from 'vitest';
import { serveRecords } from '../../pipelines/serve-records.js';
import { memoryStore } from '../support/memory-store.js';

const store = memoryStore({ 'runs/r1/replay.json': Buffer.from('{}') });

describe('serveRecords', () => {
  test('listens on loopback, answers to its names and to those that it is told, and closes', async () => {
    const server = await serveRecords({ store, port: 0, allowHosts: ['Records.Example'] });
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(`${server.url}/runs/r1/replay`)).text()).toBe('{}');
    const { request } = await import('node:http');
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
