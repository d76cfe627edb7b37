import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RICH_RUN, richRun } from '../support/rich-run.js';
import { addPlainStage, hashOf, plainRun, RunBuilder } from '../support/run-builder.js';
import { type Ended, PROJECT, programPath, runCommand, runProgram } from '../support/run-program.js';
import { temporaryFolder } from '../support/temporary.js';
import { testWith } from '../support/tools.js';

const RUN = RICH_RUN;

const bot = (home: string, ...args: readonly string[]): Promise<Ended> =>
  runProgram('bot-record', args, { env: { BOT_HOME: home } });

async function document(home: string, ...args: readonly string[]): Promise<Record<string, unknown>> {
  const ended = await bot(home, ...args, '--json');
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  const text = ended.stdout.toString();
  expect(text.endsWith('}\n') && text.indexOf('\n') === text.length - 1).toBe(true);
  return JSON.parse(text) as Record<string, unknown>;
}

/** Checks that an operation gives no answer: nothing on stdout, one error document on stderr. */
async function expectRefusal(
  home: string,
  args: readonly string[],
  exit: number,
  code: string,
): Promise<void> {
  const ended = await bot(home, ...args, '--json');
  expect(ended.stdout.toString(), args.join(' ')).toBe('');
  expect(JSON.parse(ended.stderr), args.join(' ')).toMatchObject({
    schemaVersion: 1,
    kind: 'error',
    error: { code, operation: args[0] },
  });
  expect(ended.code, args.join(' ')).toBe(exit);
}

/** Replaces the record of the home's only run by what `change` makes of its lines. */
function rewrite(run: RunBuilder, change: (lines: string[]) => string[]): void {
  run.write(
    Buffer.from(
      change([...run.lines])
        .map((line) => `${line}\n`)
        .join(''),
    ),
  );
}

describe('bot-record check', () => {
  const verdicts: readonly (readonly [string, (run: RunBuilder) => void, number, string])[] = [
    ['valid', () => {}, 0, 'valid: a whole story\n'],
    ['incomplete', (run) => rewrite(run, (lines) => lines.slice(0, -1)), 1, 'incomplete: '],
    ['missing', (run) => rmSync(join(run.directory, 'record.jsonl')), 1, 'no-record: '],
    ['unreadable', (run) => chmodSync(join(run.directory, 'record.jsonl'), 0o000), 4, 'unreadable: '],
    ['no file', (run) => makeFifo(join(run.directory, 'record.jsonl')), 4, 'not-a-file: '],
    [
      'invalid',
      (run) => appendFileSync(join(run.directory, 'record.jsonl'), '\n'),
      5,
      'invalid, line 7: the line is not valid JSON (not-json)\n',
    ],
    ['of another shape', (run) => run.write(Buffer.from('{"record":2}\n')), 5, 'bad-version, line 1: '],
    ['no UTF-8', (run) => run.write(Buffer.from([0xff])), 5, 'bad-record, line 1: '],
    ['too large', (run) => run.write(Buffer.alloc(1_048_577, 0x20)), 5, 'too-large: '],
    [
      'of too many segments',
      (run) => run.write(Buffer.from('{}\n'.repeat(10_001))),
      5,
      'too-large, line 10001: ',
    ],
  ];
  test.each(verdicts)('of a record that is %s', async (_what, spoil, exit, told) => {
    const home = temporaryFolder();
    spoil(plainRun(home));
    const ended = await bot(home, 'check', RUN);
    expect(ended.stdout.toString().startsWith(told), ended.stdout.toString()).toBe(true);
    expect(ended).toMatchObject({ code: exit, stderr: '' });
  });

  test('of a run that is not there, and of a home that is not', async () => {
    await expectRefusal(plainHome(), ['check', '2027'], 1, 'run-missing');
    await expectRefusal(temporaryFolder(), ['check', '2027'], 1, 'home-missing');
  });

  test('as a filter: the same verdict, and what it cannot check', async () => {
    const { record } = plainRun(temporaryFolder());
    const piped = async (input: Buffer, ...args: readonly string[]): Promise<[number | null, unknown]> => {
      const ended = await runProgram('bot-record', ['check', '--json', ...args], { input });
      return [ended.code, (JSON.parse(ended.stdout.toString()) as { data: unknown }).data];
    };
    const unchecked = ['linked-path', 'not-a-file', 'path-replaced', 'file-changed'];
    expect(await piped(record)).toEqual([
      0,
      {
        run: null,
        status: 'valid',
        line: null,
        rule: null,
        message: 'a whole story',
        torn: null,
        unchecked: ['run-name', ...unchecked],
      },
    ]);
    expect(await piped(record, '-', '--run', RUN)).toMatchObject([0, { run: RUN, unchecked }]);
    expect(await piped(record, '--run', 'other')).toMatchObject([
      5,
      { status: 'invalid', line: 1, rule: 'run-name' },
    ]);
    expect(await piped(record.subarray(0, -1))).toMatchObject([
      1,
      { status: 'incomplete', torn: { line: 6 } },
    ]);
    expect(await piped(Buffer.alloc(1_048_577, 0x20))).toMatchObject([5, { rule: 'record-too-large' }]);
    expect(await piped(Buffer.alloc(0))).toMatchObject([1, { status: 'incomplete' }]);
    const both = await runProgram('bot-record', ['check', RUN, '--run', RUN]);
    expect(both.code).toBe(2);
  });

  test('as a filter over what cannot be read: no verdict, exit 4', async () => {
    const { directory } = plainRun(temporaryFolder());
    const check = (redirection: string): Promise<Ended> => {
      const script = `"$1" "$2" check ${redirection}`;
      return runCommand('sh', ['-c', script, 'sh', process.execPath, programPath('bot-record'), directory]);
    };
    const ended = await check('< "$3"');
    expect(ended).toMatchObject({ code: 4, stderr: expect.stringContaining('EISDIR') });
    expect(ended.stdout).toHaveLength(0);
    expect((await check('< "$3/record.jsonl"')).code).toBe(0);
    expect((await check('< /dev/null')).code).toBe(1);
  });

  testWith('setpriv')('of a record of another user is unreadable', async () => {
    const home = temporaryFolder();
    const run = plainRun(home);
    for (const folder of [home, join(home, 'runs'), run.directory]) chmodSync(folder, 0o755);
    chmodSync(join(run.directory, 'record.jsonl'), 0o600);
    const identity = ['--reuid=65534', '--regid=65534', '--clear-groups'];
    const ended = await runCommand('setpriv', [
      ...identity,
      process.execPath,
      programPath('bot-record'),
      'check',
      run.directory,
      '--json',
    ]);
    expect(JSON.parse(ended.stdout.toString())).toMatchObject({
      data: { status: 'unreadable', rule: 'cannot-open' },
    });
    expect(ended.code).toBe(4);
  });

  testWith('strace')('of a record whose disk fails at 64 KiB: unreadable, nothing published', async () => {
    const home = temporaryFolder();
    const run = new RunBuilder(join(home, 'runs', RUN));
    run.start('go');
    for (let count = 0; count < 1_500; count += 1) run.event('tmp_teardown', { reason: 'busy' });
    run.event('run_end', { exit: 0, cause: 'success' });
    const record = join(run.write().directory, 'record.jsonl');
    const inject = [
      '-f',
      '-o',
      '/dev/null',
      '-P',
      record,
      '-e',
      'trace=pread64',
      '-e',
      'inject=pread64:error=EIO:when=2',
    ];
    for (const [args, exit] of [
      [['check', RUN], 4],
      [['events', RUN], 4],
    ] as const) {
      const ended = await runCommand('strace', [
        ...inject,
        process.execPath,
        programPath('bot-record'),
        ...args,
        '--home',
        home,
        '--json',
      ]);
      expect(ended.code).toBe(exit);
      expect(`${ended.stdout}${ended.stderr}`).toContain('EIO');
      expect(ended.stdout.toString()).not.toContain('tmp_teardown');
    }
  });
});

describe('bot-record, operation by operation', () => {
  test('list', async () => {
    const home = plainHome();
    expect(await document(home, 'list', '--fields', 'id,state,tokens')).toEqual({
      schemaVersion: 1,
      kind: 'run-list',
      data: [{ id: RUN, state: 'ended', tokens: 15 }],
      page: { limit: 20, next: null },
      summary: { shown: 1, total: 1 },
      warnings: [],
    });
    expect(await document(home, 'list', '--count', '--state', 'ended', '--state', 'crashed')).toMatchObject({
      data: { count: 1 },
    });
    await expectRefusal(home, ['list', '--state', 'done'], 2, 'unknown-word');
    await expectRefusal(home, ['list', '--limit', '201'], 2, 'usage');
    await expectRefusal(home, ['list', '--after', 'x!'], 2, 'cursor-malformed');
  });

  test('a cursor of another question is a conflict: exit 3', async () => {
    const home = plainHome();
    plainRun(home, '2026-07-30T14-22-09-a3f9');
    const { page } = (await document(home, 'list', '--limit', '1')) as { page: { next: string } };
    await expectRefusal(
      home,
      ['list', '--limit', '1', '--after', page.next, '--state', 'ended'],
      3,
      'cursor-conflict',
    );
  });

  test('events, in the bytes of the record', async () => {
    const home = temporaryFolder();
    const run = richRun(home);
    const { stdout } = await bot(home, 'events', RUN, '--json');
    expect(stdout.toString()).toContain(`"events":[${run.lines.join(',')}]}`);
    const child = 'stages/05-delegate/1/1/subflows/1';
    expect(await document(home, 'events', RUN, '--child', child)).toMatchObject({
      data: { run: RUN, child },
    });
    await expectRefusal(home, ['events', RUN, '--child', 'stages/x/1/1/subflows/1'], 1, 'child-unrecorded');
    rmSync(join(run.directory, child, 'record.jsonl'));
    await expectRefusal(home, ['events', RUN, '--child', child], 1, 'child-missing');
  });

  test('events of a blank line, and of a record a byte too large: nothing on stdout, exit 5', async () => {
    const home = temporaryFolder();
    const run = plainRun(home);
    rewrite(run, ([first = '', ...rest]) => [first, '', ...rest]);
    await expectRefusal(home, ['events', RUN], 5, 'not-json');
    run.write(Buffer.alloc(1_048_577, 0x20));
    await expectRefusal(home, ['events', RUN], 5, 'record-too-large');
  });

  test('answers are the same bytes without sessions, without a home, and in another place', async () => {
    const home = temporaryFolder();
    const { directory } = richRun(home);
    const before = (await bot(home, 'answers', RUN, '--json')).stdout;
    const away = join(temporaryFolder(), RUN);
    renameSync(directory, away);
    rmSync(home, { recursive: true });
    for (const path of readdirSync(away, { recursive: true }) as string[]) {
      if (path.endsWith('session.jsonl')) rmSync(join(away, path));
    }
    const after = await bot(home, 'answers', away, '--json');
    expect(after.stdout.equals(before)).toBe(true);
    expect(before.length).toBeGreaterThan(5_000);
  });

  test('raw copies whatever the record is', async () => {
    const home = temporaryFolder();
    const bytes = Buffer.concat([Buffer.alloc(2_000_000, 0xff), Buffer.from('{')]);
    const run = plainRun(home).write(bytes);
    expect((await bot(home, 'raw', RUN)).stdout.equals(bytes)).toBe(true);
    rmSync(join(run.directory, 'record.jsonl'));
    await expectRefusal(home, ['raw', RUN], 1, 'record-missing');
  });

  test('request, output, checks, prompts and session print exact bytes', async () => {
    const home = temporaryFolder();
    const { directory } = richRun(home);
    const exact: readonly (readonly [string, ...string[]])[] = [
      ['request.txt', 'request', RUN],
      ['stages/01-read/1/2/output.txt', 'output', RUN, '01-read'],
      ['stages/01-read/1/1/checks/gate/gate.sh.txt', 'checks', RUN, 'gate', '--retry', '1', '--raw'],
      ['stages/01-read/1/first-turn.txt', 'prompts', RUN, '--stage', '01-read', '--raw', 'first-turn'],
      ['stages/01-read/1/session.jsonl', 'session', RUN, '01-read', '--raw'],
      [
        'stages/05-delegate/1/1/subflows/1/request.txt',
        'request',
        RUN,
        '--child',
        'stages/05-delegate/1/1/subflows/1',
      ],
    ];
    for (const [file, ...args] of exact) {
      const ended = await bot(home, ...args);
      expect(ended.stdout.equals(readFileSync(join(directory, file))), file).toBe(true);
      expect(ended.code).toBe(0);
    }
  });

  test('show, checklist, prompts, tokens, answers as documents', async () => {
    const home = temporaryFolder();
    richRun(home);
    expect(await document(home, 'show', RUN)).toMatchObject({
      kind: 'run-show',
      data: {
        run: RUN,
        state: 'ended',
        cause: 'signal',
        stages: expect.arrayContaining([
          expect.objectContaining({
            stage: '01-read',
            attempt: 1,
            state: 'sent-back',
            turns: 1,
            tokens: 120,
            decisions: [{ tool: 'mark', decision: 'done', reason: null }],
          }),
        ]),
      },
      summary: { included: 14, omitted: 0 },
      warnings: [expect.stringContaining('abandoned work')],
    });
    expect(await document(home, 'checklist', RUN)).toMatchObject({
      data: { marks: [{ item: 1 }, { item: 2 }] },
    });
    expect(await document(home, 'checks', RUN, 'gate', '--retry', '2')).toMatchObject({
      data: { checks: [{ exit: 0, executableFile: 'flows/main/01-read/gate.sh' }] },
    });
    expect(await document(home, 'prompts', RUN, '--stage', '01-read', '--retry', '1')).toMatchObject({
      data: { prompts: [{ sources: expect.any(Array) }] },
    });
    expect(await document(home, 'tokens', RUN)).toMatchObject({ data: { tokens: 378, status: 'partial' } });
    expect(await document(home, 'output', RUN, '02-polish/01-draft', '--repeat', '1')).toMatchObject({
      data: { repeat: 1, kind: 'accepted', bytes: 29 },
    });
    expect((await bot(home, 'answers', RUN, '--strict')).code).toBe(3);
  });

  test('a run that ended before it started is valid, and show warns', async () => {
    const home = temporaryFolder();
    const run = plainRun(home);
    rewrite(run, (lines) => [
      ...lines.slice(0, -1),
      (lines.at(-1) ?? '').replace(/"ts":"[^"]*"/, '"ts":"2026-07-30T14:00:00.000Z"'),
    ]);
    expect((await bot(home, 'check', RUN)).code).toBe(0);
    expect((await bot(home, 'show', RUN)).stdout.toString()).toContain('the run ended before it started');
  });

  test('session pages are stable while the session grows', async () => {
    const home = temporaryFolder();
    const { directory } = plainRun(home);
    const first = (await document(home, 'session', RUN, '01-read', '--limit', '1')) as {
      page: { next: string };
    };
    appendFileSync(join(directory, 'stages/01-read/1/session.jsonl'), 'later\n');
    const second = await document(
      home,
      'session',
      RUN,
      '01-read',
      '--limit',
      '5',
      '--after',
      first.page.next,
    );
    expect(second).toMatchObject({ data: { lines: [{ number: 2 }] }, page: { next: null } });
    await expectRefusal(home, ['session', RUN, '01-read', '--raw'], 2, 'usage');
  });

  test('search tells where a text stands; nothing found is exit 1', async () => {
    const home = plainHome();
    expect(await document(home, 'search', 'please read')).toMatchObject({
      data: [{ run: RUN, line: 1 }],
      warnings: [],
    });
    const none = await bot(home, 'search', 'no such text');
    expect(none).toMatchObject({ code: 1, stderr: '' });
    expect(none.stdout).toHaveLength(0);
  });

  test('hash', async () => {
    const root = temporaryFolder();
    writeFileSync(join(root, 'note.txt'), 'one\n');
    writeFileSync(join(root, 'package.json'), '{}\n');
    const hash = async (...args: readonly string[]): Promise<[string, number | null]> => {
      const ended = await runProgram('bot-record', ['hash', ...args]);
      return [ended.stdout.toString(), ended.code];
    };
    expect(await hash('file', join(root, 'note.txt'))).toEqual([`${hashOf('one\n')}\n`, 0]);
    expect(await hash('tree', root)).toEqual([
      '66f146ffb668f1235d203bce311a8a0904a48a43d634abe43af1b25afbd6fd12\n',
      0,
    ]);
    const [text] = await hash('assembly', root, '--files', '--opaque', 'none');
    expect(text.split('\n')[0]).toBe(`note.txt:${hashOf('one\n')}`);
    expect((await hash('assembly', root, '--expect', 'x'))[1]).toBe(1);
    expect((await hash('file', join(root, 'gone')))[1]).toBe(4);
  });
});

describe('a fact that an operation relies on', () => {
  /** A run whose stage has a check and whose tenth line is at hand for spoiling. */
  function checkedRun(home: string): RunBuilder {
    const run = new RunBuilder(join(home, 'runs', RUN));
    run.start('go');
    addPlainStage(run, { stage: '01-read', retry: 1 });
    const of = { stage: '02-judge', retry: 1 };
    run.event('stage_start', { ...of, received: [], options: [] });
    run.event('check', {
      ...of,
      check: 'output',
      exit: 0,
      capture: run.file('checks/output.txt', 'fine\n').path,
    });
    run.event('stage_end', { ...of, exit: 1, cause: 'refused' });
    run.event('run_end', { exit: 1, cause: 'refused' });
    return run.write();
  }

  const edit = (event: string, from: RegExp, to: string) => (run: RunBuilder) =>
    rewrite(run, (lines) =>
      lines.map((line) => (line.includes(`"event":"${event}"`) ? line.replace(from, to) : line)),
    );
  const insert = (event: string, change: (line: string) => string) => (run: RunBuilder) =>
    rewrite(run, (lines) =>
      lines.flatMap((line) => (line.includes(`"event":"${event}"`) ? [line, change(line)] : [line])),
    );
  const remove = (path: string) => (run: RunBuilder) => rmSync(join(run.directory, path));
  const put = (path: string, content: string) => (run: RunBuilder) =>
    writeFileSync(join(run.directory, path), content);
  const session = 'stages/01-read/1/session.jsonl';
  const second = (line: string): string =>
    line.replace('"retry":1', '"retry":2').replace(session, 'other.jsonl');

  const cases: readonly (readonly [
    string,
    readonly string[],
    string,
    (run: RunBuilder) => void,
    number,
    string,
  ])[] = [
    [
      'request',
      [RUN],
      'malformed',
      edit('run_start', /"via":"argument"/, '"via":"rumour"'),
      5,
      'fact-malformed',
    ],
    ['request', [RUN], 'missing', remove('request.txt'), 1, 'artifact-missing'],
    ['request', [RUN], 'disagreeing', put('request.txt', 'no'), 5, 'artifact-disagrees'],
    [
      'output',
      [RUN, '01-read'],
      'malformed',
      edit('stage_end', /"output":\{"path":"/, '"output":{"path":"/'),
      5,
      'fact-malformed',
    ],
    ['output', [RUN, '01-read'], 'missing', remove('stages/01-read/1/1/output.txt'), 1, 'artifact-missing'],
    [
      'output',
      [RUN, '01-read'],
      'disagreeing',
      put('stages/01-read/1/1/output.txt', 'forged'),
      5,
      'artifact-disagrees',
    ],
    [
      'checks',
      [RUN, 'output'],
      'malformed',
      edit('check', /"capture":"/, '"capture":"../'),
      5,
      'fact-malformed',
    ],
    ['checks', [RUN, 'output', '--raw'], 'missing', remove('checks/output.txt'), 1, 'artifact-missing'],
    [
      'checks',
      [RUN, 'output'],
      'disagreeing',
      insert('check', (line) => line.replace('"exit":0', '"exit":1')),
      5,
      'facts-disagree',
    ],
    [
      'session',
      [RUN, '01-read'],
      'malformed',
      edit('stage_start', /"session":"/, '"session":"/'),
      5,
      'fact-malformed',
    ],
    ['session', [RUN, '01-read'], 'missing', remove(session), 1, 'artifact-missing'],
    [
      'session',
      [RUN, '01-read'],
      'disagreeing',
      (run) => {
        insertRetry(run, second);
      },
      5,
      'facts-disagree',
    ],
    [
      'search',
      ['x', '--run', RUN],
      'malformed',
      edit('stage_start', /"session":"/, '"session":"/'),
      5,
      'fact-malformed',
    ],
    ['search', ['x', '--run', RUN], 'missing', remove(session), 1, 'artifact-missing'],
    [
      'search',
      ['x', '--run', RUN],
      'disagreeing',
      (run) => {
        insertRetry(run, second);
      },
      5,
      'facts-disagree',
    ],
    ['tokens', [RUN], 'malformed', edit('turn', /"event":"turn"/, '"event":7'), 5, 'unknown-event'],
    ['tokens', [RUN], 'missing', remove('record.jsonl'), 1, 'record-missing'],
    ['tokens', [RUN], 'disagreeing', edit('run_start', new RegExp(RUN), 'another'), 5, 'run-name'],
  ];
  test.each(cases)('%s %j: one that is %s', async (operation, args, _what, spoil, exit, code) => {
    const home = temporaryFolder();
    const run = checkedRun(home);
    expect((await bot(home, operation, ...args.map((arg) => (arg === 'x' ? 'read' : arg)))).code).toBe(0);
    spoil(run);
    await expectRefusal(home, [operation, ...args], exit, code);
  });

  /** A send-back of the first stage, whose later attempt is ended in its place. */
  function insertRetry(run: RunBuilder, change: (line: string) => string): void {
    rewrite(run, (lines) => [
      ...lines.slice(0, 2),
      ...lines.slice(1, 2).map(change),
      ...lines
        .slice(2)
        .map((line) => (line.includes('"01-read"') ? line.replace('"retry":1', '"retry":2') : line)),
    ]);
  }
});

describe('bot-record as a program', () => {
  test('help shows every operation, with examples and exit codes', async () => {
    const { stdout, code } = await runProgram('bot-record', ['--help']);
    expect(code).toBe(0);
    for (const word of [
      'list',
      'answers',
      'Examples:',
      'Exit codes:',
      'bot-record check --json < record.jsonl',
    ]) {
      expect(stdout.toString()).toContain(word);
    }
  });

  test('a wrong command line is exit 2', async () => {
    for (const args of [
      ['frob'],
      ['show'],
      ['show', 'x', '--frob'],
      ['session', 'x', 'y', '--repeat', '0'],
      [],
    ]) {
      expect((await runProgram('bot-record', args)).code, args.join(' ')).toBe(2);
    }
  });

  test('an error says what to do next', async () => {
    const { stderr, code } = await bot(plainHome(), 'show', 'x');
    expect(stderr).toMatch(
      /^bot-record: no run is named "x" \(run-missing\)\n {2}bot-record list shows the runs/,
    );
    expect(code).toBe(1);
  });

  test('what a record says does not reach the terminal as a command', async () => {
    const home = temporaryFolder();
    const run = plainRun(home);
    rewrite(run, (lines) =>
      lines.map((line) => line.replace('"assembly":"review"', '"assembly":"\\u001b[2J\\u202ereview"')),
    );
    for (const args of [['list'], ['events', RUN], ['answers', RUN]]) {
      const text = (await bot(home, ...args)).stdout.toString();
      expect(text).toContain('\\u001b[2J');
      expect(text).not.toContain('\u001b');
      expect(text).not.toContain('\u202e');
    }
  });

  test('a full disk is told', async () => {
    const { directory } = plainRun(temporaryFolder());
    const ended = await runCommand('sh', [
      '-c',
      '"$1" "$2" show "$3" > /dev/full',
      'sh',
      process.execPath,
      programPath('bot-record'),
      directory,
    ]);
    expect(ended.code).toBe(4);
    expect(ended.stderr).toContain('cannot write standard output: ENOSPC');
  });

  test('a reader that leaves is no fault', async () => {
    const home = temporaryFolder();
    plainRun(home).write(Buffer.alloc(5_000_000, 0x61));
    const ended = await runCommand('sh', [
      '-c',
      '"$1" "$2" raw "$3" --home "$4" | head -c 1',
      'sh',
      process.execPath,
      programPath('bot-record'),
      RUN,
      home,
    ]);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout.toString()).toBe('a');
  });

  test('the package names it', () => {
    const manifest = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    expect(manifest.bin?.['bot-record']).toBe('dist/bin/bot-record.js');
    expect(manifest.exports?.['./run-record']).toBe('./dist/exports/run-record.js');
  });
});

function plainHome(): string {
  const home = temporaryFolder();
  plainRun(home);
  return home;
}

function makeFifo(path: string): void {
  rmSync(path);
  execFileSync('mkfifo', [path]);
}
