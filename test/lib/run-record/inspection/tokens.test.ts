import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isChildReference } from '../../../../lib/run-record/inspection/child-agreement.js';
import { openChild } from '../../../../lib/run-record/inspection/child-run.js';
import { accountTokens, type TokenAccount } from '../../../../lib/run-record/inspection/tokens.js';
import { inspectRun } from '../../../../pipelines/read-run.js';
import {
  addChild,
  addPlainStage,
  addTurn,
  type Fields,
  hashOf,
  RunBuilder,
} from '../../../support/run-builder.js';
import { temporaryFolder } from '../../../support/temporary.js';

const NAME = '2026-07-30T14-22-08-a3f9';
const work = { stage: '01-work', retry: 1 };
const call = { stage: '02-call', retry: 1 };
const model = { provider: 'acme', model: 'large' };
const counters = { input: 1, output: 1, cache_read: 0, cache_write: 0, total: 2, stop: 'stop' };

/** A run whose only stage holds what `fill` adds. */
function runOf(
  fill: (run: RunBuilder) => void,
  end: Fields | null = { exit: 0, cause: 'success' },
): RunBuilder {
  const run = new RunBuilder(join(temporaryFolder(), NAME));
  run.start('go', { flow: 'main' });
  run.event('stage_start', { ...work, received: [], options: [] });
  fill(run);
  run.event('stage_end', { ...work, exit: 0, cause: 'success' });
  if (end !== null) run.event('run_end', end);
  return run.write();
}

const account = async (run: RunBuilder): Promise<TokenAccount> =>
  accountTokens(await inspectRun(run.directory));
const complete = (tokens: number): TokenAccount => ({ tokens, status: 'complete' });
const partial = (tokens: number | null): TokenAccount => ({ tokens, status: 'partial' });

describe('the tokens of one record', () => {
  test('every turn counts', async () => {
    const run = runOf((it) => {
      for (const total of [10, 20, 30]) addTurn(it, work, total);
    });
    expect(await account(run)).toEqual(complete(60));
    expect(await account(runOf(() => {}))).toEqual(complete(0));
  });

  test('an unfinished record tells its prefix', async () => {
    expect(await account(runOf((run) => addTurn(run, work, 10), null))).toEqual(partial(10));
    expect(await account(runOf(() => {}, null))).toEqual(partial(0));
  });

  test.each([-1, 1.5, '2', null, undefined, 2 ** 53])(
    'a turn with the counter %j is left out',
    async (bad) => {
      for (const counter of ['input', 'output', 'cache_read', 'cache_write', 'total']) {
        const run = runOf((it) => {
          addTurn(it, work, 10);
          it.event('turn', { ...work, ...model, ...counters, [counter]: bad });
        });
        expect(await account(run)).toEqual(partial(10));
      }
    },
  );

  test('abandoned work makes it partial', async () => {
    const run = runOf((it) => it.event('unreconciled', { ...work, started: it.now(), stopped: it.now() }));
    expect(await account(run)).toEqual(partial(0));
  });

  test('a turn without a start is fine', async () => {
    expect(await account(runOf((run) => run.event('turn', { ...work, ...model, ...counters })))).toEqual(
      complete(2),
    );
  });

  const starts: readonly (readonly [string, (run: RunBuilder) => void, TokenAccount])[] = [
    ['has no turn', (run) => run.event('provider_start', { ...work, ...model }), partial(0)],
    [
      'has its turn before it',
      (run) => {
        run.event('turn', { ...work, ...model, ...counters });
        run.event('provider_start', { ...work, ...model });
      },
      partial(2),
    ],
    [
      'shares one turn with another start',
      (run) => {
        run.event('provider_start', { ...work, ...model });
        addTurn(run, work, 10);
      },
      partial(10),
    ],
    [
      'has the turn of another model',
      (run) => {
        run.event('provider_start', { ...work, ...model });
        run.event('turn', { ...work, ...counters, provider: 'acme', model: 'small' });
      },
      partial(2),
    ],
    [
      'names no provider',
      (run) => {
        run.event('provider_start', { ...work, model: 'large' });
        run.event('turn', { ...work, ...model, ...counters });
      },
      partial(2),
    ],
    [
      'is answered after another start',
      (run) => {
        for (const event of ['provider_start', 'provider_start', 'turn', 'turn']) {
          run.event(event, { ...work, ...model, ...counters });
        }
      },
      complete(4),
    ],
  ];
  test.each(starts)('a start that %s', async (_how, fill, expected) => {
    expect(await account(runOf(fill))).toEqual(expected);
  });

  test('repeat 1 does not answer a start without a repeat', async () => {
    const run = new RunBuilder(join(temporaryFolder(), NAME));
    run.start('go');
    for (const identity of [work, { ...work, repeat: 1 }]) {
      run.event('stage_start', { ...identity, received: [], options: [] });
    }
    run.event('provider_start', { ...work, ...model });
    run.event('turn', { ...work, repeat: 1, ...model, ...counters });
    run.event('run_end', { exit: 2, cause: 'fault' });
    expect(await account(run.write())).toEqual(partial(2));
  });

  test('a sum that no number holds exactly is no sum', async () => {
    const huge = Number.MAX_SAFE_INTEGER;
    const run = runOf((it) => {
      for (const total of [huge, 5]) it.event('turn', { ...work, ...model, ...counters, total });
    });
    expect(await account(run)).toEqual(partial(null));
  });

  test('an invalid record, and none, has no total', async () => {
    const run = runOf((it) => addTurn(it, work, 10));
    run.write(Buffer.concat([run.record, Buffer.from('\n')]));
    expect(await account(run)).toEqual(partial(null));
    rmSync(join(run.directory, 'record.jsonl'));
    expect(await account(run)).toEqual(partial(null));
  });
});

/** A run whose second stage made calls. */
function callingRun(addCalls: (run: RunBuilder) => void): RunBuilder {
  const run = new RunBuilder(join(temporaryFolder(), NAME));
  run.start('go', { flow: 'main' });
  addPlainStage(run, work, 100);
  run.event('stage_start', { ...call, received: [], options: [] });
  addCalls(run);
  run.event('stage_end', { ...call, exit: 0, cause: 'success' });
  run.event('run_end', { exit: 0, cause: 'success' });
  return run.write();
}

describe('the tokens of children', () => {
  const change = (changes: Fields) => (run: RunBuilder) =>
    run.event('subflow_call', { ...addChild(run, call, 1), ...changes });
  const childFolder = 'stages/02-call/1/1/subflows/1';

  test('a child that agrees with its call counts', async () => {
    expect(await account(callingRun(change({})))).toEqual(complete(110));
  });

  test('a child of a child counts', async () => {
    const run = callingRun((it) => {
      const inner = (child: RunBuilder): void => {
        child.event('stage_start', { ...call, received: [], options: [] });
        child.event('subflow_call', addChild(child, call, 1, { total: 7 }));
        child.event('stage_end', { ...call, exit: 0, cause: 'success' });
      };
      it.event('subflow_call', addChild(it, call, 1, { fill: inner }));
    });
    expect(await account(run)).toEqual(complete(117));
    const nested = `${childFolder}/${childFolder}`;
    expect((await openChild(await inspectRun(run.directory), nested)).folder).toBe(nested);
  });

  test('a call that did not start is neutral', async () => {
    const rows = { ...call, call: 1, flow: 'x', depth: 0, started: false };
    expect(await account(callingRun((run) => run.event('subflow_call', rows)))).toEqual(complete(100));
  });

  const odd: readonly (readonly [string, Fields, string])[] = [
    ['another flow', { flow: 'else' }, 'child-disagrees'],
    ['another ending', { exit: 1, cause: 'refused' }, 'child-disagrees'],
    [
      'no ending where the child has one',
      { exit: undefined, cause: undefined, reason: 'lost' },
      'child-disagrees',
    ],
    ['an exit without a cause', { cause: undefined }, 'child-disagrees'],
    ['another hash', { input: { text: '{"item":1}', sha256: hashOf('x'), bytes: 10 } }, 'child-disagrees'],
    [
      'another size',
      { input: { text: '{"item":1}', sha256: hashOf('{"item":1}'), bytes: 11 } },
      'child-disagrees',
    ],
    [
      'another text of the same hash',
      { input: { text: '{"item":2}', sha256: hashOf('{"item":1}'), bytes: 10 } },
      'child-disagrees',
    ],
    [
      'a request elsewhere',
      { input: { path: 'request.txt', sha256: hashOf('{"item":1}'), bytes: 10 } },
      'child-disagrees',
    ],
    [
      'a request of another name',
      { input: { path: `${childFolder}/request.md`, sha256: hashOf('{"item":1}'), bytes: 10 } },
      'child-disagrees',
    ],
    ['no input', { input: undefined }, 'child-unrecorded'],
    ['a child outside', { child: '../x' }, 'child-unrecorded'],
    ['the child of another call', { call: 2 }, 'child-unrecorded'],
    ['a call number as text', { call: '1' }, 'child-unrecorded'],
    ['no word on whether it started', { started: undefined }, 'child-unrecorded'],
    ['a child though it did not start', { started: false }, 'child-unrecorded'],
  ];
  test.each(odd)('a call with %s adds nothing', async (_what, changes, code) => {
    const run = callingRun(change(changes));
    expect(await account(run)).toEqual(partial(100));
    await expect(openChild(await inspectRun(run.directory), childFolder)).rejects.toMatchObject({ code });
  });

  test.each([
    ['call', {}],
    ['child, by another call,', { call: 2 }],
    ['call, for another child,', { child: 'stages/02-call/1/1/subflows/2' }],
  ])('the same %s recorded twice counts for neither', async (_what, changes) => {
    const run = callingRun((it) => {
      const row = addChild(it, call, 1);
      it.event('subflow_call', row);
      it.event('subflow_call', { ...row, ...changes });
    });
    expect(await account(run)).toEqual(partial(100));
  });

  test('a look-alike directory that no call recorded is not followed', async () => {
    const run = callingRun(change({}));
    mkdirSync(join(run.directory, 'stages/02-call/1/1/subflows/2'), { recursive: true });
    writeFileSync(join(run.directory, 'stages/02-call/1/1/subflows/2/record.jsonl'), 'nothing\n');
    expect(await account(run)).toEqual(complete(110));
  });

  test('a call without an ending beside a child without one adds its prefix', async () => {
    const run = callingRun((it) => {
      const row = addChild(it, call, 1);
      it.event('subflow_call', { ...row, exit: undefined, cause: undefined, reason: 'the machinery failed' });
    });
    const record = join(run.directory, childFolder, 'record.jsonl');
    const lines = readFileSync(record, 'utf8').trimEnd().split('\n');
    writeFileSync(record, `${lines.slice(0, -1).join('\n')}\n`);
    expect(await account(run)).toEqual(partial(110));
    writeFileSync(record, `${lines.join('\n')}\n`);
    expect(await account(run)).toEqual(partial(100));
  });

  const spoilt: readonly (readonly [string, (folder: string) => void, string])[] = [
    ['is gone', (folder) => rmSync(join(folder, 'record.jsonl')), 'child-missing'],
    ['was never finished', (folder) => cutLastLine(join(folder, 'record.jsonl')), 'child-disagrees'],
    ['is invalid', (folder) => appendFileSync(join(folder, 'record.jsonl'), '\n'), 'child-invalid'],
    ['is a link', (folder) => swapForLink(join(folder, 'record.jsonl')), 'child-invalid'],
    [
      'has another request',
      (folder) => writeFileSync(join(folder, 'request.txt'), '{"item":2}'),
      'child-disagrees',
    ],
    ['has no request', (folder) => rmSync(join(folder, 'request.txt')), 'child-disagrees'],
    ['has a linked request', (folder) => swapForLink(join(folder, 'request.txt')), 'child-disagrees'],
    ['is empty', (folder) => writeFileSync(join(folder, 'record.jsonl'), ''), 'child-disagrees'],
  ];
  test.each(spoilt)('a child that %s adds nothing', async (_how, spoil, code) => {
    const run = callingRun(change({}));
    spoil(join(run.directory, childFolder));
    expect(await account(run)).toEqual(partial(100));
    await expect(openChild(await inspectRun(run.directory), childFolder)).rejects.toMatchObject({ code });
  });

  test('a child nobody may read is a fault of the machine', async () => {
    const run = callingRun(change({}));
    const record = join(run.directory, childFolder, 'record.jsonl');
    renameSync(record, `${record}.old`);
    writeFileSync(record, '', { mode: 0o200 });
    await expect(openChild(await inspectRun(run.directory), childFolder)).rejects.toMatchObject({
      code: 'no-read-permission',
      status: 'unreadable',
    });
  });

  test.each([
    [247, complete(110)],
    [248, partial(100)],
  ])('a request whose ending has %i letters', async (length, expected) => {
    const run = callingRun((it) => {
      const row = addChild(it, call, 1);
      const name = `request.${'x'.repeat(length)}`;
      const child = join(it.directory, childFolder);
      renameSync(join(child, 'request.txt'), join(child, length === 248 ? 'request.txt' : name));
      const record = join(child, 'record.jsonl');
      writeFileSync(record, readFileSync(record, 'utf8').replace('request.txt', name));
      const { sha256, bytes } = row.input as { sha256: string; bytes: number };
      it.event('subflow_call', { ...row, input: { path: `${childFolder}/${name}`, sha256, bytes } });
    });
    expect(await account(run)).toEqual(expected);
  });

  test.each([
    ['stages/a/1/1/subflows/1', true],
    ['stages/a/b/c/2/3/subflows/14', true],
    ['stages/1/1/subflows/1', false],
    ['stages/a/01/1/subflows/1', false],
    ['stages/a/1/0/subflows/1', false],
    ['stages/a/1/1/subflows/x', false],
    ['other/a/1/1/subflows/1', false],
    ['stages/a/1/1/runs/1', false],
  ])('%s is a reference: %s', (path, expected) => expect(isChildReference(path)).toBe(expected));
});

function cutLastLine(path: string): void {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  writeFileSync(path, `${lines.slice(0, -1).join('\n')}\n`);
}

function swapForLink(path: string): void {
  renameSync(path, `${path}.real`);
  symlinkSync(`${path}.real`, path);
}
