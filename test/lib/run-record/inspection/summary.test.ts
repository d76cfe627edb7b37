import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stateOf } from '../../../../lib/run-record/inspection/run-row.js';
import {
  type RunSummary,
  SUMMARY_ROWS,
  summarizeRun,
} from '../../../../lib/run-record/inspection/summary.js';
import { writeDocument, writeEventsDocument } from '../../../../lib/run-record/rendering/documents.js';
import {
  showChecks,
  showEvents,
  showMarks,
  showPrompts,
  showRuns,
  showSessionLines,
  showSummary,
  showVerdict,
} from '../../../../lib/run-record/rendering/run-tables.js';
import { inspectRun } from '../../../../pipelines/read-run.js';
import { RICH_RUN, richRun } from '../../../support/rich-run.js';
import { RunBuilder } from '../../../support/run-builder.js';
import { temporaryFolder } from '../../../support/temporary.js';

const of = { stage: '01-read', retry: 1 };

async function summarize(run: RunBuilder): Promise<RunSummary> {
  return summarizeRun(run.name, await inspectRun(run.directory), 'none');
}

function openRun(): RunBuilder {
  const run = new RunBuilder(join(temporaryFolder(), RICH_RUN));
  run.start('go');
  return run;
}

describe('a run at a glance', () => {
  test('attempts with their turns, tokens, decisions and teardown', async () => {
    const summary = await summarize(richRun(temporaryFolder()));
    expect(
      summary.stages.map(({ stage, repeat, attempt, state }) => [stage, repeat, attempt, state]),
    ).toEqual([
      ['00-plan', null, 1, 'carried'],
      ['01-read', null, 1, 'sent-back'],
      ['01-read', null, 2, 'ended'],
      ['02-polish/01-draft', 1, 1, 'ended'],
      ['02-polish/01-draft', 2, 1, 'ended'],
      ['03-assess/cost', null, 1, 'ended'],
      ['03-assess/risk', null, 1, 'ended'],
      ['04-pick', null, 1, 'ended'],
      ['05-delegate', null, 1, 'ended'],
      ['07-close', null, 1, 'ended'],
    ]);
    expect(summary.stages[2]).toMatchObject({
      identity: '01-read attempt 2',
      turns: 1,
      tokens: 80,
      scratch: 'EBUSY: the directory is busy',
      cause: 'success',
    });
    expect(summary.subflows).toHaveLength(4);
    expect(summary).toMatchObject({ included: 14, omitted: 0 });
  });

  test('says what is odd: an unterminated line, a turn without counters, a clock that stepped back', async () => {
    const run = openRun();
    run.event('stage_start', { ...of, received: [], options: [] });
    run.event('turn', { ...of, total: 'many' });
    run.event('tool_call', of);
    run.write(Buffer.concat([run.record, Buffer.from('{"ts"')]));
    const summary = await summarize(run);
    expect(summary.warnings).toEqual([
      `line 5 is unterminated: 5 bytes at byte ${run.record.length} were left out`,
      'line 3: a turn without usable counters; its spend is in no total',
    ]);
    expect(summary.stages).toMatchObject([
      { state: 'open', turns: 1, tokens: 0, decisions: [{ tool: '', decision: '', reason: null }] },
    ]);
    expect(showSummary(summary)).toContain('crashed');
  });

  test('shows at most 1,000 rows, and says how many it leaves out', async () => {
    const run = openRun();
    for (let n = 1; n <= SUMMARY_ROWS + 7; n += 1) run.event('stage_carried', { stage: `s${n}`, retry: 1 });
    const summary = await summarize(run.write());
    expect(summary).toMatchObject({ included: SUMMARY_ROWS, omitted: 7, subflows: [] });
    expect(showSummary(summary)).toContain('7 rows are not shown');
  });

  test('stays below 1 MiB, whatever the texts', async () => {
    const run = openRun();
    run.event('stage_start', { ...of, received: [], options: [] });
    for (let n = 0; n < 250; n += 1) {
      run.event('stage_start', { stage: `s${n}`, retry: 1, received: [], options: [] });
      run.event('tool_call', {
        stage: `s${n}`,
        retry: 1,
        tool: 'refuse',
        decision: 'refuse',
        reason: '\u0001'.repeat(600),
      });
    }
    const summary = await summarize(run.write());
    expect(summary.omitted).toBeGreaterThan(0);
    expect(Buffer.byteLength(JSON.stringify(summary))).toBeLessThan(1_048_576);
    const [first] = summary.stages;
    expect(first?.stage).toBe('01-read');
  });

  test('long texts are cut at a character', async () => {
    const run = openRun();
    run.event('run_end', { exit: 2, cause: 'fault', reason: `x${'é'.repeat(4_000)}` });
    const { reason } = await summarize(run.write());
    expect(Buffer.byteLength(reason ?? '')).toBe(4_095);
  });
});

describe('the state of a run', () => {
  const states: readonly (readonly [string, string, 'fresh' | 'stale' | 'none', number])[] = [
    ['running', 'incomplete', 'fresh', 1],
    ['crashed', 'incomplete', 'stale', 1],
    ['crashed', 'incomplete', 'none', 1],
    ['incomplete', 'incomplete', 'fresh', 0],
    ['ended', 'valid', 'fresh', 1],
    ['bad-record', 'not-a-file', 'none', 0],
    ['unreadable', 'too-large', 'none', 0],
  ];
  test.each(states)('%s: a record that is %s with a lock that is %s', async (state, status, lock, events) => {
    const run = await inspectRun(openRun().write().directory);
    const verdict = { ...run.reading.verdict, status: status as 'valid' };
    const reading = { ...run.reading, verdict, events: run.reading.events.slice(0, events) };
    expect(stateOf({ ...run, reading }, lock)).toBe(state);
  });
});

describe('what a person sees', () => {
  test('a partial total is marked, unless its label has a column', () => {
    const row = {
      id: 'r',
      assembly: 'a',
      flow: null,
      startedAt: null,
      endedAt: null,
      duration: 61_000,
      state: 'ended',
      exit: 0,
      cause: 'success',
      tokens: 5,
      tokensStatus: 'partial',
    } as const;
    expect(showRuns([row], ['id', 'tokens', 'duration'])).toBe('id  tokens  duration\nr   5+      1m01s\n');
    expect(showRuns([row], ['tokens', 'tokensStatus'])).toBe('tokens  tokensStatus\n5       partial\n');
    expect(showRuns([{ ...row, tokens: null }], ['tokens'])).toBe('tokens\n-\n');
    expect(showRuns([{ ...row, tokensStatus: 'complete' }], ['tokens'])).toBe('tokens\n5\n');
  });

  test('a verdict says its line, its rule and what was left out', () => {
    const verdict = { status: 'invalid', line: 3, rule: 'not-json', message: 'broken\u001b' } as const;
    expect(showVerdict(verdict, { line: 4, size: 2, offset: 9 }, ['run-name'])).toBe(
      'invalid, line 3: broken\\u001b (not-json)\n  line 4 is unterminated: 2 bytes were left out\n  unchecked: run-name\n',
    );
  });

  test('events, checks, marks, prompts and session lines have a line each', async () => {
    const run = await inspectRun(richRun(temporaryFolder()).directory);
    const shown = showEvents(run.reading.events);
    expect(shown.split('\n')).toHaveLength(run.reading.events.length + 2);
    expect(Math.max(...shown.split('\n').map(({ length }) => length))).toBeLessThan(220);
    const attempt = { stage: 'a', repeat: 2, retry: 3 };
    expect(showChecks([{ ...attempt, check: 'gate', exit: null, capture: 'c' }])).toContain(
      'a repeat 2 attempt 3  gate   none',
    );
    expect(showMarks([{ ...attempt, tool: 'mark', decision: 'done', item: 1 }])).toContain('done');
    expect(showPrompts([{ ...attempt, sources: null, system: 's', firstTurn: 'f' }])).toContain(
      'not recorded',
    );
    const line = { number: 1, offset: 0, size: 3 };
    expect(
      showSessionLines(
        [
          { ...line, text: 'a\u001b' },
          { ...line, text: null },
        ],
        'next',
      ),
    ).toBe('a\\u001b\n(line 1: 3 bytes that are no text, or too many)\nmore: --after next\n');
  });
});

describe('documents', () => {
  test('are one line', () => {
    expect(writeDocument('kind', { data: 'a\nb' })).toBe(
      '{"schemaVersion":1,"kind":"kind","data":"a\\nb"}\n',
    );
  });

  test('of events hold each line as it was written', async () => {
    const run = new RunBuilder(join(temporaryFolder(), RICH_RUN));
    run.start('go');
    const odd = ' {"ts":"2026","event":"tmp_teardown","big":9007199254740993,"big":1.0} \r';
    const { reading } = await inspectRun(run.write(Buffer.from(`${run.lines[0]}\n${odd}\n`)).directory);
    const text = writeEventsDocument('r', null, reading.events);
    expect(text).toContain(odd.trim());
    expect(JSON.parse(text)).toMatchObject({
      kind: 'run-events',
      data: { run: 'r', child: null, events: [{}, {}] },
    });
    expect(text.indexOf('\n')).toBe(text.length - 1);
  });
});
