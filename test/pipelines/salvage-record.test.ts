import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { containerCollector } from '../../lib/session-record/salvage/container-collector.js';
import { folderCollector } from '../../lib/session-record/salvage/folder-collector.js';
import { type SalvageOptions, type SalvageOutcome, salvageRecord } from '../../pipelines/salvage-record.js';
import { type Answer, archiveOf, notFound, sending, startEngine } from '../support/fake-engine.js';
import { agent, header, journalOf, message, modelIo, smallSession } from '../support/journal.js';
import { documentOf } from '../support/record.js';
import { temporaryFolder } from '../support/temporary.js';

const KILLED = journalOf(header(), agent('root'), message(0, 'hi'), modelIo(0, [0]));

interface Salvage {
  readonly outcome: SalvageOutcome;
  readonly output: string;
  readonly runDir: string;
}

/** Salvages from an engine that answers so. */
async function salvageFrom(
  archive: Answer,
  page?: Answer,
  more: Partial<SalvageOptions> = {},
): Promise<Salvage> {
  const engine = await startEngine(archive, page);
  return salvage({
    collect: containerCollector({ engine, container: 'run-42', workspace: '/workspace' }),
    ...more,
  });
}

async function salvage(options: Omit<SalvageOptions, 'runDir'>): Promise<Salvage> {
  const output = temporaryFolder();
  const runDir = join(output, 'run');
  return { outcome: await salvageRecord({ runDir, ...options }), output, runDir };
}

function expectNothingWritten({ output, runDir }: Salvage): void {
  expect(existsSync(runDir)).toBe(false);
  expect(readdirSync(output)).toEqual([]);
}

describe('a journal in a container', () => {
  test('becomes the record of its run, which says that it was killed, and nothing else is written', async () => {
    const engine = await startEngine(sending(await archiveOf({ bytes: KILLED })));
    const collect = containerCollector({ engine, container: 'run-42', workspace: '/work space' });
    const { outcome, output, runDir } = await salvage({ collect });
    expect(outcome).toMatchObject({
      outcome: 'salvaged',
      record: join(runDir, 'replay.json.gz'),
      assembly: { entries: 1 },
    });
    expect(documentOf(readFileSync(join(runDir, 'replay.json.gz'))).truncation).toEqual({
      reason: 'session_killed',
      lastSeq: 0,
    });
    expect(readdirSync(runDir)).toEqual(['replay.json.gz']);
    expect(readdirSync(output)).toEqual(['run']);
    expect(engine.asked).toEqual(['/containers/run-42/archive?path=/work space/.gg/replay.ndjson']);
  });

  test('that holds a whole session gives a complete record', async () => {
    const { outcome } = await salvageFrom(sending(await archiveOf({ bytes: journalOf(...smallSession()) })));
    expect(outcome).toMatchObject({ outcome: 'salvaged', assembly: { entries: 13, truncation: null } });
  });

  test('that is refused is kept, and named, because it is then the only account', async () => {
    const refused = journalOf(header(), message(1, 'gap'));
    const { outcome, output, runDir } = await salvageFrom(sending(await archiveOf({ bytes: refused })));
    expect(outcome).toMatchObject({ outcome: 'failed', error: { code: 'pool-gap' } });
    const { kept } = outcome as { kept: string };
    expect(readFileSync(join(kept, '.gg/replay.ndjson')).equals(refused)).toBe(true);
    expect(readdirSync(kept)).toEqual(['.gg']);
    expect(readdirSync(output)).toHaveLength(1);
    expect(existsSync(runDir)).toBe(false);
  });

  test('whose record cannot be written is kept as well', async () => {
    const output = temporaryFolder();
    writeFileSync(join(output, 'run'), 'a file in the way');
    const engine = await startEngine(sending(await archiveOf({ bytes: KILLED })));
    const collect = containerCollector({ engine, container: 'c', workspace: '/w' });
    const outcome = await salvageRecord({ runDir: join(output, 'run'), collect });
    expect(outcome).toMatchObject({ outcome: 'failed', kept: expect.stringContaining('.replay-salvage-') });
  });
});

describe('an absence', () => {
  test.each([
    ['a file that is not there', notFound('no such file'), sending(Buffer.from('{}'))],
    ['an empty journal', async () => sending(await archiveOf({})), undefined],
  ])('%s is nothing', async (_name, archive, page) => {
    const answer = archive.length === 0 ? await (archive as () => Promise<Answer>)() : (archive as Answer);
    const salvaged = await salvageFrom(answer, page);
    expect(salvaged.outcome).toEqual({ outcome: 'absent' });
    expectNothingWritten(salvaged);
  });
});

/** A tar header that says anything; the checksum is right. */
function tarHeader(name: string, size: string, type: string): Buffer {
  const block = Buffer.alloc(512);
  block.write(name);
  block.write('0000644\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  block.write(size, 124);
  block.write('00000000000 ', 136);
  block.write('        ', 148);
  block.write(type, 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** Sends a header, then zeros without end, and counts them. */
function endless(first: Buffer, sent: { bytes: number }): Answer {
  return (response) => {
    response.writeHead(200);
    response.write(first);
    const zeros = Buffer.alloc(256 * 1024);
    const more = (): void => {
      while (!response.destroyed && response.write(zeros)) sent.bytes += zeros.length;
    };
    response.on('drain', more);
    more();
  };
}

describe('a hostile engine', () => {
  const TEN_GB = Number(10 * 1024 ** 3)
    .toString(8)
    .padStart(11, '0');
  const cases: [string, string, () => Promise<Answer> | Answer][] = [
    [
      'a link',
      'archive-odd',
      async () => sending(await archiveOf({ type: 'symlink', linkname: '/etc/passwd' })),
    ],
    ['a hard link', 'archive-odd', async () => sending(await archiveOf({ type: 'link', linkname: 'x' }))],
    ['a directory', 'archive-odd', async () => sending(await archiveOf({ type: 'directory' }))],
    ['a pipe', 'archive-odd', async () => sending(await archiveOf({ type: 'fifo' }))],
    ['two files', 'archive-odd', async () => sending(await archiveOf({ bytes: KILLED }, { bytes: KILLED }))],
    [
      'a path with ..',
      'archive-odd',
      async () => sending(await archiveOf({ name: '../../replay.ndjson', bytes: KILLED })),
    ],
    ['another file', 'archive-odd', async () => sending(await archiveOf({ name: 'passwd', bytes: KILLED }))],
    ['no file', 'archive-odd', async () => sending(await archiveOf())],
    [
      'a sparse file',
      'archive-odd',
      () => sending(Buffer.concat([tarHeader('replay.ndjson', '00000001000\0', 'S'), Buffer.alloc(2048)])),
    ],
    ['no archive', 'archive-cut', () => sending(Buffer.alloc(2048, 'x'))],
    [
      'an archive that is cut',
      'archive-cut',
      async () => sending((await archiveOf({ bytes: KILLED })).subarray(0, 700)),
    ],
    [
      'a connection that is cut in the middle',
      'archive-cut',
      async () => {
        const whole = await archiveOf({ bytes: Buffer.concat([KILLED, Buffer.alloc(500_000, '\n')]) });
        return (response) => {
          response.writeHead(200, { 'Content-Length': whole.length });
          response.write(whole.subarray(0, 300_000), () => response.destroy());
        };
      },
    ],
    [
      '500',
      'engine-refused',
      () => (response) => void response.writeHead(500).end('{"message":"daemon is\\nstuck"}'),
    ],
    [
      '409 without words',
      'engine-refused',
      () => (response) => void response.writeHead(409).end('x'.repeat(10_000)),
    ],
    ['404 twice', 'container-unknown', () => notFound('No such container: run-42')],
    ['no answer', 'engine-unreachable', () => (response) => response.destroy()],
  ];

  test.each(cases)('that sends %s: %s', async (_name, code, make) => {
    const salvaged = await salvageFrom(await make());
    expect(salvaged.outcome).toMatchObject({ outcome: 'failed', error: { code } });
    expect(salvaged.outcome).not.toHaveProperty('kept');
    expectNothingWritten(salvaged);
  });

  test('that sends 10 GB is refused at the header, before they come', async () => {
    const sent = { bytes: 0 };
    const salvaged = await salvageFrom(endless(tarHeader('replay.ndjson', TEN_GB, '0'), sent));
    expect(salvaged.outcome).toMatchObject({ outcome: 'failed', error: { code: 'journal-too-large' } });
    expect(sent.bytes).toBeLessThan(20e6);
    expectNothingWritten(salvaged);
  });

  test('that says nothing, or begins and then says nothing, is given up in time', async () => {
    const whole = await archiveOf({ bytes: KILLED });
    for (const answer of [
      () => {},
      (response: Parameters<Answer>[0]) => void response.writeHead(200).write(whole.subarray(0, 600)),
    ]) {
      const began = Date.now();
      const salvaged = await salvageFrom(answer, undefined, { timeoutMs: 300 });
      expect(salvaged.outcome).toMatchObject({ outcome: 'failed', error: { code: 'timed-out' } });
      expect(Date.now() - began).toBeLessThan(3000);
      expectNothingWritten(salvaged);
    }
  });

  test('that is not there, or is asked for nonsense', async () => {
    const engine = { socketPath: join(temporaryFolder(), 'none.sock') };
    const gone = await salvage({ collect: containerCollector({ engine, container: 'c', workspace: '/w' }) });
    expect(gone.outcome).toMatchObject({ outcome: 'failed', error: { code: 'engine-unreachable' } });
    expectNothingWritten(gone);
    const tcp = await salvage({
      collect: containerCollector({
        engine: { host: '127.0.0.1', port: 1 },
        container: 'c',
        workspace: '/w',
      }),
    });
    expect(tcp.outcome).toMatchObject({ outcome: 'failed', error: { code: 'engine-unreachable' } });
    for (const container of ['', '../x', 'a/b', 'a?b', '-x'])
      expect(() => containerCollector({ engine, container, workspace: '/w' })).toThrow(
        expect.objectContaining({ code: 'bad-container' }),
      );
    expect(() => containerCollector({ engine, container: 'c', workspace: 'w' })).toThrow(
      expect.objectContaining({ code: 'bad-workspace' }),
    );
  });
});

describe('a collector of somebody else', () => {
  test('that answers false is an absence, even when it wrote', async () => {
    const salvaged = await salvage({
      collect: async (destination) => {
        destination.end('some');
        return false;
      },
    });
    expect(salvaged.outcome).toEqual({ outcome: 'absent' });
    expectNothingWritten(salvaged);
  });

  test('that throws anything is a failure', async () => {
    const salvaged = await salvage({
      collect: async () => {
        throw 'a string';
      },
    });
    expect(salvaged.outcome).toMatchObject({
      outcome: 'failed',
      error: { code: 'collector-failed', message: 'a string' },
    });
    expectNothingWritten(salvaged);
  });

  test('is told when nobody wants the journal any more, and nothing is left', async () => {
    const controller = new AbortController();
    const output = temporaryFolder();
    const running = salvageRecord({
      runDir: join(output, 'run'),
      signal: controller.signal,
      collect: (_destination, { signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          controller.abort(new Error('enough'));
        }),
    });
    await expect(running).rejects.toThrow('enough');
    expect(readdirSync(output)).toEqual([]);
  });
});

describe('a plain folder', () => {
  function treeWith(bytes: Buffer): string {
    const tree = temporaryFolder();
    mkdirSync(join(tree, '.gg'));
    writeFileSync(join(tree, '.gg/replay.ndjson'), bytes);
    return tree;
  }

  test('gives its journal and keeps it', async () => {
    const tree = treeWith(KILLED);
    const { outcome } = await salvage({ collect: folderCollector(tree) });
    expect(outcome).toMatchObject({ outcome: 'salvaged' });
    expect(readFileSync(join(tree, '.gg/replay.ndjson')).equals(KILLED)).toBe(true);
  });

  test('without a journal, with too large a one, and with a link in its place', async () => {
    const absent = await salvage({ collect: folderCollector(temporaryFolder()) });
    expect(absent.outcome).toEqual({ outcome: 'absent' });
    const large = await salvage({ collect: folderCollector(treeWith(KILLED)), maxBytes: 10 });
    expect(large.outcome).toMatchObject({ outcome: 'failed', error: { code: 'journal-too-large' } });
    expectNothingWritten(large);
    const tree = temporaryFolder();
    mkdirSync(join(tree, '.gg'));
    symlinkSync('/etc/passwd', join(tree, '.gg/replay.ndjson'));
    const linked = await salvage({ collect: folderCollector(tree) });
    expect(linked.outcome).toMatchObject({ outcome: 'failed', error: { code: 'journal-not-a-file' } });
    expectNothingWritten(linked);
  });

  test('a scratch folder that cannot be made is a failure', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const { outcome } = await salvage({ collect: folderCollector(treeWith(KILLED)), scratch: file });
    expect(outcome).toMatchObject({ outcome: 'failed', error: { code: 'cannot-create' } });
  });
});
