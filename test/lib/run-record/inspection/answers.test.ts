import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  answerQuestions,
  QUESTIONS,
  type RunAnswers,
} from '../../../../lib/run-record/inspection/answers.js';
import { showAnswers } from '../../../../lib/run-record/rendering/answers.js';
import { inspectRun } from '../../../../pipelines/read-run.js';
import { RICH_RUN, richRun } from '../../../support/rich-run.js';
import { hashOf, plainRun, RunBuilder } from '../../../support/run-builder.js';
import { temporaryFolder } from '../../../support/temporary.js';

const answer = async (directory: string): Promise<RunAnswers> => answerQuestions(await inspectRun(directory));
const lacking = ({ missing }: RunAnswers): string[] =>
  missing.map(({ question, what, code }) => `${question} ${what} ${code}`);

/** Removes every session below a directory. @returns how many there were */
function removeSessions(directory: string): number {
  const sessions = readdirSync(directory, { recursive: true, withFileTypes: true }).filter(
    ({ name }) => name === 'session.jsonl',
  );
  for (const { parentPath, name } of sessions) rmSync(join(parentPath, name));
  return sessions.length;
}

describe('the eight questions', () => {
  test('are answered from the directory alone: no session, no home, wherever it lies', async () => {
    const home = temporaryFolder();
    const { directory } = richRun(home);
    const before = await answer(directory);
    expect(removeSessions(directory)).toBeGreaterThan(8);
    const elsewhere = join(temporaryFolder(), 'archive', RICH_RUN);
    mkdirSync(join(elsewhere, '..'));
    renameSync(directory, elsewhere);
    rmSync(home, { recursive: true });
    const after = await answer(elsewhere);
    expect(JSON.stringify(after)).toBe(JSON.stringify(before));
    expect(showAnswers(after)).toBe(showAnswers(before));
    expect(JSON.stringify(after)).not.toContain(elsewhere);
  });

  test('each has its answer', async () => {
    const answers = await answer(richRun(temporaryFolder()).directory);
    expect(QUESTIONS).toHaveLength(8);
    expect(answers.request).toMatchObject({ via: 'argument', state: 'verified', text: 'Read the report.\n' });
    expect(answers.ran).toMatchObject({ assembly: 'review', isSame: true, flow: 'main' });
    expect(answers.ran.stages.map(({ stage, retry }) => `${stage} ${retry}`).slice(0, 3)).toEqual([
      '00-plan 1',
      '01-read 1',
      '01-read 2',
    ]);
    expect(answers.stages[0]).toMatchObject({
      stage: '01-read',
      received: [{ name: 'plan.md', state: 'verified' }],
    });
    expect(answers.endings.run).toEqual({ exit: 143, cause: 'signal' });
    expect(answers.endings.stages.at(-1)).toMatchObject({ stage: '07-close', cause: 'signal' });
    expect(answers.judges.checks[2]).toMatchObject({
      check: 'gate',
      exit: 1,
      printed: { bytes: 21, sha256: hashOf('the total is missing\n') },
    });
    expect(answers.judges.hooks.map(({ hook }) => hook)).toEqual(['before', 'success']);
    expect(answers.prompts[0]).toMatchObject({
      system: { kept: { sha256: hashOf('You read reports.\n') } },
      firstTurn: { kept: { bytes: 17 } },
    });
    expect(answers.cost).toEqual({ tokens: 378, status: 'partial' });
    expect(answers.calls.decisions).toHaveLength(3);
    expect(answers.calls.calls.map(({ started }) => started)).toEqual([true, false, true, true]);
  });

  test('what is not there is named, question by question', async () => {
    const { directory } = richRun(temporaryFolder());
    const gone = lacking(await answer(directory));
    expect(gone.every((line) => line.startsWith('6 ') || line.startsWith('7 tokens'))).toBe(true);
    rmSync(join(directory, 'request.txt'));
    writeFileSync(join(directory, 'stages/01-read/1/2/output.txt'), 'forged\n');
    rmSync(join(directory, 'stages/01-read/1/1/checks/gate/gate.sh.txt'));
    rmSync(join(directory, 'stages/01-read/1/1/hooks/before.txt'));
    rmSync(join(directory, 'stages/00-plan/1/1/output.md'));
    symlinkSync('../../../../record.jsonl', join(directory, 'stages/00-plan/1/1/output.md'));
    appendFileSync(join(directory, 'assembly/ASSEMBLY.md'), 'more\n');
    const answers = await answer(directory);
    expect(lacking(answers).filter((line) => !gone.includes(line))).toEqual([
      '1 request.txt artifact-missing',
      '2 assembly copy assembly-disagrees',
      '3 stages/00-plan/1/1/output.md linked-path',
      '3 stages/01-read/1/2/output.txt artifact-disagrees',
      '5 stages/01-read/1/1/checks/gate/gate.sh.txt artifact-missing',
      '5 stages/01-read/1/1/hooks/before.txt artifact-missing',
    ]);
    expect(answers.request).toMatchObject({ state: 'missing', text: null });
    expect(answers.ran.isSame).toBe(false);
    expect(showAnswers(answers)).toContain('1. the retained file request.txt is not there');
  });

  test('a run that was cut short lacks its endings', async () => {
    const run = plainRun(temporaryFolder());
    run.write(
      Buffer.from(
        run.lines
          .slice(0, 3)
          .map((line) => `${line}\n`)
          .join(''),
      ),
    );
    const answers = await answer(run.directory);
    expect(lacking(answers)).toContain('4 run_end run-not-ended');
    expect(lacking(answers)).toContain('4 ending of 01-read stage-not-ended');
    expect(answers.endings).toEqual({ run: null, stages: [] });
    expect(answers.cost).toEqual({ tokens: 0, status: 'partial' });
  });

  test('malformed facts are missing answers, each for itself', async () => {
    const run = new RunBuilder(join(temporaryFolder(), RICH_RUN));
    run.start('go', { assembly_hash: 'x' });
    const of = { stage: '01-read', retry: 1 };
    run.event('stage_start', { ...of, received: [{ name: 'a' }], options: 'none' });
    run.event('check', { ...of, check: 'gate' });
    run.event('hook', { ...of, hook: 7 });
    run.event('prompt', { ...of, prompt: 'text' });
    run.event('tool_call', { ...of, tool: 'mark' });
    run.event('subflow_call', { ...of, call: 0 });
    run.event('stage_end', { ...of, exit: 0, cause: 'success', output: 'file', reason: 1 });
    run.event('run_end', { exit: 0, cause: 'success', reason: 1 });
    const answers = await answer(run.write().directory);
    const malformed = answers.missing.filter(({ code }) => code === 'fact-malformed');
    expect(malformed.map(({ question, what }) => `${question} ${what}`)).toEqual([
      '2 assembly',
      '2 options of line 2',
      '3 received of line 2',
      '3 output of line 8',
      '4 ending of line 8',
      '4 run_end',
      '5 checks',
      '5 hook of line 4',
      '6 prompt of 01-read',
      '8 decisions',
      '8 call of line 7',
    ]);
    expect(showAnswers(answers)).toContain('3. What each stage received and produced');
  });

  test('an empty record answers nothing, and says so', async () => {
    const run = new RunBuilder(join(temporaryFolder(), RICH_RUN)).write(Buffer.alloc(0));
    const answers = await answer(run.directory);
    expect(answers.request).toBeNull();
    expect(lacking(answers)).toContain('1 request run-unborn');
    expect(showAnswers(answers)).toContain('(no answer)');
  });

  test('a request that is long, or no text, is named by its hash', async () => {
    const run = new RunBuilder(join(temporaryFolder(), RICH_RUN));
    const long = 'x'.repeat(70_000);
    run.start(long);
    expect((await answer(run.write().directory)).request).toMatchObject({
      sha256: hashOf(long),
      state: 'verified',
      text: null,
    });
    const bytes = Buffer.from([0xff, 0xfe]);
    const start = JSON.parse(run.lines[0] as string);
    const request = { ...start.request, ...run.file('request.txt', bytes), bytes: 2 };
    run.write(Buffer.from(`${JSON.stringify({ ...start, request })}\n`));
    expect((await answer(run.directory)).request).toMatchObject({ state: 'verified', text: null });
  });

  test('a file nobody may read is told apart from one that is gone', async () => {
    const run = plainRun(temporaryFolder());
    chmodSync(join(run.directory, 'request.txt'), 0o000);
    expect((await answer(run.directory)).request).toMatchObject({ state: 'unreadable' });
  });
});
