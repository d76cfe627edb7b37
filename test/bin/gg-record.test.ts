import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  agent,
  end,
  generateJournal,
  header,
  message,
  modelIo,
  smallSession,
  text,
  toolResult,
} from '../support/journal.js';
import {
  changedRecord,
  compactRecord,
  documentOf,
  openBytes,
  recordOf,
  reversedRecord,
  threeAgents,
} from '../support/record.js';
import { type Ended, programPath, runProgram } from '../support/run-program.js';
import { temporaryFolder } from '../support/temporary.js';

const SUB_COMMANDS = ['info', 'entries', 'window', 'diff', 'timeline', 'stats', 'expand', 'unfold', 'verify'];

/** Every sub-command with arguments that make sense for `threeAgents`. */
const CALLS: Record<string, string[]> = {
  info: [],
  entries: ['--agent', 'left', '--from', '1', '--to', '9'],
  window: ['12'],
  diff: ['2', '12'],
  timeline: [],
  stats: [],
  expand: [],
  unfold: [],
  verify: [],
};

let three: Buffer;
beforeAll(async () => {
  three = await recordOf(threeAgents());
});

const run = (args: string[], input?: Buffer): Promise<Ended> =>
  runProgram('gg-record', args, input === undefined ? {} : { input });

describe('every sub-command', () => {
  test.each(SUB_COMMANDS)('%s: its help ends with examples, and they run', async (name) => {
    const help = (await run([name, '--help'])).stdout.toString();
    const examples = help
      .slice(help.indexOf('Examples:'))
      .split('\n')
      .filter((line) => line.startsWith('  gg-record '));
    expect(examples.length).toBeGreaterThan(0);
    // A record that has whatever the examples name: calls 17 and 23 of root, text 12, and a build log.
    const folder = temporaryFolder();
    const texts = Array.from({ length: 13 }, (_, index) => text(index, `text ${index}`));
    const results = texts.map((_, index) => toolResult(index, index));
    const calls = Array.from({ length: 11 }, (_, number) => modelIo(13 + number, [0]));
    const journal = [header(), agent('root'), message(0, 'hi'), ...texts, ...results, ...calls, end(24)];
    writeFileSync(join(folder, 'replay.json.gz'), await recordOf(journal));
    writeFileSync(join(folder, 'build.log'), 'text 12');
    for (const example of examples) {
      const [, ...args] = (example.trim().split(/ [|>] /)[0] as string).split(' ');
      const ended = await runProgram('gg-record', args, { cwd: folder });
      expect([ended.code, ended.stderr], example).toEqual([0, '']);
      expect(ended.stdout.length).toBeGreaterThan(0);
    }
  });

  test.each(SUB_COMMANDS)(
    '%s: says the same of the same record by another recorder, by none, and from a pipe',
    async (name) => {
      const args = [name, ...(CALLS[name] as string[])];
      const stored = (recorder: object | undefined): Buffer =>
        changedRecord(three, (document: { recorder?: object }) => {
          if (recorder === undefined) delete document.recorder;
          else document.recorder = recorder;
        });
      const variants = [
        stored({ ggVersion: '0.9.0' }),
        stored({ ggVersion: '9', commit: 'f00', mood: [1] }),
        stored({}),
        stored(undefined),
      ];
      for (const json of name === 'info' ? [] : [[], ['--json']]) {
        const outputs: string[] = [];
        for (const bytes of variants) {
          const ended = await run([...args, ...json], bytes);
          expect([ended.code, ended.stderr]).toEqual([0, '']);
          // The first line of a journal and of its events carries the recorder on.
          outputs.push(ended.stdout.toString().replace(/,"recorder":\{[^}]*\}/, ''));
        }
        expect(new Set(outputs).size).toBe(1);
      }
    },
  );

  test.each(SUB_COMMANDS)(
    '%s: reads a record in compact layout and one with its keys turned around alike',
    async (name) => {
      const args = [name, ...(CALLS[name] as string[])];
      const [own, compact, reversed] = await Promise.all(
        [three, compactRecord(three), reversedRecord(three)].map((bytes) => run(args, bytes)),
      );
      expect([own?.code, own?.stderr]).toEqual([0, '']);
      expect(compact?.stdout.toString()).toBe(own?.stdout.toString());
      expect(reversed?.code).toBe(0);
      // The elements' own spelling is what is printed; that of a spread document is another.
      if (['entries', 'unfold', 'expand'].includes(name)) {
        const parsed = (ended: Ended | undefined) =>
          ended?.stdout
            .toString()
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line));
        expect(parsed(reversed)).toEqual(parsed(own));
      } else if (!['info', 'stats'].includes(name)) {
        expect(reversed?.stdout.toString()).toBe(own?.stdout.toString());
      }
    },
  );

  test.each(SUB_COMMANDS)('%s: a cut record, a foreign one and a missing one', async (name) => {
    const args = [name, ...(CALLS[name] as string[])];
    for (const bytes of [three.subarray(0, -1), gzipSync(gunzipSync(three)).subarray(0, -20)]) {
      const cut = await run([...args, '--json'], bytes);
      expect(cut.code).toBe(1);
      expect(`${cut.stdout}${cut.stderr}`).toContain('gzip-truncated');
    }
    const foreign = await run(
      args,
      changedRecord(three, (document: { formatVersion: number }) => {
        document.formatVersion = 7;
      }),
    );
    expect(foreign.code).toBe(1);
    expect(`${foreign.stdout}${foreign.stderr}`).toContain('is not the format this build reads');
    expect((await run([...args, '/nowhere/replay.json.gz'])).code).toBe(4);
  });
});

describe('what it prints', () => {
  test('entries are the stored bytes, one a line, and filters are exact', async () => {
    const document = documentOf(three) as { entries: { agentId: string; seq: number; type: string }[] };
    const seqs = async (...args: string[]) =>
      (await run(['entries', ...args], three)).stdout
        .toString()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => (JSON.parse(line) as { seq: number }).seq);
    const expected = (passes: (entry: { agentId: string; seq: number; type: string }) => boolean) =>
      document.entries.filter(passes).map(({ seq }) => seq);
    expect(await seqs()).toEqual(expected(() => true));
    expect(await seqs('--agent', 'left')).toEqual(expected(({ agentId }) => agentId === 'left'));
    expect(await seqs('--kind', 'prompt_frame')).toEqual(expected(({ type }) => type === 'prompt_frame'));
    expect(await seqs('--from', '3', '--to', '6')).toEqual([3, 4, 5, 6]);
    expect(await seqs('--agent', 'nobody')).toEqual([]);
    const stored = gunzipSync(three)
      .toString()
      .split('"entries":[\n')[1]
      ?.split('\n],')[0]
      ?.replaceAll(',\n', '\n');
    expect((await run(['entries'], three)).stdout.toString()).toBe(`${stored}\n`);
    expect((await run(['entries', '--kind', 'dance'], three)).code).toBe(2);
    expect((await run(['entries', '--from', '-1'], three)).code).toBe(2);
  });

  test('a lost frame is told in words', async () => {
    expect((await run(['window', '11'], three)).stdout.toString()).toContain('no frame recorded');
    expect((await run(['window', '12'], three)).stdout.toString()).toMatch(
      /frame recorded[\s\S]*slot system, pinned, seeded before turn 1[\s\S]*Root, go on\./,
    );
    expect((await run(['window', '9'], three)).stdout.toString()).toContain('compaction of left');
    expect((await run(['window', '0'], three)).stdout.toString()).toContain('failed: vision_unsupported');
  });

  test('a window as JSON holds the stored bodies', async () => {
    const window = JSON.parse((await run(['window', '1', '--json'], three)).stdout.toString()) as {
      messages: { body: unknown; item: unknown }[];
    };
    expect(window.messages[1]).toMatchObject({
      index: 4,
      body: { content: 'Left, begin.', role: 'user' },
      item: { slot: 'thread', turn: 1, retention: 'ephemeral', region: { offset: 1, limit: 200 } },
    });
  });

  test('a seq that is no call, and calls of two agents, are told apart', async () => {
    const codes = async (...args: string[]) =>
      JSON.parse((await run([...args, '--json'], three)).stderr).error as string;
    expect(await codes('window', '7')).toBe('not-a-model-call');
    expect(await codes('window', '70')).toBe('no-such-entry');
    expect(await codes('diff', '1', '2')).toBe('different-agents');
    expect((await run(['window', 'x'], three)).code).toBe(2);
  });

  test('what a terminal would obey is shown and not obeyed', async () => {
    const hostile = [
      header(),
      agent('root'),
      message(0, '\u001b[2J\u001b]0;owned\u0007 \u202eevil'),
      modelIo(0, [0]),
      end(1),
    ];
    const shown = (await run(['window', '0'], await recordOf(hostile))).stdout.toString();
    expect(shown).toContain('\\x1b[2J\\x1b]0;owned\\x07 \\u202eevil');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it must not be there
    expect(shown).not.toMatch(/[\u001b\u0007\u202e]/);
  });

  test('the timeline of many agents, and of one', async () => {
    const picture = (await run(['timeline'], three)).stdout.toString();
    expect(picture).toMatch(/ 9 .* │C│ {2}left: compaction of 2 messages/);
    const left = (await run(['timeline', '--agent', 'left'], three)).stdout.toString();
    expect(left).not.toContain('root');
    const events = (await run(['timeline', '--json', '--agent', 'right'], three)).stdout
      .toString()
      .trimEnd()
      .split('\n');
    expect(events.map((line) => JSON.parse(line))).toEqual([
      {
        seq: 3,
        agentId: 'right',
        durationMs: 812,
        turn: 1,
        kind: 'turn',
        ok: true,
        what: 'model call, 1 message, tool required',
      },
    ]);
  });

  test('verify: findings as a table and as JSON, exit 1', async () => {
    const bad = changedRecord(three, (document: { messages: { id: string }[] }) => {
      (document.messages[0] as { id: string }).id = '0'.repeat(32);
    });
    const table = await run(['verify'], bad);
    expect(table.code).toBe(1);
    expect(table.stdout.toString()).toMatch(
      /^finding +where +what\naddress-mismatch +messages\[0\] .*\n1 finding; 1 message held images/,
    );
    const json = await run(['verify', '--json'], bad);
    expect(JSON.parse(json.stdout.toString())).toMatchObject({
      isSound: false,
      total: 1,
      findings: [{ code: 'address-mismatch', list: 'messages', element: 0 }],
    });
  });

  test('verify --payload: whether a whole output is the clipped one', async () => {
    const folder = temporaryFolder();
    const record = await recordOf(smallSession());
    const ask = async (bytes: string, number: string, ...more: string[]) => {
      writeFileSync(join(folder, 'payload'), bytes);
      return run(['verify', '--payload', join(folder, 'payload'), '--text', number, ...more], record);
    };
    expect(await ask('x'.repeat(128), '2')).toMatchObject({ code: 0 });
    expect((await ask('x'.repeat(127), '2')).code).toBe(1);
    expect((await ask('xxxxxxxx', '2')).stdout.toString()).toContain('is of another payload: 128 bytes');
    expect((await ask('Häkchen ✓', '3', '--json')).stdout.toString()).toContain(
      '"isSame":true,"isClipped":false',
    );
    expect((await ask('', '1')).code).toBe(0);
    expect((await ask('', '4')).stderr).toContain('(no-such-text)');
    expect((await run(['verify', '--text', '1'], record)).code).toBe(2);
    expect((await run(['verify', '--payload', join(folder, 'none'), '--text', '1'], record)).code).toBe(4);
  });
});

describe('as a program', () => {
  test('a reader that leaves ends it quietly', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'r.gz'), await recordOf(Buffer.concat([...generateJournal(8e6)]), 1));
    const child = spawn(process.execPath, [programPath('gg-record'), 'unfold', join(folder, 'r.gz')]);
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += String(chunk);
    });
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(stderr).toBe('');
  });

  test('a signal while it reads a pipe leaves no scratch', async () => {
    const folder = temporaryFolder();
    const child = spawn(process.execPath, [programPath('gg-record'), 'info'], {
      env: { ...process.env, TMPDIR: folder },
    });
    child.stdin.write(three.subarray(0, 100));
    while (readdirSync(folder).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('unfold and assemble, expand and capture and assemble: the same record again', async () => {
    const journal = (await run(['unfold'], three)).stdout;
    const folded = await runProgram('gg-assemble', [], { input: journal });
    expect(folded.stdout.equals(three)).toBe(true);
    const events = (await run(['expand'], three)).stdout;
    const captured = await runProgram('gg-capture', [], { input: events });
    expect(captured.code).toBe(0);
    const again = await runProgram('gg-assemble', [], { input: captured.stdout });
    expect(documentOf(again.stdout)).toMatchObject({ truncation: { reason: 'session_killed', lastSeq: 13 } });
    expect((await openBytes(again.stdout)).counts.entries).toBe(14);
  });

  test('without a sub-command it helps', async () => {
    const ended = await run([]);
    expect(ended.code).not.toBe(0);
    expect((await run(['--version'])).stdout.toString().trim()).toBe(
      (
        JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
          version: string;
        }
      ).version,
    );
    expect((await run(['dance'])).code).toBe(2);
  });
});
