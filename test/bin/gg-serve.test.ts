import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { crc32, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { inBrowser } from '../support/browser.js';
import { smallSession } from '../support/journal.js';
import { recordOf } from '../support/record.js';
import { startServer } from '../support/record-server.js';
import { runCommand, runProgram } from '../support/run-program.js';
import { temporaryFolder } from '../support/temporary.js';
import { testWith } from '../support/tools.js';

function storeWith(bytes: Buffer, id = 'r1'): string {
  const store = temporaryFolder();
  mkdirSync(join(store, 'runs', id), { recursive: true });
  writeFileSync(join(store, 'runs', id, 'replay.json'), bytes);
  return store;
}

/** JSON that decodes to `megabytes`, in the layout of another writer. */
function largeRecord(megabytes: number): Buffer {
  const line = `${JSON.stringify({ text: 'const value = await buffer.stream(request);'.repeat(20) })},\n`;
  return gzipSync(`[${line.repeat((megabytes * 1e6) / line.length)}0]`, { level: 1 });
}

const sha = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { headers, method, agent: false }, resolve).on('error', reject).end();
  });
}

async function sumOf(response: IncomingMessage): Promise<{ bytes: number; digest: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of response) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { bytes, digest: hash.digest('hex') };
}

/** Resolves for everybody when all are there; used again for every meeting. */
function barrier(all: number): () => Promise<void> {
  let here: (() => void)[] = [];
  return () =>
    new Promise((resolve) => {
      here.push(resolve);
      if (here.length < all) return;
      for (const goOn of here) goOn();
      here = [];
    });
}

/** Reads 256 KiB at a time: nobody reads on before everybody has, so that all answers are under way until the end. */
async function sumTogether(response: IncomingMessage, meet: () => Promise<void>): Promise<string> {
  let crc = 0;
  let bytes = 0;
  for await (const chunk of response) {
    const before = bytes;
    crc = crc32(chunk as Buffer, crc);
    bytes += (chunk as Buffer).length;
    for (let at = mark(before); at < mark(bytes); at += 1) await meet();
  }
  return `${bytes} bytes, CRC-32 ${crc}`;
}

const mark = (bytes: number): number => Math.floor(bytes / 262_144);

describe('gg-serve over a socket', () => {
  testWith('curl')(
    'curl with and without --compressed gets the same text, and HEAD the same headers',
    async () => {
      const record = await recordOf(smallSession());
      const { url } = await startServer(storeWith(record));
      const curl = async (...args: string[]) =>
        (await runCommand('curl', ['-sS', ...args, `${url}/runs/r1/replay`])).stdout;
      const plain = await curl();
      expect(sha(await curl('--compressed'))).toBe(sha(plain));
      expect(sha(plain)).toBe(sha(gunzipSync(record)));
      expect(sha(await curl('-H', 'Accept-Encoding: gzip, br'))).toBe(sha(record));
      for (const accept of ['gzip', 'identity']) {
        const header = ['-H', `Accept-Encoding: ${accept}`, '-o', '/dev/null'];
        const head = (await curl(...header, '-I', '-D-')).toString().toLowerCase();
        const whole = (await curl(...header, '-D-')).toString().toLowerCase();
        const told = (text: string) =>
          text
            .split('\r\n')
            .filter((line) => line !== '' && !/^(date|connection|keep-alive):/.test(line))
            .sort();
        expect(told(head)).toEqual(told(whole));
        expect(head).toContain(`content-length: ${accept === 'gzip' ? record.length : plain.length}`);
      }
    },
  );

  testWith('chromium')(
    'a browser opens a record, its bytes verbatim behind its own decoder',
    async () => {
      const record = await recordOf(smallSession());
      const { url } = await startServer(storeWith(record));
      await inBrowser(async (page) => {
        const response = await page.goto(`${url}/runs/r1/replay`);
        expect(response?.status()).toBe(200);
        expect((await response?.allHeaders())?.['content-encoding']).toBe('gzip');
        expect((await response?.request().sizes())?.responseBodySize).toBe(record.length);
        const shown = await page.evaluate('fetch(location.href).then((answer) => answer.text())');
        expect(shown).toBe(gunzipSync(record).toString());
        expect(await page.evaluate('document.body.innerText')).toContain('"sessionId":"run-7"');
      });
    },
    120_000,
  );

  test('200 clients at once, fast or slow, decoded for each, take hardly more memory than one', async () => {
    const record = largeRecord(12);
    const text = gunzipSync(record);
    const expected = `${text.length} bytes, CRC-32 ${crc32(text)}`;
    const store = storeWith(record);
    const peaks: number[] = [];
    for (const [clients, isSlow] of [
      [1, false],
      [200, false],
      [200, true],
    ] as const) {
      const { url, peakMemory } = await startServer(store);
      const meet = isSlow ? barrier(clients) : async () => {};
      const sums = Array.from({ length: clients }, async () =>
        sumTogether(await get(`${url}/runs/r1/replay`), meet),
      );
      expect(new Set(await Promise.all(sums))).toEqual(new Set([expected]));
      peaks.push(peakMemory());
    }
    const [one, many, slow] = peaks as [number, number, number];
    const figures = [one, many, slow, many / one, slow / one].map((figure) => figure.toFixed(2)).join(', ');
    console.log(`peak memory, MB: 1 client, 200, 200 slow ones, and the ratios: ${figures}`);
    expect(Math.max(many, slow) / one).toBeLessThan(1.6);
  }, 300_000);

  test('a slow client gets everything, and holds no more than its share', async () => {
    const record = largeRecord(60);
    const { url, peakMemory } = await startServer(storeWith(record));
    const { hostname, port } = new URL(url);
    const before = peakMemory();
    const socket = connect(Number(port), hostname);
    socket.write('GET /runs/r1/replay HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    let bytes = 0;
    let reads = 0;
    let stalled = Number.POSITIVE_INFINITY;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      reads += 1;
      if (reads === 11) stalled = peakMemory() - before;
      if (reads > 10) return;
      // At once: what comes before somebody listens again would be counted by nobody.
      socket.pause();
      setTimeout(() => socket.resume(), 100);
    });
    await once(socket, 'end');
    const length = gunzipSync(record).length;
    expect(bytes).toBeGreaterThan(length);
    expect(bytes).toBeLessThan(length + 1000);
    expect(stalled).toBeLessThan(60);
  }, 60_000);

  test('a broken record is a 500 to a client that needs it decoded', async () => {
    const record = largeRecord(1).subarray(0, -9);
    const { url } = await startServer(storeWith(record));
    const decoded = await get(`${url}/runs/r1/replay`);
    expect(decoded.statusCode).toBe(500);
    expect((await get(`${url}/runs/r1/replay`, { 'accept-encoding': 'gzip' })).statusCode).toBe(200);
    decoded.resume();
  });

  test('header lines that are not text, and several of them', async () => {
    const record = await recordOf(smallSession());
    const { url } = await startServer(storeWith(record));
    const { hostname, port } = new URL(url);
    const ask = async (lines: string): Promise<string> => {
      const socket = connect(Number(port), hostname);
      socket.write(
        Buffer.from(
          `HEAD /runs/r1/replay HTTP/1.1\r\nHost: localhost\r\n${lines}Connection: close\r\n\r\n`,
          'latin1',
        ),
      );
      const chunks: Buffer[] = [];
      for await (const chunk of socket) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString('latin1').toLowerCase();
    };
    expect(await ask('Accept-Encoding: \xff\xfe\r\n')).toMatch(/^http\/1.1 200(?!.*content-encoding)/s);
    expect(await ask('Accept-Encoding: br\r\nAccept-Encoding: GZIP\r\n')).toContain('content-encoding: gzip');
  });

  test('an upload arrives whole, one over the limit is refused while it comes, and a foreign Host is not answered', async () => {
    const store = temporaryFolder();
    const { url } = await startServer(store, {}, ['--max-upload', '1000000']);
    const record = largeRecord(5);
    expect(record.length).toBeLessThan(1_000_000);
    const upload = await fetch(`${url}/runs/up/replay`, { method: 'POST', body: record });
    expect(upload.status).toBe(201);
    expect(readFileSync(join(store, 'runs/up/replay.json')).equals(record)).toBe(true);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64_000)) });
    const refused = await fetch(`${url}/runs/up/replay`, {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit).catch((error: unknown) => error);
    // Whether the answer or the end of the connection is met first is the client's affair.
    if (refused instanceof Response) expect(refused.status).toBe(413);
    expect(readFileSync(join(store, 'runs/up/replay.json')).equals(record)).toBe(true);
    expect(readdirSync(join(store, 'runs/up'))).toEqual(['replay.json']);
    expect((await get(`${url}/runs/up/replay`, { host: 'evil.example' })).statusCode).toBe(403);
  });

  test('a token from the environment is asked for', async () => {
    const { url } = await startServer(temporaryFolder(), { GG_SERVE_TOKEN: 'abc' });
    const post = (headers: Record<string, string>) =>
      fetch(`${url}/runs/r1/replay`, { method: 'POST', body: 'x', headers });
    expect((await post({})).status).toBe(401);
    expect((await post({ authorization: 'Bearer abc' })).status).toBe(201);
  });

  test('SIGTERM lets a running answer end, and ends the server by that signal', async () => {
    const record = largeRecord(20);
    const { url, child } = await startServer(storeWith(record));
    const response = await get(`${url}/runs/r1/replay`);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await sumOf(response)).digest).toBe(sha(gunzipSync(record)));
    expect(await ended).toEqual([null, 'SIGTERM']);
  });
});

describe('gg-serve put', () => {
  test('nothing to copy is nothing, a failure is one line, and --strict tells them apart', async () => {
    const runDir = temporaryFolder();
    const store = join(temporaryFolder(), 'store');
    const put = (...args: string[]) => runProgram('gg-serve', ['put', ...args]);
    expect(await put(runDir, 'r1', '--store', store)).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(store)).toBe(false);
    writeFileSync(join(runDir, 'replay.json.gz'), 'opaque');
    expect((await put(runDir, 'r1', '--store', store, '--json')).stdout.toString()).toBe(
      '{"stored":[{"artifact":"replay","bytes":6}]}\n',
    );
    writeFileSync(join(temporaryFolder(), 'x'), '');
    const failing = ['/dev/null/store', '--json'];
    const lenient = await put(runDir, 'r1', '--store', ...failing);
    expect(lenient.code).toBe(0);
    expect(lenient.stderr.trimEnd().split('\n')).toHaveLength(1);
    expect((await put(runDir, 'r1', '--strict', '--store', ...failing)).code).toBe(3);
    expect((await put(runDir, '../r1', '--strict', '--store', store)).stderr).toContain('bad-run-id');
  });

  test('the command line is checked', async () => {
    expect((await runProgram('gg-serve', [])).code).toBe(2);
    expect((await runProgram('gg-serve', ['--store', 'x', '--port', '70000'])).code).toBe(2);
    const help = await runProgram('gg-serve', ['--help']);
    expect(help.code).toBe(0);
    expect(help.stdout.toString()).toContain('gg-serve put runs/42 42 --store store/');
  });

  test('a port that is taken is a failure of the machinery', async () => {
    const { url } = await startServer(temporaryFolder());
    const taken = await runProgram('gg-serve', ['--store', temporaryFolder(), '--port', new URL(url).port]);
    expect(taken).toMatchObject({ code: 4 });
    expect(taken.stderr).toContain('(cannot-listen)');
  });
});
