import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openRecord } from '../../../../lib/session-record/reading/open-record.js';
import { RunSlot } from '../../../../lib/session-record/serving/run-slot.js';
import { s3Store } from '../../../../lib/session-record/serving/s3-store.js';
import { smallSession } from '../../../support/journal.js';
import { collect, recordOf } from '../../../support/record.js';

const KEYS = { accessKeyId: 'AKID', secretAccessKey: 'secret', region: 'eu-central-1' };
const slot = RunSlot.of('r1', 'replay');

/** The signature that a request must carry (AWS Signature Version 4), worked out apart from the library. */
function signatureOf(request: IncomingMessage): string {
  const authorization = request.headers.authorization ?? '';
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const [, scope] = /Credential=[^/]+\/([^,]+)/.exec(authorization) ?? [];
  const url = new URL(request.url ?? '', 'http://x');
  const lines = signed.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const canonical = [
    request.method,
    url.pathname,
    '',
    lines,
    signed.join(';'),
    request.headers['x-amz-content-sha256'],
  ].join('\n');

  const date = request.headers['x-amz-date'] as string;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  const hmac = (key: Buffer | string, text: string): Buffer =>
    createHmac('sha256', key).update(text).digest();
  const [day = '', region = '', service = '', last = ''] = (scope ?? '').split('/');
  const key = [day, region, service, last].reduce<Buffer | string>(
    (so, part) => hmac(so, part),
    `AWS4${KEYS.secretAccessKey}`,
  );
  return hmac(key, toSign).toString('hex');
}

/** A service that keeps objects in memory and refuses what is not signed. */
async function startBucket(): Promise<{
  endpoint: string;
  objects: Map<string, Buffer>;
  lie: { cut: boolean };
}> {
  const objects = new Map<string, Buffer>();
  const lie = { cut: false };
  const server = createServer(async (request, response) => {
    if (!request.headers.authorization?.endsWith(`Signature=${signatureOf(request)}`))
      return void response.writeHead(403).end();
    const name = request.url ?? '';
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) return void response.writeHead(411).end();
      objects.set(name, await buffer(request));
      return void response.end();
    }
    const bytes = objects.get(name);
    if (bytes === undefined) return void response.writeHead(404).end();
    const headers = { etag: `"e${bytes.length}"`, 'last-modified': 'Sun, 01 Mar 2026 10:00:00 GMT' };
    if (request.method === 'HEAD')
      return void response.writeHead(200, { ...headers, 'content-length': bytes.length }).end();
    if (request.headers['if-match'] !== headers.etag) return void response.writeHead(412).end();
    const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
    const part = bytes.subarray(Number(start), Number(end) + 1);
    response.writeHead(206, headers).end(lie.cut ? part.subarray(1) : part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects, lie };
}

describe('s3Store', () => {
  test('what is put, of known size or not, is there under its name, and a record in it is read by ranges', async () => {
    const { endpoint, objects } = await startBucket();
    const store = s3Store({
      endpoint: `${endpoint}/`,
      bucket: 'b',
      prefix: 'team/',
      sessionToken: 'token',
      ...KEYS,
    });
    expect(await store.open(slot)).toBeUndefined();
    const record = await recordOf(smallSession());
    await store.put(slot, Readable.from([record]), record.length);
    expect(objects.get('/b/team/runs/r1/replay.json')?.equals(record)).toBe(true);
    const artifact = await store.open(slot);
    if (artifact === undefined) throw new Error('nothing stored');
    expect([artifact.size, artifact.version, artifact.modified.getTime()]).toEqual([
      record.length,
      `e${record.length}`,
      Date.UTC(2026, 2, 1, 10),
    ]);
    const opened = await openRecord(artifact);
    expect(await collect(opened.elements('entries'))).toHaveLength(13);
    expect(await buffer(artifact.read(5, 5))).toHaveLength(0);
    await store.put(slot, Readable.from([Buffer.from('un'), Buffer.from('known')]));
    expect(objects.get('/b/team/runs/r1/replay.json')?.toString()).toBe('unknown');
  });

  test('an object that changes or is cut while it is read is an error', async () => {
    const { endpoint, objects, lie } = await startBucket();
    const store = s3Store({ endpoint, bucket: 'b', ...KEYS });
    await store.put(slot, Readable.from([Buffer.from('12345')]), 5);
    const artifact = await store.open(slot);
    lie.cut = true;
    await expect(buffer(artifact?.read() as Readable)).rejects.toMatchObject({ code: 'input-shrank' });
    lie.cut = false;
    objects.set('/b/runs/r1/replay.json', Buffer.from('123456'));
    await expect(buffer(artifact?.read() as Readable)).rejects.toMatchObject({ code: 'store-failed' });
  });

  test('wrong keys, and a service that is not there, are failures of the machinery', async () => {
    const { endpoint } = await startBucket();
    const wrong = s3Store({ endpoint, bucket: 'b', ...KEYS, secretAccessKey: 'other' });
    await expect(wrong.open(slot)).rejects.toMatchObject({ code: 'store-failed' });
    await expect(wrong.put(slot, Readable.from([Buffer.from('x')]), 1)).rejects.toMatchObject({
      code: 'store-failed',
    });
    const gone = s3Store({ endpoint: 'http://127.0.0.1:1', bucket: 'b', ...KEYS });
    await expect(gone.open(slot)).rejects.toMatchObject({ code: 'store-failed' });
    await expect(gone.put(slot, Readable.from([Buffer.from('x')]), 1)).rejects.toMatchObject({
      code: 'store-failed',
    });
  });
});
