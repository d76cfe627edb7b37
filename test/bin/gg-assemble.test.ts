import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chunksOf } from '../support/assemble.js';
import { inBrowser } from '../support/browser.js';
import { clock, end, generateJournal, header, journalOf, message, smallSession } from '../support/journal.js';
import { programPath, runCommand, runProgram } from '../support/run-program.js';
import { mountDisk, testWithDisk } from '../support/small-disk.js';
import { temporaryFolder } from '../support/temporary.js';
import { testWith } from '../support/tools.js';

const journal = journalOf(...smallSession());
const killed = journalOf(header(), clock(0));
const refused = journalOf(header(), message(1, 'a'));

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function entriesOf(gzip: Buffer): number {
  return (JSON.parse(gunzipSync(gzip).toString()) as { entries: unknown[] }).entries.length;
}

function journalFile(bytes: Buffer): { folder: string; path: string } {
  const folder = temporaryFolder();
  const path = join(folder, 'journal.ndjson');
  writeFileSync(path, bytes);
  return { folder, path };
}

describe('gg-assemble', () => {
  test('stdin to stdout', async () => {
    const ended = await runProgram('gg-assemble', [], { input: journal });
    expect([ended.code, ended.stderr]).toEqual([0, '']);
    expect(entriesOf(ended.stdout)).toBe(13);
  });

  test('a file to a file, with a report on stdout', async () => {
    const { folder, path } = journalFile(journal);
    const out = join(folder, 'replay.json.gz');
    const ended = await runProgram('gg-assemble', [path, '-o', out, '--report', '-']);
    expect([ended.code, ended.stderr]).toEqual([0, '']);
    expect(JSON.parse(ended.stdout.toString())).toMatchObject({
      entries: 13,
      truncation: null,
      bytes: { journal: journal.length },
      record: { compressedBytes: statSync(out).size },
    });
    expect(readdirSync(folder).sort()).toEqual(['journal.ndjson', 'replay.json.gz']);
  });

  test('equal bytes for pipe, redirected file and file, in any chunks and with 1 or 8 pool threads', async () => {
    const bytes = Buffer.concat([...generateJournal(4_000_000, 2)]);
    const { path } = journalFile(bytes);
    const descriptor = openSync(path, 'r');
    const redirected = await new Promise<Buffer>((resolve, reject) => {
      const child = spawn(process.execPath, [programPath('gg-assemble')], {
        stdio: [descriptor, 'pipe', 'inherit'],
      });
      const chunks: Buffer[] = [];
      child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
      child.on('error', reject);
      child.on('close', () => resolve(Buffer.concat(chunks)));
    });
    closeSync(descriptor);
    const outputs = [
      redirected,
      (await runProgram('gg-assemble', [], { input: bytes })).stdout,
      (await runProgram('gg-assemble', ['-'], { input: chunksOf(bytes, 1000, 77_777) })).stdout,
      (await runProgram('gg-assemble', [path])).stdout,
      (await runProgram('gg-assemble', [path], { env: { UV_THREADPOOL_SIZE: '1' } })).stdout,
      (await runProgram('gg-assemble', [path], { env: { UV_THREADPOOL_SIZE: '8' } })).stdout,
    ];
    expect(new Set(outputs.map(sha256)).size).toBe(1);
    expect(outputs[0]?.length).toBeGreaterThan(500_000);
  });

  test('a truncated record is written with exit 0 and one plain line; --strict makes it 3', async () => {
    const plain = await runProgram('gg-assemble', [], { input: killed });
    expect(plain.code).toBe(0);
    expect(plain.stderr).toBe(
      'gg-assemble: the record is truncated: the session ended without its last line; 1 entry is kept, the last of them seq 0 (session_killed)\n',
    );
    expect(entriesOf(plain.stdout)).toBe(1);
    const strict = await runProgram('gg-assemble', ['--strict'], { input: killed });
    expect([strict.code, entriesOf(strict.stdout)]).toEqual([3, 1]);
    expect((await runProgram('gg-assemble', ['--strict'], { input: journal })).code).toBe(0);
    expect((await runProgram('gg-assemble', ['-q'], { input: killed })).stderr).toBe('');
  });

  test('a refusal is exit 1, one line that says where, and no byte on stdout', async () => {
    const ended = await runProgram('gg-assemble', [], { input: refused });
    expect([ended.code, ended.stdout.length]).toEqual([1, 0]);
    expect(ended.stderr).toMatch(
      /^gg-assemble: the session journal on standard input has a gap in its message pool: a line claims index 1 after 0 were read, at line 2, byte \d+ \(pool-gap\)\n {2}/,
    );
    const json = await runProgram('gg-assemble', ['--json'], { input: refused });
    expect(JSON.parse(json.stderr)).toMatchObject({
      error: 'pool-gap',
      pool: 'messages',
      index: 1,
      count: 0,
      line: 2,
    });
  });

  test('a refusal leaves an older file whole and writes no report', async () => {
    const { folder, path } = journalFile(refused);
    const out = join(folder, 'replay.json.gz');
    writeFileSync(out, 'older');
    const ended = await runProgram('gg-assemble', [path, '-o', out, '--report', join(folder, 'report.json')]);
    expect(ended.code).toBe(1);
    expect(ended.stderr).toContain(`\`${path}\``);
    expect(readFileSync(out, 'utf8')).toBe('older');
    expect(readdirSync(folder).sort()).toEqual(['journal.ndjson', 'replay.json.gz']);
  });

  test('--report to a file, --max-line, --level', async () => {
    const { folder, path } = journalFile(journal);
    const report = join(folder, 'report.json');
    const ended = await runProgram('gg-assemble', [
      path,
      '--max-line',
      '100',
      '--level',
      '0',
      '--report',
      report,
    ]);
    expect(ended.code).toBe(1);
    const level0 = await runProgram('gg-assemble', [path, '--level', '0', '--report', report]);
    const level9 = await runProgram('gg-assemble', [path, '--level', '9']);
    expect(level0.stdout.length).toBeGreaterThan(level9.stdout.length);
    expect(JSON.parse(readFileSync(report, 'utf8')).entries).toBe(13);
    const unwritable = await runProgram('gg-assemble', [path, '--report', join(folder, 'no', 'report.json')]);
    expect([unwritable.code, unwritable.stderr]).toEqual([4, expect.stringContaining('(cannot-write)')]);
  });

  test.each([
    [['--nonsense'], "unknown option '--nonsense'"],
    [['--level', '10'], 'It is a whole number from 0 to 9.'],
    [['--level', '1.5'], 'It is a whole number from 0 to 9.'],
    [['--max-line', '0'], 'It is a whole number from 1'],
    [['a', 'b'], 'too many arguments'],
    [['--tree', 'x'], '--tree and --run-dir go together'],
    [['--run-dir', 'x'], '--tree and --run-dir go together'],
    [['--tree', 'x', '--run-dir', 'y', '-o', 'z'], 'names the journal and the output itself'],
    [['--tree', 'x', '--run-dir', 'y', 'z'], 'names the journal and the output itself'],
    [['--report', '-'], 'cannot both go to standard output'],
  ])('%j is a wrong command line', async (args, message) => {
    const ended = await runProgram('gg-assemble', args);
    expect([ended.code, ended.stdout.length]).toEqual([2, 0]);
    expect(ended.stderr).toContain(message);
    expect(ended.stderr).toContain('(usage)');
  });

  test('the journal itself as output is a wrong command line, and it stays', async () => {
    const { folder, path } = journalFile(journal);
    const link = join(folder, 'link');
    symlinkSync(path, link);
    for (const out of [path, link]) {
      const ended = await runProgram('gg-assemble', [path, '-o', out]);
      expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining('the journal is the output')]);
    }
    expect(readFileSync(path).equals(journal)).toBe(true);
  });

  test('what cannot be read is exit 4 and leaves nothing', async () => {
    const folder = temporaryFolder();
    const missing = await runProgram('gg-assemble', [join(folder, 'none'), '-o', join(folder, 'r.gz')]);
    expect([missing.code, missing.stderr]).toEqual([4, expect.stringContaining('ENOENT (cannot-open)')]);
    const directory = await runProgram('gg-assemble', [folder, '-o', join(folder, 'r.gz')]);
    expect([directory.code, directory.stderr]).toEqual([4, expect.stringContaining('EISDIR (cannot-read)')]);
    const noFolder = await runProgram('gg-assemble', ['-o', folder], { input: journal });
    expect([noFolder.code, noFolder.stderr]).toEqual([4, expect.stringContaining('(cannot-write)')]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('--help shows examples and exit codes, --version the version', async () => {
    const help = await runProgram('gg-assemble', ['--help']);
    expect(help.code).toBe(0);
    expect(help.stdout.toString()).toContain('gg-assemble < replay.ndjson > replay.json.gz');
    expect(help.stdout.toString()).toContain('Exit codes:');
    expect((await runProgram('gg-assemble', ['--version'])).stdout.toString()).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('the end line ends it, though the pipe stays open', async () => {
    const child = spawn(process.execPath, [programPath('gg-assemble')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    child.stdin.on('error', () => {});
    child.stdin.write(journalOf(header(), end(0)));
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    const [code] = (await once(child, 'close')) as [number];
    expect([code, entriesOf(Buffer.concat(chunks))]).toEqual([0, 0]);
  });

  test('a refusal ends it, though the pipe stays open', async () => {
    const child = spawn(process.execPath, [programPath('gg-assemble')], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.stdin.on('error', () => {});
    child.stdin.write(journalOf(end(0)));
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(1);
  });
});

describe('gg-assemble --tree', () => {
  function tree(bytes?: Buffer): { folder: string; args: string[]; path: string } {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'implementation', '.gg'), { recursive: true });
    const path = join(folder, 'implementation', '.gg', 'replay.ndjson');
    if (bytes !== undefined) writeFileSync(path, bytes);
    return { folder, path, args: ['--tree', join(folder, 'implementation'), '--run-dir', folder] };
  }

  test('success writes the record and removes the journal', async () => {
    const { folder, args, path } = tree(journal);
    const ended = await runProgram('gg-assemble', args);
    expect([ended.code, ended.stdout.length, ended.stderr]).toEqual([0, 0, '']);
    expect([readdirSync(folder).sort(), existsSync(path)]).toEqual([
      ['implementation', 'replay.json.gz'],
      false,
    ]);
  });

  test('nothing to do is exit 0 and nothing', async () => {
    const { folder, args } = tree();
    const ended = await runProgram('gg-assemble', args);
    expect([ended.code, ended.stderr]).toEqual([0, '']);
    expect(readdirSync(folder)).toEqual(['implementation']);
  });

  test('a refused journal stays', async () => {
    const { folder, args, path } = tree(refused);
    const ended = await runProgram('gg-assemble', args);
    expect([ended.code, ended.stderr]).toEqual([1, expect.stringContaining('(pool-gap)')]);
    expect([readdirSync(folder), existsSync(path)]).toEqual([['implementation'], true]);
  });
});

describe('whatever ends it, no scratch is left', () => {
  /** Starts an assembly that waits for more of its journal. */
  async function waiting(): Promise<{ child: ReturnType<typeof spawn>; folder: string }> {
    const folder = temporaryFolder();
    const child = spawn(process.execPath, [programPath('gg-assemble'), '-o', join(folder, 'r.gz')], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.stdin?.on('error', () => {});
    for (const chunk of generateJournal(4_000_000)) child.stdin?.write(chunk);
    for (let tries = 0; readdirSync(folder).length === 0; tries += 1) {
      if (tries > 1000) throw new Error('no scratch appeared');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return { child, folder };
  }

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s, and the process ends by it', async (signal) => {
    const folder = temporaryFolder();
    const child = spawn(process.execPath, [programPath('gg-assemble'), '-o', join(folder, 'r.gz')], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.stdin.on('error', () => {});
    child.stdin.write(killed);
    for (let tries = 0; tries < 1000 && readdirSync(folder).length === 0; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(readdirSync(folder)).toHaveLength(1);
    child.kill(signal);
    const [code, by] = (await once(child, 'close')) as [number | null, string | null];
    expect([code, by]).toEqual([null, signal]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('kill -9 leaves scratch, and the next run names and removes it', async () => {
    const { child, folder } = await waiting();
    child.kill('SIGKILL');
    await once(child, 'close');
    const [left] = readdirSync(folder);
    expect(left).toMatch(/^\.replay-assembly-/);
    const next = await runProgram('gg-assemble', ['-o', join(folder, 'r.gz')], { input: journal });
    expect([next.code, next.stderr]).toEqual([
      0,
      `gg-assemble: removed ${join(folder, left as string)}, which a killed assembly left\n`,
    ]);
    expect(readdirSync(folder)).toEqual(['r.gz']);
  });

  test('a reader that leaves (EPIPE) is quiet', async () => {
    const { path, folder } = journalFile(Buffer.concat([...generateJournal(4_000_000)]));
    const ended = await runCommand('sh', [
      '-c',
      '"$1" "$2" "$3" --scratch "$4" | head -c 100 > /dev/null',
      'sh',
      process.execPath,
      programPath('gg-assemble'),
      path,
      folder,
    ]);
    expect([ended.code, ended.stderr]).toEqual([0, '']);
    expect(readdirSync(folder)).toEqual(['journal.ndjson']);
  });

  test('scratch of a record to stdout goes to the temporary folder, and goes again', async () => {
    const folder = temporaryFolder();
    const ended = await runProgram('gg-assemble', [], { input: journal, env: { TMPDIR: folder } });
    expect([ended.code, readdirSync(folder)]).toEqual([0, []]);
    expect(tmpdir()).not.toBe(folder);
  });

  testWithDisk('a full disk: exit 4, said with what to do, nothing is left', async () => {
    const folder = mountDisk('64k');
    const input = Buffer.concat([...generateJournal(2_000_000)]);
    for (const args of [
      ['-o', join(folder, 'r.gz')],
      ['--scratch', folder],
      ['-o', join(folder, 'r.gz'), '--scratch', tmpdir()],
    ]) {
      const ended = await runProgram('gg-assemble', args, { input });
      expect([ended.code, ended.stdout.length], `${args}`).toEqual([4, 0]);
      expect(ended.stderr).toMatch(
        /^gg-assemble: cannot write .*: ENOSPC \(cannot-write\)\n {2}free some space/,
      );
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  testWith('strace')('a write that fails (EIO), whichever it is: exit 4, nothing is left', async () => {
    const { folder, path } = journalFile(journal);
    const trace = join(folder, 'trace');
    const out = join(folder, 'r.gz');
    for (let nth = 1; nth <= 6; nth += 1) {
      const ended = await runCommand('strace', [
        '-f',
        '-o',
        trace,
        '-e',
        'trace=pwrite64,write',
        '-e',
        `inject=pwrite64:error=EIO:when=${nth}`,
        process.execPath,
        programPath('gg-assemble'),
        path,
        '-o',
        out,
      ]);
      const isHit = readFileSync(trace, 'utf8').includes('(INJECTED)');
      expect(ended.code).toBe(isHit ? 4 : 0);
      if (isHit) expect(readdirSync(folder).sort()).toEqual(['journal.ndjson', 'trace']);
    }
  });
});

describe('others read the record', () => {
  const record = async (): Promise<{ path: string; text: string }> => {
    const { folder } = journalFile(journal);
    const path = join(folder, 'replay.json.gz');
    await runProgram('gg-assemble', ['-o', path], { input: Buffer.concat([...generateJournal(3_000_000)]) });
    return { path, text: gunzipSync(readFileSync(path)).toString() };
  };

  test('gunzip -t, and zcat line by line', async () => {
    const { path, text } = await record();
    expect((await runCommand('gunzip', ['-t', path])).code).toBe(0);
    const found = await runCommand('sh', ['-c', 'zcat "$1" | grep -c \'"type":"tool_result"\'', 'sh', path]);
    const expected = (JSON.parse(text) as { entries: { type: string }[] }).entries.filter(
      ({ type }) => type === 'tool_result',
    );
    expect(Number(found.stdout.toString())).toBe(expected.length);
  });

  testWith('jq')('jq', async () => {
    const { path, text } = await record();
    const ended = await runCommand('sh', ['-c', 'zcat "$1" | jq ".entries | length"', 'sh', path]);
    expect(Number(ended.stdout.toString())).toBe((JSON.parse(text) as { entries: unknown[] }).entries.length);
  });

  testWith('python3')('Python, with nothing after the one member', async () => {
    const { path, text } = await record();
    const script = `
import hashlib, json, sys, zlib
stream = zlib.decompressobj(wbits=31)
text = stream.decompress(open(sys.argv[1], 'rb').read()) + stream.flush()
assert stream.eof and stream.unused_data == b''
json.loads(text)
print(hashlib.sha256(text).hexdigest())
`;
    const ended = await runCommand('python3', ['-c', script, path]);
    expect([ended.stderr, ended.stdout.toString().trim()]).toEqual(['', sha256(Buffer.from(text))]);
  });

  testWith('chromium')(
    'a browser, by its DecompressionStream',
    async () => {
      const { path, text } = await record();
      await inBrowser(async (page) => {
        const digest = await page.evaluate(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
          const decoded = await new Response(stream).text();
          return {
            length: decoded.length,
            entries: (JSON.parse(decoded) as { entries: unknown[] }).entries.length,
          };
        }, readFileSync(path).toString('base64'));
        expect(digest).toEqual({
          length: text.length,
          entries: (JSON.parse(text) as { entries: unknown[] }).entries.length,
        });
      });
    },
    120_000,
  );
});
