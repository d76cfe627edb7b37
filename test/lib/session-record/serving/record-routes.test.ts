import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordRoutes } from '../../../../lib/session-record/serving/record-routes.js';
import { smallSession } from '../../../support/journal.js';
import { memoryStore } from '../../../support/memory-store.js';
import { recordOf } from '../../../support/record.js';

const PLAIN = Buffer.from('{"plain":true}');
let record: Buffer;
let text: Buffer;
let broken: Buffer;
const LOCAL = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

beforeAll(async () => {
  record = await recordOf(smallSession());
  text = gunzipSync(record);
  broken = Buffer.from(record);
  broken.fill(0, record.length - 60, record.length - 30);
});

async function routesWith(bytes: Buffer | undefined, more: object = {}) {
  const store = memoryStore(bytes === undefined ? {} : { 'runs/r1/replay.json': bytes });
  return { store, routes: await recordRoutes({ store, ...more }) };
}

async function ask(
  bytes: Buffer | undefined,
  headers: Record<string, string> | [string, string][] = {},
  method = 'GET',
): Promise<{ response: Response; body: Buffer }> {
  const { store, routes } = await routesWith(bytes);
  const response = await routes.request('/runs/r1/replay', { method, headers }, LOCAL);
  const body = Buffer.from(await response.arrayBuffer());
  expect(store.open_).toBe(0);
  return { response, body };
}

const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('the table of section 5.2', () => {
  const rows: [string, string | undefined, () => Buffer, () => Buffer | undefined, number, string | null][] =
    [
      ['gzip to a client that takes it: verbatim', 'gzip, br', () => record, () => record, 200, 'gzip'],
      ['gzip to a client that does not: decoded', undefined, () => record, () => text, 200, null],
      ['gzip of another writer, decoded', undefined, () => gzipSync(text), () => text, 200, null],
      ['plain to a client that takes gzip: as stored', 'gzip', () => PLAIN, () => PLAIN, 200, null],
      ['plain to a client that does not: as stored', undefined, () => PLAIN, () => PLAIN, 200, null],
      [
        'broken gzip to a client that needs it decoded: an error',
        'identity',
        () => broken,
        () => undefined,
        500,
        null,
      ],
      ['broken gzip to a client that takes it: verbatim', 'gzip', () => broken, () => broken, 200, 'gzip'],
      [
        'plain to a client that wants no identity: as stored',
        'gzip, identity;q=0',
        () => PLAIN,
        () => PLAIN,
        200,
        null,
      ],
      [
        'gzip to a client that wants nothing it can have: decoded',
        '*;q=0',
        () => record,
        () => text,
        200,
        null,
      ],
    ];

  test.each(rows)('%s', async (_name, accept, stored, expected, status, coding) => {
    const { response, body } = await ask(stored(), accept === undefined ? {} : { 'Accept-Encoding': accept });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(response.headers.get('content-encoding')).toBe(coding);
    const whole = expected();
    if (whole === undefined) {
      expect(JSON.parse(body.toString())).toMatchObject({ error: 'broken-artifact' });
      return;
    }
    expect(sha(body)).toBe(sha(whole));
    expect(response.headers.get('content-length')).toBe(String(whole.length));
  });

  test('nothing stored is a 404 in JSON', async () => {
    const { response, body } = await ask(undefined);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(body.toString())).toEqual({ error: 'not-found', message: 'run "r1" has no replay' });
  });

  test('several header lines are one list', async () => {
    const { response } = await ask(record, [
      ['Accept-Encoding', 'br'],
      ['Accept-Encoding', 'gzip'],
    ]);
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  test('HEAD says what GET would, without a body', async () => {
    for (const headers of [{}, { 'Accept-Encoding': 'gzip' }]) {
      for (const stored of [record, PLAIN, broken]) {
        const get = await ask(stored, headers);
        const head = await ask(stored, headers, 'HEAD');
        expect(head.response.status).toBe(get.response.status);
        expect(Object.fromEntries(head.response.headers)).toEqual(Object.fromEntries(get.response.headers));
        expect(head.body.length).toBe(0);
      }
    }
  });
});

describe('truncated gzip read as whole', () => {
  test.each([1, 8, 100])('cut by %i bytes: an error, never a shorter 200', async (bytes) => {
    for (const whole of [record, gzipSync(text)]) {
      const { response } = await ask(whole.subarray(0, -bytes));
      expect(response.status).toBe(500);
    }
  });

  test.each([
    ['two members', () => Buffer.concat([record, record])],
    ['a line behind', () => Buffer.concat([record, Buffer.from('junk\n')])],
    ['512 zeros behind', () => Buffer.concat([record, Buffer.alloc(512)])],
  ])('%s: an error to a client that needs it decoded, verbatim to one that does not', async (_name, make) => {
    expect((await ask(make())).response.status).toBe(500);
    const { response, body } = await ask(make(), { 'Accept-Encoding': 'gzip' });
    expect(response.status).toBe(200);
    expect(sha(body)).toBe(sha(make()));
  });

  test('an index that cannot be believed does not break the text behind it', async () => {
    const damaged = Buffer.from(record);
    damaged[20] = (damaged[20] as number) ^ 1;
    const { response, body } = await ask(damaged);
    expect(response.status).toBe(200);
    expect(sha(body)).toBe(sha(text));
  });
});

describe('compressed twice', () => {
  test('behind a compressing middleware the stored bytes are sent once compressed, and decoded ones not at all', async () => {
    const { Hono } = await import('hono');
    const { compress } = await import('hono/compress');
    const big = gzipSync(JSON.stringify({ text: 'x'.repeat(100_000) }));
    const { routes } = await routesWith(big);
    const app = new Hono();
    app.use(compress({ threshold: 1 }));
    app.route('/', routes as never);
    const asked = await app.request('/runs/r1/replay', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(asked.headers.get('content-encoding')).toBe('gzip');
    expect(sha(Buffer.from(await asked.arrayBuffer()))).toBe(sha(big));
    const unaware = await app.request('/runs/r1/replay', { headers: { 'Accept-Encoding': 'deflate' } });
    expect(unaware.headers.get('content-encoding')).toBeNull();
    expect(sha(Buffer.from(await unaware.arrayBuffer()))).toBe(sha(gunzipSync(big)));
    expect(unaware.headers.get('content-length')).toBe(String(gunzipSync(big).length));
  });
});

describe('conditional requests', () => {
  test('the two codings have a tag each, and either is recognized', async () => {
    const gzip = await ask(record, { 'Accept-Encoding': 'gzip' });
    const plain = await ask(record);
    const tags = [gzip, plain].map(({ response }) => response.headers.get('etag') as string);
    expect(new Set(tags).size).toBe(2);
    const again = await ask(record, { 'Accept-Encoding': 'gzip', 'If-None-Match': tags[0] as string });
    expect(again.response.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.response.headers.get('etag')).toBe(tags[0]);
    expect(again.response.headers.get('vary')).toBe('accept-encoding');
    expect(again.response.headers.get('content-encoding')).toBeNull();
    const other = await ask(record, { 'Accept-Encoding': 'gzip', 'If-None-Match': tags[1] as string });
    expect(other.response.status).toBe(200);
    for (const match of ['*', `"x", W/${tags[1]}`]) {
      expect((await ask(record, { 'If-None-Match': match })).response.status).toBe(304);
    }
  });

  test('a date is compared when no tag is given', async () => {
    const since = (date: string) => ask(record, { 'If-Modified-Since': date });
    expect((await since('Sun, 01 Mar 2026 10:00:00 GMT')).response.status).toBe(304);
    expect((await since('Sun, 01 Mar 2026 09:59:59 GMT')).response.status).toBe(200);
  });
});

describe('ids', () => {
  test.each([
    '..%2f..%2fetc',
    '%2e%2e',
    'a%00b',
    'a%2fb',
    'a%5cb',
    '.hidden',
    'a.',
    '%ff',
    'a b',
    'con',
    'x'.repeat(129),
    'ä',
    '%',
  ])('%s never reaches the store', async (id) => {
    const { store, routes } = await routesWith(record);
    store.open = async () => {
      throw new Error('asked for');
    };
    store.put = store.open as never;
    expect((await routes.request(`/runs/${id}/replay`)).status).toBe(404);
    const post = await routes.request(`/runs/${id}/replay`, { method: 'POST', body: 'x' }, LOCAL);
    expect([400, 404]).toContain(post.status);
  });

  test.each(['a', 'run-7', 'A.b_c-9', 'x'.repeat(128), 'console'])('%s is one', async (id) => {
    const store = memoryStore({ [`runs/${id}/replay.json`]: PLAIN });
    const routes = await recordRoutes({ store });
    expect((await routes.request(`/runs/${id}/replay`)).status).toBe(200);
  });
});

describe('uploads', () => {
  async function post(
    body: string | ReadableStream | undefined,
    headers: Record<string, string> = {},
    more: object = {},
    env: object = LOCAL,
  ) {
    const { store, routes } = await routesWith(undefined, more);
    const response = await routes.request(
      '/runs/r1/code-analysis',
      { method: 'POST', body: body ?? null, headers, duplex: 'half' } as RequestInit,
      env,
    );
    return {
      response,
      answer: (await response.json()) as Record<string, unknown>,
      stored: store.slots.get('runs/r1/code-analysis.json'),
    };
  }

  test('are stored as opaque bytes and served again', async () => {
    const { store, routes } = await routesWith(undefined);
    const response = await routes.request('/runs/r1/replay', { method: 'POST', body: record }, LOCAL);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ stored: 'runs/r1/replay.json', bytes: record.length });
    expect(store.slots.get('runs/r1/replay.json')?.equals(record)).toBe(true);
    const got = await routes.request('/runs/r1/replay', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(sha(Buffer.from(await got.arrayBuffer()))).toBe(sha(record));
  });

  test('over the limit are refused, by the declared length or by the count', async () => {
    const declared = await post('12345678901', { 'Content-Length': '11' }, { maxUpload: 10 });
    expect(declared).toMatchObject({
      response: { status: 413 },
      answer: { error: 'too-large' },
      stored: undefined,
    });
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(6)),
    });
    const counted = await post(stream, {}, { maxUpload: 10 });
    expect(counted).toMatchObject({
      response: { status: 413 },
      answer: { error: 'too-large' },
      stored: undefined,
    });
    expect((await post('1234567890', {}, { maxUpload: 10 })).response.status).toBe(201);
  });

  test('that are empty or cut are refused', async () => {
    expect(await post(undefined)).toMatchObject({
      response: { status: 400 },
      answer: { error: 'empty-upload' },
    });
    const cut = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array(6));
        controller.error(new Error('gone'));
      },
    });
    expect(await post(cut)).toMatchObject({
      response: { status: 400 },
      answer: { error: 'upload-cut' },
      stored: undefined,
    });
  });

  test('come from this machine alone', async () => {
    const from = (remoteAddress: string | undefined) =>
      post('x', {}, {}, { incoming: { socket: { remoteAddress } } });
    for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])
      expect((await from(address)).response.status, address).toBe(201);
    for (const address of ['10.0.0.1', '::ffff:10.0.0.1', '127.0.0.1.example', undefined])
      expect((await from(address)).response.status, address).toBe(403);
    expect((await post('x', {}, {}, {})).response.status).toBe(403);
  });

  test('come from no page of another site', async () => {
    expect((await post('x', { Origin: 'http://evil.example', Host: 'localhost' })).answer.error).toBe(
      'cross-site',
    );
    expect((await post('x', { 'Sec-Fetch-Site': 'cross-site' })).answer.error).toBe('cross-site');
    expect(
      (
        await post('x', {
          Origin: 'http://localhost:80',
          Host: 'localhost:80',
          'Sec-Fetch-Site': 'same-origin',
        })
      ).response.status,
    ).toBe(201);
  });

  test('carry the token when there is one, wherever they come from', async () => {
    const far = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
    const withToken = (headers: Record<string, string>, env: object = far) =>
      post('x', headers, { token: 's3cret' }, env);
    expect((await withToken({ Authorization: 'Bearer s3cret' })).response.status).toBe(201);
    for (const headers of [{}, { Authorization: 'Bearer s3cre' }, { Authorization: 's3cret' }] as Record<
      string,
      string
    >[]) {
      expect((await withToken(headers)).answer.error).toBe('token-required');
      expect((await withToken(headers, LOCAL)).response.status).toBe(401);
    }
  });
});

describe('what else may be asked', () => {
  test('other methods, other paths and other hosts are refused in JSON', async () => {
    const { routes } = await routesWith(record, { hosts: ['localhost'] });
    const local = { headers: { Host: 'LOCALHOST:8080' } };
    const put = await routes.request('/runs/r1/replay', { method: 'PUT', ...local });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect((await routes.request('/runs/r1', local)).status).toBe(404);
    expect((await routes.request('/runs/r1/replay', local)).status).toBe(200);
    expect((await routes.request('/runs/r1/replay', { headers: { Host: 'evil.example' } })).status).toBe(403);
  });

  test('a store that fails is a 500, told to whoever runs the server and not to the client', async () => {
    const told: unknown[] = [];
    const { store, routes } = await routesWith(record, { onError: (error: unknown) => told.push(error) });
    store.open = async () => {
      throw new Error('secret path');
    };
    const response = await routes.request('/runs/r1/replay');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(told).toHaveLength(1);
    store.put = store.open as never;
    expect((await routes.request('/runs/r1/replay', { method: 'POST', body: 'x' }, LOCAL)).status).toBe(500);
  });

  test('a client that goes away in the middle leaves nothing open', async () => {
    const { store, routes } = await routesWith(gzipSync('x'.repeat(10_000_000)));
    const response = await routes.request('/runs/r1/replay');
    const reader = (response.body as ReadableStream).getReader();
    await reader.read();
    expect(store.open_).toBe(1);
    await reader.cancel();
    expect(store.open_).toBe(0);
  });

  test('what breaks after the first byte breaks the answer', async () => {
    const { store, routes } = await routesWith(record);
    const open = store.open;
    store.open = async (slot) => {
      const artifact = await open(slot as never);
      if (artifact === undefined) return undefined;
      const read = artifact.read;
      let reads = 0;
      return {
        ...artifact,
        read: (start?: number, end?: number) => {
          reads += 1;
          // The magic is read first; then the answer begins.
          if (reads < 2) return read(start, end);
          const chunks = async function* (): AsyncGenerator<Buffer> {
            yield record.subarray(0, 50);
            throw new Error('disk');
          };
          return Readable.from(chunks());
        },
      };
    };
    const response = await routes.request('/runs/r1/replay', { headers: { 'Accept-Encoding': 'gzip' } });
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect(store.open_).toBe(0);
  });
});

describe('the decoded length', () => {
  test('is measured once for a version, however many ask, and again for another', async () => {
    const { store, routes } = await routesWith(gzipSync('y'.repeat(1000)));
    let reads = 0;
    const open = store.open;
    store.open = async (slot) => {
      const artifact = await open(slot as never);
      if (artifact === undefined) return undefined;
      return {
        ...artifact,
        read: (start?: number, end?: number) => {
          reads += 1;
          return artifact.read(start, end);
        },
      };
    };
    const head = () => routes.request('/runs/r1/replay', { method: 'HEAD' });
    await Promise.all(Array.from({ length: 20 }, head));
    const perAnswer = 3;
    expect(reads).toBeLessThanOrEqual(20 * perAnswer + 3);
    reads = 0;
    await head();
    expect(reads).toBeLessThanOrEqual(perAnswer);
    await routes.request('/runs/r1/replay', { method: 'POST', body: gzipSync('z') }, LOCAL);
    expect((await head()).headers.get('content-length')).toBe('1');
  });
});
