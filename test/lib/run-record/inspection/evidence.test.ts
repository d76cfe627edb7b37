import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listChecks, readCapture } from '../../../../lib/run-record/inspection/checks.js';
import { listDecisions, listMarks } from '../../../../lib/run-record/inspection/decisions.js';
import type { InspectedRun } from '../../../../lib/run-record/inspection/inspected-run.js';
import { findOutput } from '../../../../lib/run-record/inspection/output.js';
import {
  listPrompts,
  promptConstruction,
  readPrompt,
} from '../../../../lib/run-record/inspection/prompts.js';
import { findRequest, retainedRequest } from '../../../../lib/run-record/inspection/request.js';
import { readRetained, verifyRetained } from '../../../../lib/run-record/inspection/retained-file.js';
import { type Hit, searchRun } from '../../../../lib/run-record/inspection/search.js';
import {
  findSession,
  PAGE_BYTES,
  readRawSession,
  readSessionPage,
  type SessionLine,
} from '../../../../lib/run-record/inspection/session.js';
import { inspectRun } from '../../../../pipelines/read-run.js';
import { RICH_RUN, richRun } from '../../../support/rich-run.js';
import { type Fields, hashOf, plainRun, RunBuilder } from '../../../support/run-builder.js';
import { temporaryFolder } from '../../../support/temporary.js';

const read = { stage: '01-read', retry: 1 };

const openRich = (): Promise<InspectedRun> => inspectRun(richRun(temporaryFolder()).directory);
const openPlain = (): Promise<InspectedRun> => inspectRun(plainRun(temporaryFolder()).directory);

/** A run with one open stage that holds these events. */
async function openWith(...events: readonly (readonly [string, Fields])[]): Promise<InspectedRun> {
  const run = new RunBuilder(join(temporaryFolder(), RICH_RUN));
  run.start('go');
  run.event('stage_start', { ...read, received: [], options: [] });
  for (const [name, fields] of events) run.event(name, { ...read, ...fields });
  return inspectRun(run.write().directory);
}

async function gather(chunks: AsyncIterable<Buffer>): Promise<string> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all).toString();
}

describe('the request', () => {
  test('is found, and its bytes are proved before the first is given out', async () => {
    const run = await openPlain();
    const request = findRequest(run);
    expect(request).toEqual({
      path: 'request.txt',
      sha256: hashOf('Read the report.\n'),
      bytes: 17,
      via: 'argument',
    });
    expect(await gather(readRetained(run.directory, retainedRequest(run, request)))).toBe(
      'Read the report.\n',
    );
    for (const other of ['Read the report!\n', 'Read the reports.\n']) {
      writeFileSync(join(run.directory, 'request.txt'), other);
      const first = readRetained(run.directory, retainedRequest(run, request)).next();
      await expect(first).rejects.toMatchObject({ code: 'artifact-disagrees' });
    }
    rmSync(join(run.directory, 'request.txt'));
    await expect(verifyRetained(run.directory, request)).rejects.toMatchObject({ code: 'artifact-missing' });
    symlinkSync('record.jsonl', join(run.directory, 'request.txt'));
    await expect(verifyRetained(run.directory, request)).rejects.toMatchObject({ code: 'linked-path' });
  });

  test('of a malformed descriptor and of an unborn run is refused', async () => {
    const run = new RunBuilder(join(temporaryFolder(), RICH_RUN));
    run.start('go');
    for (const bad of [{ path: '../request.txt' }, { bytes: -1 }, { sha256: 'x' }, { via: 'mail' }]) {
      const start = JSON.parse(run.lines[0] as string);
      run.write(Buffer.from(`${JSON.stringify({ ...start, request: { ...start.request, ...bad } })}\n`));
      const opened = await inspectRun(run.directory);
      expect(() => findRequest(opened)).toThrow(expect.objectContaining({ code: 'fact-malformed', line: 1 }));
    }
    const empty = await inspectRun(run.write(Buffer.alloc(0)).directory);
    expect(() => findRequest(empty)).toThrow(expect.objectContaining({ code: 'run-unborn' }));
  });

  test('a file that changes between the two passes is told at the end', async () => {
    const run = await openPlain();
    const large = 'x'.repeat(200_000);
    writeFileSync(join(run.directory, 'request.txt'), large);
    const chunks = readRetained(run.directory, { path: 'request.txt', sha256: hashOf(large) });
    await chunks.next();
    writeFileSync(join(run.directory, 'request.txt'), 'y'.repeat(200_000));
    await expect(gather(chunks)).rejects.toMatchObject({ code: 'artifact-disagrees' });
  });

  test('a file over the limit is refused', async () => {
    const run = await openPlain();
    await expect(verifyRetained(run.directory, findRequest(run), 16)).rejects.toMatchObject({
      code: 'artifact-too-large',
    });
  });
});

describe('outputs', () => {
  const output = { path: 'stages/01-read/1/1/output.txt', sha256: hashOf('x') };
  const endings: readonly (readonly [string, Fields, string | undefined])[] = [
    ['a sealed success', { exit: 0, cause: 'success', output, sealed: true, judged: true }, 'accepted'],
    [
      'a success that was not sealed',
      { exit: 0, cause: 'success', output, sealed: false, judged: true },
      undefined,
    ],
    [
      'a refusal before judging',
      { exit: 1, cause: 'refused', output, sealed: false, judged: false },
      'draft',
    ],
    ['a rejection', { exit: 1, cause: 'rejected', output, sealed: false, judged: true }, 'rejected'],
    ['spent retries', { exit: 1, cause: 'exhausted', output, sealed: false, judged: true }, 'rejected'],
    ['a fault', { exit: 2, cause: 'fault', output, sealed: false, judged: true }, undefined],
    ['a success without an output', { exit: 0, cause: 'success' }, undefined],
  ];
  test.each(endings)('%s', async (_ending, fields, kind) => {
    const run = await openWith(['stage_end', fields]);
    for (const asked of ['accepted', 'draft', 'rejected'] as const) {
      if (asked === kind) expect(findOutput(run, { stage: '01-read' }, asked)).toMatchObject(output);
      else
        expect(() => findOutput(run, { stage: '01-read' }, asked)).toThrow(
          expect.objectContaining({ code: 'output-missing' }),
        );
    }
  });

  test('the last ending of the run counts, and the run must have succeeded', async () => {
    expect(findOutput(await openPlain(), {})).toMatchObject({ stage: '01-read', retry: 1 });
    const rich = await openRich();
    expect(() => findOutput(rich, {})).toThrow(expect.objectContaining({ code: 'output-missing' }));
    expect(findOutput(rich, { stage: '02-polish/01-draft' })).toMatchObject({ repeat: 2 });
    expect(findOutput(rich, { stage: '02-polish/01-draft', repeat: 1 })).toMatchObject({ repeat: 1 });
    expect(() => findOutput(rich, { stage: 'none' })).toThrow(
      expect.objectContaining({ code: 'output-missing' }),
    );
  });

  test('a malformed path is refused', async () => {
    const fields = {
      exit: 0,
      cause: 'success',
      output: { ...output, path: '/etc/passwd' },
      sealed: true,
      judged: true,
    };
    const run = await openWith(['stage_end', fields]);
    expect(() => findOutput(run, { stage: '01-read' })).toThrow(
      expect.objectContaining({ code: 'fact-malformed', line: 3 }),
    );
  });
});

describe('checks', () => {
  test('are listed by name, attempt and file; a capture is given out whole', async () => {
    const run = await openRich();
    expect(listChecks(run)).toHaveLength(7);
    expect(listChecks(run, { check: 'gate', retry: 2 }).map(({ exit }) => exit)).toEqual([0]);
    const gate = { check: 'gate', retry: 1, file: 'flows/main/01-read/gate.sh' };
    expect((await readCapture(run, gate)).toString()).toBe('the total is missing\n');
    await expect(readCapture(run, { check: 'gate' })).rejects.toMatchObject({ code: 'check-ambiguous' });
    await expect(readCapture(run, { check: 'schema' })).rejects.toMatchObject({ code: 'check-missing' });
  });

  test('a killed gate has no exit', async () => {
    const run = await openWith([
      'check',
      { check: 'gate', file: 'gate.sh', exit: null, capture: 'c', sha256: hashOf('') },
    ]);
    expect(listChecks(run)).toMatchObject([{ exit: null }]);
  });

  test('recorded twice alike they agree, otherwise they do not', async () => {
    const same = { check: 'output', exit: 0, capture: 'c.txt' };
    expect(listChecks(await openWith(['check', same], ['check', same]))).toHaveLength(2);
    const run = await openWith(['check', same], ['check', { ...same, exit: 1 }]);
    expect(() => listChecks(run)).toThrow(expect.objectContaining({ code: 'facts-disagree', line: 4 }));
  });

  test.each([{ capture: '../c' }, { exit: -1 }, { exit: undefined }, { sha256: 'x' }])(
    '%j is malformed',
    async (bad) => {
      const run = await openWith(['check', { check: 'output', exit: 0, capture: 'c.txt', ...bad }]);
      expect(() => listChecks(run)).toThrow(expect.objectContaining({ code: 'fact-malformed' }));
    },
  );

  test('a capture over 16 MiB is refused', async () => {
    const run = await openWith(['check', { check: 'output', exit: 0, capture: 'c.txt' }]);
    writeFileSync(join(run.directory, 'c.txt'), '');
    truncateSync(join(run.directory, 'c.txt'), 16 * 1024 * 1024 + 1);
    await expect(readCapture(run, {})).rejects.toMatchObject({ code: 'artifact-too-large' });
  });
});

describe('decisions', () => {
  test('marks are told from other tools', async () => {
    const run = await openRich();
    expect(listDecisions(run).map(({ tool }) => tool)).toEqual(['mark', 'mark', 'select']);
    expect(listMarks(run, { retry: 2 })).toMatchObject([{ decision: 'skipped', reason: 'no data', item: 2 }]);
  });

  test('a mark of an older writer may lack its evidence; an item that is no number is malformed', async () => {
    expect(
      listMarks(await openWith(['tool_call', { tool: 'mark', decision: 'done', item: 1 }])),
    ).toHaveLength(1);
    const run = await openWith(['tool_call', { tool: 'mark', decision: 'done', item: 'one' }]);
    expect(() => listMarks(run)).toThrow(expect.objectContaining({ code: 'fact-malformed' }));
  });
});

describe('prompts', () => {
  const harness = { source: 'harness', system: 's.txt', firstTurn: 'f.txt' };

  test('the sources of an attempt, available or not', async () => {
    const run = await openRich();
    const construction = promptConstruction(run, read);
    expect(construction).toMatchObject({ available: true });
    expect(construction.available && construction.sources.map(({ source }) => source)).toEqual([
      'assembly',
      'workspace',
      'input',
      'harness',
    ]);
    expect(promptConstruction(run, { ...read, retry: 2 })).toEqual({ available: false });
    expect(promptConstruction(run, { ...read, repeat: 1 })).toEqual({ available: false });
  });

  test('older writers carried them on stage_start and on hook', async () => {
    for (const carrier of ['hook', 'prompt']) {
      const run = await openWith([carrier, { prompt: [harness] }]);
      expect(promptConstruction(run, read)).toEqual({ available: true, sources: [harness] });
    }
    const run = await openWith(['stage_start', { retry: 2, prompt: [harness] }]);
    expect(promptConstruction(run, { ...read, retry: 2 })).toMatchObject({ available: true });
  });

  test('two that differ, and one that is malformed, are refused', async () => {
    const two = await openWith(
      ['prompt', { prompt: [harness] }],
      ['hook', { prompt: [{ ...harness, system: 'x' }] }],
    );
    expect(() => promptConstruction(two, read)).toThrow(expect.objectContaining({ code: 'facts-disagree' }));
    const same = await openWith(['prompt', { prompt: [harness] }], ['hook', { prompt: [harness] }]);
    expect(promptConstruction(same, read)).toMatchObject({ available: true });
    for (const prompt of [
      null,
      [],
      [{ source: 'rumour' }],
      [harness, { source: 'flow', path: 'a' }],
      [{ ...harness, system: '/x' }],
    ]) {
      const bad = await openWith(['prompt', { prompt }]);
      expect(() => promptConstruction(bad, read)).toThrow(
        expect.objectContaining({ code: 'fact-malformed' }),
      );
    }
  });

  test('the kept bytes of one stage and repeat', async () => {
    const run = await openRich();
    expect((await readPrompt(run, { stage: '01-read' }, 'system')).toString()).toBe('You read reports.\n');
    expect((await readPrompt(run, { stage: '01-read' }, 'firstTurn')).toString()).toBe('Read the report.\n');
    await expect(readPrompt(run, {}, 'system')).rejects.toMatchObject({ code: 'prompt-ambiguous' });
    await expect(readPrompt(run, { stage: 'none' }, 'system')).rejects.toMatchObject({
      code: 'prompt-missing',
    });
    await expect(readPrompt(run, { stage: '04-pick' }, 'system')).rejects.toMatchObject({
      code: 'artifact-missing',
    });
    expect(listPrompts(run, { stage: '04-pick' })).toMatchObject([
      { sources: null, system: 'stages/04-pick/1/system.txt' },
    ]);
  });
});

describe('sessions', () => {
  const PATH = 'stages/01-read/1/session.jsonl';
  const lines = Array.from({ length: 25 }, (_, n) => `{"turn":${n}}`);

  async function openSession(bytes: string | Buffer): Promise<string> {
    const run = await openPlain();
    writeFileSync(join(run.directory, PATH), bytes);
    return run.directory;
  }

  test('a stage in several repeats needs one to be named', async () => {
    const run = await openRich();
    expect(findSession(run, '01-read')).toBe(PATH);
    expect(findSession(run, '02-polish/01-draft', 2)).toBe('stages/02-polish/01-draft/2/session.jsonl');
    const code = (stage: string, repeat?: number): unknown => {
      try {
        return findSession(run, stage, repeat);
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect(code('02-polish/01-draft')).toBe('stage-ambiguous');
    expect(code('01-read', 1)).toBe('stage-missing');
    expect(code('05-delegate')).toBe('session-unrecorded');
  });

  test('malformed and disagreeing sessions are refused', async () => {
    const bad = await openWith(['stage_start', { retry: 2, session: '../../other' }]);
    expect(() => findSession(bad, '01-read')).toThrow(expect.objectContaining({ code: 'fact-malformed' }));
    const two = await openWith(
      ['stage_start', { retry: 2, session: 'a' }],
      ['stage_start', { retry: 3, session: 'b' }],
    );
    expect(() => findSession(two, '01-read')).toThrow(
      expect.objectContaining({ code: 'facts-disagree', line: 4 }),
    );
  });

  test('pages add up to the whole, whatever their size, while the session grows', async () => {
    for (const limit of [1, 7, 25, 100]) {
      const directory = await openSession(`${lines.join('\n')}\n`);
      const seen: SessionLine[] = [];
      let page = await readSessionPage(directory, PATH, limit);
      for (;;) {
        seen.push(...page.lines);
        appendFileSync(join(directory, PATH), '{"later":true}\n');
        if (page.next === null) break;
        page = await readSessionPage(directory, PATH, limit, page.next);
      }
      expect(seen.map(({ text }) => text)).toEqual(lines);
      expect(seen.map(({ number }) => number)).toEqual(lines.map((_, n) => n + 1));
      const bytes = readFileSync(join(directory, PATH));
      for (const { offset, size, text } of seen)
        expect(bytes.toString('utf8', offset, offset + size)).toBe(text);
    }
  });

  test('a session that was replaced, rewritten or cut is a conflict', async () => {
    const whole = `${lines.join('\n')}\n`;
    const spoilers: ((path: string) => void)[] = [
      (path) => truncateSync(path, 40),
      (path) => writeFileSync(path, whole.replace('"turn":1}', '"turn":9}')),
      (path) => {
        writeFileSync(`${path}.new`, whole);
        renameSync(`${path}.new`, path);
      },
    ];
    for (const spoil of spoilers) {
      const directory = await openSession(whole);
      const { next } = await readSessionPage(directory, PATH, 5);
      spoil(join(directory, PATH));
      if (next === null) throw new Error('the first page was the last');
      const again = readSessionPage(directory, PATH, 5, next);
      await expect(again).rejects.toMatchObject({ code: 'cursor-conflict' });
    }
  });

  test('an unterminated line is none yet', async () => {
    const directory = await openSession('{"a":1}\n{"b":');
    expect(await readSessionPage(directory, PATH, 10)).toMatchObject({ lines: [{ text: '{"a":1}' }] });
    const page = await readSessionPage(directory, PATH, 1);
    expect(page.next === null ? null : (await readSessionPage(directory, PATH, 1, page.next)).lines).toEqual(
      [],
    );
  });

  test('lines that are no text, or too long, are named by their size', async () => {
    const long = Buffer.alloc(PAGE_BYTES + 1, 0x61);
    const directory = await openSession(Buffer.concat([long, Buffer.from([10, 0xff, 10, 0x61, 10])]));
    const { lines: shown } = await readSessionPage(directory, PATH, 10);
    expect(shown.map(({ size, text }) => [size, text])).toEqual([
      [PAGE_BYTES + 1, null],
      [1, null],
      [1, 'a'],
    ]);
  });

  test('a page has at most 1 MiB of text', async () => {
    const half = 'x'.repeat(PAGE_BYTES / 2);
    const directory = await openSession(`${half}\n${half}\n${half}\n`);
    const page = await readSessionPage(directory, PATH, 10);
    expect(page.lines).toHaveLength(2);
    expect(page.next).toMatchObject({ number: 3 });
  });

  test('a page looks at about 4 MiB', async () => {
    const bad = Buffer.concat([Buffer.alloc(900_000, 0xff), Buffer.from([10])]);
    const directory = await openSession(Buffer.concat(Array.from({ length: 9 }, () => bad)));
    const page = await readSessionPage(directory, PATH, 500);
    expect(page.lines).toHaveLength(5);
    expect(page.next).toMatchObject({ number: 6 });
  });

  test('raw, up to 1 MiB and 10,000 lines', async () => {
    const directory = await openSession('x'.repeat(PAGE_BYTES));
    expect(await readRawSession(directory, PATH)).toHaveLength(PAGE_BYTES);
    appendFileSync(join(directory, PATH), 'x');
    await expect(readRawSession(directory, PATH)).rejects.toMatchObject({ code: 'artifact-too-large' });
    writeFileSync(join(directory, PATH), '\n'.repeat(10_000));
    expect(await readRawSession(directory, PATH)).toHaveLength(10_000);
    appendFileSync(join(directory, PATH), '\n');
    await expect(readRawSession(directory, PATH)).rejects.toMatchObject({ code: 'artifact-too-large' });
  });
});

describe('search', () => {
  async function search(run: InspectedRun, text: string): Promise<Hit[]> {
    const hits: Hit[] = [];
    for await (const hit of searchRun(run, Buffer.from(text))) hits.push(hit);
    return hits;
  }

  test('finds a text in record, sessions and children, where it stands', async () => {
    const run = await openRich();
    const hits = await search(run, 'please read');
    expect(hits.map(({ file, line }) => `${file}:${line}`)).toContain(
      'stages/05-delegate/1/1/subflows/1/stages/01-sub/1/session.jsonl:1',
    );
    for (const { file, offset } of [...hits, ...(await search(run, 'the report'))]) {
      const bytes = readFileSync(join(run.directory, file));
      expect(bytes.toString('utf8', offset, offset + 11)).toMatch(/^(please read|the report)/);
    }
    expect(await search(run, 'no such text')).toEqual([]);
  });

  test('an excerpt is short and of whole characters', async () => {
    const run = await openPlain();
    writeFileSync(
      join(run.directory, 'stages/01-read/1/session.jsonl'),
      `${'é'.repeat(100)}needle${'ü'.repeat(9_000)}\n`,
    );
    const [hit] = await search(run, 'needle');
    expect(hit?.excerpt).toContain('needle');
    expect(Buffer.byteLength(hit?.excerpt ?? '')).toBeLessThanOrEqual(240);
    expect(hit?.excerpt).not.toContain('\ufffd');
  });

  test('a session that is gone is told', async () => {
    const run = await openPlain();
    rmSync(join(run.directory, 'stages/01-read/1/session.jsonl'));
    await expect(search(run, 'no such text')).rejects.toMatchObject({ code: 'artifact-missing' });
    mkdirSync(join(run.directory, 'stages/01-read/1/session.jsonl'));
    await expect(search(run, 'no such text')).rejects.toMatchObject({ code: 'not-a-file' });
  });
});
