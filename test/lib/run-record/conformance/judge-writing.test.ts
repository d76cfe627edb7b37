import { chmodSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judgeWriting } from '../../../../lib/run-record/conformance/judge-writing.js';
import type { WriterEnd } from '../../../../lib/run-record/conformance/run-writer.js';
import {
  expectedRecord,
  SCENARIO_RUN,
  type Scenario,
} from '../../../../lib/run-record/conformance/scenario.js';
import { allScenarios } from '../../../../lib/run-record/conformance/scenarios.js';
import { readRun } from '../../../../pipelines/read-run.js';
import { temporaryFolder } from '../../../support/temporary.js';

const named = (name: string): Scenario =>
  allScenarios().find((scenario) => scenario.name === name) as Scenario;
const WHOLE = named('story/01-whole');
const REFUSED = named('story/05-end-without-start');
const AT_ONCE = named('story/09-stage-before-start');
const WELL: WriterEnd = { exit: 0, signal: null, killed: null, said: '' };
const NO: WriterEnd = { ...WELL, exit: 1 };

/** What is found in a directory that was left like this. */
async function judge(
  scenario: Scenario,
  end: WriterEnd,
  leave: (directory: string) => void,
): Promise<unknown> {
  const directory = join(temporaryFolder(), 'trial', SCENARIO_RUN);
  mkdirSync(directory, { recursive: true });
  leave(directory);
  return judgeWriting(scenario, directory, end, readRun);
}

const write =
  (bytes: Buffer | string, mode = 0o640) =>
  (directory: string): void => {
    writeFileSync(join(directory, 'record.jsonl'), bytes);
    chmodSync(join(directory, 'record.jsonl'), mode);
  };
const whole = expectedRecord(WHOLE);

describe('judgeWriting', () => {
  test('finds nothing in what a scenario asks for', async () => {
    expect(await judge(WHOLE, WELL, write(whole))).toBeUndefined();
    expect(await judge(WHOLE, WELL, write(whole, 0o600))).toBeUndefined();
    expect(await judge(REFUSED, NO, write(expectedRecord(REFUSED)))).toBeUndefined();
    expect(await judge(AT_ONCE, NO, () => {})).toBeUndefined();
    expect(await judge(AT_ONCE, NO, write(''))).toBeUndefined();
  });

  const record = (directory: string): string => join(directory, 'record.jsonl');
  const wrong: readonly (readonly [
    string,
    Scenario,
    WriterEnd,
    (directory: string) => void,
    string,
    string,
  ])[] = [
    ['slow', WHOLE, { ...WELL, killed: 'time', said: 'a\nb' }, write(whole), 'too-slow', 'a b'],
    ['loud', WHOLE, { ...WELL, killed: 'output' }, write(whole), 'too-loud', 'more than 1048576 bytes'],
    ['dead', WHOLE, { ...WELL, exit: null, signal: 'SIGSEGV' }, write(whole), 'died-of-signal', 'SIGSEGV'],
    [
      'dead after a refusal',
      REFUSED,
      { ...NO, exit: null, signal: 'SIGABRT' },
      () => {},
      'died-of-signal',
      'SIGABRT',
    ],
    ['unwilling', WHOLE, { ...NO, said: 'no\n' }, write(whole), 'exit-after-writing', 'exit 1: no'],
    ['content', REFUSED, WELL, write(expectedRecord(REFUSED)), 'exit-after-refusal', ''],
    ['idle', WHOLE, WELL, () => {}, 'record-missing', 'record.jsonl'],
    ['idle before a refusal', REFUSED, NO, () => {}, 'record-missing', 'record.jsonl'],
    ['a folder', WHOLE, WELL, (at) => mkdirSync(record(at)), 'record-unlawful', 'it is no regular file'],
    [
      'a link',
      WHOLE,
      WELL,
      (at) => {
        write(whole)(at);
        renameSync(record(at), join(dirname(dirname(at)), 'elsewhere'));
        symlinkSync('../../elsewhere', record(at));
      },
      'record-unlawful',
      'it is no regular file',
    ],
    ['open to all', WHOLE, WELL, write(whole, 0o644), 'record-unlawful', 'its mode is 0644'],
    ['closed to its owner', WHOLE, WELL, write(whole, 0o440), 'record-unlawful', 'its mode is 0440'],
    ['a set-id bit', WHOLE, WELL, write(whole, 0o2640), 'record-unlawful', 'its mode is 02640'],
    [
      'more inside',
      WHOLE,
      WELL,
      (at) => {
        write(whole)(at);
        writeFileSync(join(at, '.tmp'), '');
      },
      'leftovers',
      '.tmp',
    ],
    [
      'more beside',
      WHOLE,
      WELL,
      (at) => {
        write(whole)(at);
        mkdirSync(`${at}.lock`);
      },
      'leftovers',
      `${SCENARIO_RUN}.lock`,
    ],
    [
      'a line too many',
      WHOLE,
      WELL,
      write(Buffer.concat([whole, Buffer.from('{}\n')])),
      'bytes-differ',
      'line 9 is one too many',
    ],
    [
      'no last line feed',
      WHOLE,
      WELL,
      write(whole.subarray(0, -1)),
      'bytes-differ',
      `it ends in line 8, at byte ${whole.length - 1}`,
    ],
    [
      'another byte',
      WHOLE,
      WELL,
      write(`[${whole.toString().slice(1)}`),
      'bytes-differ',
      'line 1, at byte 0',
    ],
    ['claims more', AT_ONCE, NO, write('{}\n'), 'bytes-differ', 'line 1 is one too many'],
  ];
  for (const [what, scenario, end, leave, code, detail] of wrong) {
    test(`finds a writer that is wrong: ${what}`, async () => {
      expect(await judge(scenario, end, leave)).toEqual({ code, detail });
    });
  }

  test('asks a reader last', async () => {
    const unsound: Scenario = { name: 'x', written: [...WHOLE.written, ...WHOLE.written.slice(-1)] };
    expect(await judge(unsound, WELL, write(expectedRecord(unsound)))).toMatchObject({
      code: 'verdict-differs',
      detail: expect.stringContaining('invalid'),
    });
  });
});
