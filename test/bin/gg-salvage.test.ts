import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { archiveOf, notFound, sending, startEngine } from '../support/fake-engine.js';
import { agent, header, journalOf, message, modelIo } from '../support/journal.js';
import { documentOf } from '../support/record.js';
import { runProgram } from '../support/run-program.js';
import { mountDisk, testWithDisk } from '../support/small-disk.js';
import { temporaryFolder } from '../support/temporary.js';
import { isInstalled, testWith } from '../support/tools.js';

const KILLED = journalOf(header(), agent('root'), message(0, 'hi'), modelIo(0, [0]));

/** Runs gg-salvage and expects what holds whatever happens: exit 0, or 3 with --strict; at most one line on stderr. */
async function salvage(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const output = temporaryFolder();
  const runDir = join(output, 'run');
  const all = [...args, '--run-dir', runDir];
  const lenient = await runProgram('gg-salvage', all, { env });
  expect(lenient.code).toBe(0);
  expect(lenient.stderr.trimEnd().split('\n')).toHaveLength(1);
  return { ...lenient, all, output, runDir };
}

const from = (engine: string): string[] => ['--container', 'c', '--workspace', '/w', '--engine', engine];

describe('gg-salvage from an engine', () => {
  test('writes one file, and says what it holds', async () => {
    const engine = await startEngine(sending(await archiveOf({ bytes: KILLED })));
    const { stderr, stdout, output, runDir } = await salvage(
      ['--container', 'c1', '--workspace', '/w', '--json'],
      { DOCKER_HOST: engine.address },
    );
    expect(stderr).toMatch(
      /^gg-salvage: salvaged .*\/run\/replay.json.gz; the record is truncated: .*session_killed/,
    );
    expect(JSON.parse(stdout.toString())).toMatchObject({ outcome: 'salvaged', assembly: { entries: 1 } });
    expect(readdirSync(output)).toEqual(['run']);
    expect(readdirSync(runDir)).toEqual(['replay.json.gz']);
  });

  test('an absence, an unknown container, an engine that is not there: nothing, and --strict tells', async () => {
    const empty = await startEngine(notFound('no file'), sending(Buffer.from('{}')));
    const unknown = await startEngine(notFound('No such container: c1'));
    for (const [address, words] of [
      [empty.address, 'there is no journal'],
      [unknown.address, '(container-unknown)'],
      ['unix:///nowhere.sock', '(engine-unreachable)'],
      ['ssh://far', '(engine-unsupported)'],
    ] as const) {
      const { stderr, output, all } = await salvage(from(address));
      expect(stderr).toContain(words);
      expect(readdirSync(output)).toEqual([]);
      expect((await runProgram('gg-salvage', [...all, '--strict', '--quiet'])).code).toBe(3);
    }
  });

  test('a refused journal is kept and named; --quiet does not hide it', async () => {
    const engine = await startEngine(
      sending(await archiveOf({ bytes: journalOf(header(), message(4, 'gap')) })),
    );
    const { stderr, output, runDir } = await salvage([...from(engine.address), '--quiet']);
    const kept = /kept in (\S+)/.exec(stderr)?.[1] as string;
    expect(stderr).toContain('(pool-gap)');
    expect(existsSync(join(kept, '.gg/replay.ndjson'))).toBe(true);
    expect([readdirSync(output).length, existsSync(runDir)]).toEqual([1, false]);
  });

  test('SIGINT in the middle leaves nothing, and ends by that signal', async () => {
    const whole = await archiveOf({ bytes: KILLED });
    const engine = await startEngine(
      (response) => void response.writeHead(200).write(whole.subarray(0, 600)),
    );
    const output = temporaryFolder();
    const child = spawn(process.execPath, [
      join(import.meta.dirname, '../../dist/bin/gg-salvage.js'),
      ...from(engine.address),
      ...['--run-dir', join(output, 'run')],
    ]);
    while (engine.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
    expect(readdirSync(output)).toEqual([]);
  });
});

testWithDisk('a full disk: nothing is written, exit 0', async () => {
  const folder = mountDisk('64k');
  const large = journalOf(
    header(),
    ...Array.from({ length: 3000 }, (_, index) => message(index, `message ${index}`)),
  );
  const engine = await startEngine(sending(await archiveOf({ bytes: large })));
  const args = [...from(engine.address), '--run-dir', join(folder, 'run')];
  const ended = await runProgram('gg-salvage', args);
  expect([ended.code, readdirSync(folder)]).toEqual([0, []]);
  expect(ended.stderr).toMatch(/^gg-salvage: nothing salvaged: cannot write .*: ENOSPC \(cannot-write\)\n$/);
});

describe('gg-salvage from a folder', () => {
  test('takes the journal and leaves it', async () => {
    const tree = temporaryFolder();
    mkdirSync(join(tree, '.gg'));
    writeFileSync(join(tree, '.gg/replay.ndjson'), KILLED);
    const { runDir } = await salvage(['--tree', tree]);
    expect(documentOf(readFileSync(join(runDir, 'replay.json.gz'))).sessionId).toBe('run-7');
    expect(readFileSync(join(tree, '.gg/replay.ndjson')).equals(KILLED)).toBe(true);
  });

  test('the command line is checked', async () => {
    for (const args of [
      [],
      ['--run-dir', 'x'],
      ['--run-dir', 'x', '--tree', 't', '--container', 'c'],
      ['--run-dir', 'x', '--container', 'c'],
      ['--run-dir', 'x', '--tree', 't', '--workspace', '/w'],
      ['--run-dir', 'x', '--tree', 't', '--timeout', '0'],
    ]) {
      expect((await runProgram('gg-salvage', args)).code, args.join(' ')).toBe(2);
    }
    const help = await runProgram('gg-salvage', ['--help']);
    expect(help.stdout.toString()).toContain('gg-salvage --tree mounted/workspace --run-dir runs/42');
  });
});

/** A Podman of the test's own, with one small container in it; nothing is left of it. */
async function startPodman(): Promise<{
  address: string;
  podman: (...args: string[]) => string;
  container: string;
}> {
  const root = temporaryFolder();
  const podman = (...args: string[]): string => {
    const own = ['--root', join(root, 's'), '--runroot', join(root, 'r'), '--storage-driver=vfs'];
    const ended = spawnSync('podman', [...own, ...args], { encoding: 'utf8' });
    if (ended.status !== 0) throw new Error(`podman ${args[0]}: ${ended.stderr}`);
    return ended.stdout.trim();
  };
  const image = join(root, 'image');
  mkdirSync(join(image, 'bin'), { recursive: true });
  copyFileSync(
    spawnSync('sh', ['-c', 'command -v busybox'], { encoding: 'utf8' }).stdout.trim(),
    join(image, 'bin/busybox'),
  );
  execFileSync('tar', ['-C', image, '-cf', join(root, 'image.tar'), '.']);
  podman('import', join(root, 'image.tar'), 'tiny:1');
  const container = podman('create', '--network=none', 'tiny:1', '/bin/busybox', 'sleep', '60');
  const address = `unix://${join(root, 'sock')}`;
  const own = ['--root', join(root, 's'), '--runroot', join(root, 'r'), '--storage-driver=vfs'];
  const service = spawn('podman', [...own, 'system', 'service', '--time=30', address], { stdio: 'ignore' });
  onTestFinished(async () => {
    service.kill();
    await once(service, 'exit');
  });
  while (!existsSync(join(root, 'sock'))) await new Promise((resolve) => setTimeout(resolve, 50));
  return { address, podman, container };
}

const withPodman = isInstalled('podman') ? testWith('busybox') : testWith('podman');
withPodman(
  'Podman itself: a stopped container, an unknown one, an absent file, a link',
  async () => {
    const { address, podman, container } = await startPodman();
    const env = { DOCKER_HOST: address };
    const workspace = temporaryFolder();
    mkdirSync(join(workspace, '.gg'));
    writeFileSync(join(workspace, '.gg/replay.ndjson'), KILLED);
    podman('cp', workspace, `${container}:/work`);

    const stopped = await salvage(['--container', container, '--workspace', '/work'], env);
    expect(documentOf(readFileSync(join(stopped.runDir, 'replay.json.gz')))).toMatchObject({
      truncation: { reason: 'session_killed', lastSeq: 0 },
    });
    expect(readdirSync(stopped.output)).toEqual(['run']);

    const unknown = await salvage(['--container', 'nobody', '--workspace', '/work'], env);
    expect(unknown.stderr).toContain('(container-unknown)');
    const absent = await salvage(['--container', container, '--workspace', '/elsewhere'], env);
    expect(absent.stderr).toContain('there is no journal');
    for (const { output } of [unknown, absent]) expect(readdirSync(output)).toEqual([]);

    const tricked = temporaryFolder();
    mkdirSync(join(tricked, '.gg'));
    symlinkSync('/bin/busybox', join(tricked, '.gg/replay.ndjson'));
    podman('cp', tricked, `${container}:/tricked`);
    const linked = await salvage(['--container', container, '--workspace', '/tricked'], env);
    expect(linked.stderr).toContain('nothing salvaged');
    expect(existsSync(linked.runDir)).toBe(false);
  },
  120_000,
);
