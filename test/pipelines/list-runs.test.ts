import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseFields } from '../../lib/run-record/inspection/run-filter.js';
import { countRuns, listRuns } from '../../pipelines/list-runs.js';
import { searchRuns } from '../../pipelines/search-runs.js';
import { addPlainStage, plainRun, RunBuilder } from '../support/run-builder.js';
import { temporaryFolder } from '../support/temporary.js';

const name = (second: number, suffix = 'a3f9'): string =>
  `2026-07-30T14-22-${String(second).padStart(2, '0')}-${suffix}`;

function setRecord(home: string, run: string, bytes: string | Buffer): void {
  mkdirSync(join(home, 'runs', run), { recursive: true });
  writeFileSync(join(home, 'runs', run, 'record.jsonl'), bytes);
}

/** A lock as a runtime holds it, refreshed so many milliseconds ago. */
function lock(home: string, run: string, ageMs: number): void {
  const path = join(home, 'runs', `${run}.lock`);
  mkdirSync(path, { recursive: true });
  const then = new Date(Date.now() - ageMs);
  utimesSync(path, then, then);
}

/** A home with a run in every state. */
function mixedHome(): string {
  const home = temporaryFolder();
  plainRun(home, name(1));
  const open = new RunBuilder(join(home, 'runs', name(2)));
  open.start('go');
  addPlainStage(open, { stage: '01-read', retry: 1 });
  open.write();
  lock(home, name(2), 1_000);
  const crashed = new RunBuilder(join(home, 'runs', name(3)));
  crashed.start('go', { assembly: 'other', flow: 'night' });
  crashed.write();
  lock(home, name(3), 60_000);
  setRecord(home, name(4), '');
  setRecord(home, name(5), '\n');
  mkdirSync(join(home, 'runs', name(6)));
  setRecord(home, name(7), Buffer.from([0xff]));
  setRecord(home, name(8), '{"record":2}\n');
  setRecord(home, name(9), Buffer.alloc(1_048_577, 0x20));
  mkdirSync(join(home, 'runs', name(10), 'record.jsonl'), { recursive: true });
  // Live and unborn, a link, and a plain file: none of them is a run to list.
  mkdirSync(join(home, 'runs', name(11)));
  lock(home, name(11), 0);
  symlinkSync(name(1), join(home, 'runs', name(12)));
  writeFileSync(join(home, 'runs', 'note.txt'), '');
  return home;
}

describe('a listing', () => {
  test('names every state, newest first', async () => {
    const { rows, next, total } = await listRuns(mixedHome(), {}, { limit: 200 });
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      [name(10), 'bad-record'],
      [name(9), 'unreadable'],
      [name(8), 'bad-version'],
      [name(7), 'bad-record'],
      [name(6), 'no-record'],
      [name(5), 'invalid'],
      [name(4), 'incomplete'],
      [name(3), 'crashed'],
      [name(2), 'running'],
      [name(1), 'ended'],
    ]);
    expect(next).toBeNull();
    expect(total).toBe(11);
    expect(rows.at(-1)).toEqual({
      id: name(1),
      assembly: 'review',
      flow: 'main',
      startedAt: '2026-07-30T14:22:08.000Z',
      endedAt: '2026-07-30T14:22:13.000Z',
      duration: 5_000,
      state: 'ended',
      exit: 0,
      cause: 'success',
      tokens: 15,
      tokensStatus: 'complete',
    });
    expect(rows.find(({ id }) => id === name(2))).toMatchObject({
      tokens: 15,
      tokensStatus: 'partial',
      duration: null,
    });
    expect(rows.find(({ id }) => id === name(5))).toMatchObject({
      tokens: null,
      startedAt: null,
      exit: null,
    });
  });

  test('a run that ended before it started has no duration', async () => {
    const home = temporaryFolder();
    const run = new RunBuilder(join(home, 'runs', name(1)));
    run.start('go');
    run.lines.push(
      JSON.stringify({ ts: '2026-07-30T14:22:07.000Z', event: 'run_end', exit: 0, cause: 'success' }),
    );
    run.write();
    expect((await listRuns(home, {}, { limit: 1 })).rows).toMatchObject([{ state: 'ended', duration: null }]);
  });

  const filters: readonly (readonly [object, number[]])[] = [
    [{ state: ['ended'] }, [1]],
    [{ state: ['crashed', 'running'] }, [2, 3]],
    [{ cause: ['success'] }, [1]],
    [{ cause: ['fault'] }, []],
    [{ assembly: ['other'] }, [3]],
    [{ flow: ['night', 'main'] }, [1, 3]],
    [{ since: '2026-07-30T14:22:08Z', until: '2026-07-30T14:22:09Z' }, [1, 2, 3, 8]],
    [{ since: '2026-07-30T14:22:09Z' }, [9, 10]],
    [{ until: '2026-07-30T14:22:05Z' }, [4]],
    [{ until: '2026' }, []],
  ];
  test.each(filters)('%j', async (filter, expected) => {
    const home = mixedHome();
    const { rows } = await listRuns(home, filter, { limit: 200 });
    expect(rows.map(({ id }) => id)).toEqual(expected.map((second) => name(second)).reverse());
    expect(await countRuns(home, filter)).toBe(expected.length);
  });

  test('pages add up to the whole', async () => {
    const home = mixedHome();
    const whole = (await listRuns(home, {}, { limit: 200 })).rows;
    for (const limit of [1, 3, 10]) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await listRuns(home, {}, { limit, after });
        seen.push(...page.rows.map(({ id }) => id));
        after = page.next ?? undefined;
      } while (after !== undefined);
      expect(seen).toEqual(whole.map(({ id }) => id));
    }
  });

  test('a cursor belongs to one question over the same runs', async () => {
    const home = mixedHome();
    const { next: after } = await listRuns(home, {}, { limit: 2 });
    if (after === null) throw new Error('the first page was the last');
    const ask = (filter: object, cursor: string): Promise<unknown> =>
      listRuns(home, filter, { limit: 2, after: cursor });
    await expect(ask({ state: ['ended'] }, after)).rejects.toMatchObject({ code: 'cursor-conflict' });
    for (const bad of [
      '',
      '!',
      'bm8',
      `${after}x`.slice(3),
      'a'.repeat(9_000),
      Buffer.from('x'.repeat(6_145)).toString('base64url'),
    ]) {
      await expect(ask({}, bad), bad.slice(0, 20)).rejects.toMatchObject({ code: 'cursor-malformed' });
    }
    rmSync(join(home, 'runs', name(4)), { recursive: true });
    await expect(ask({}, after)).rejects.toMatchObject({ code: 'cursor-conflict' });
  });

  test('counting reads no child', async () => {
    const home = temporaryFolder();
    const run = plainRun(home, name(1));
    mkdirSync(join(run.directory, 'stages/02/1/1/subflows/1/record.jsonl'), { recursive: true });
    expect(await countRuns(home, {})).toBe(1);
  });

  test('words and instants that do not exist are refused', async () => {
    const home = mixedHome();
    for (const filter of [{ state: ['done'] }, { cause: ['bored'] }]) {
      await expect(listRuns(home, filter, { limit: 1 })).rejects.toMatchObject({ code: 'unknown-word' });
    }
    await expect(countRuns(home, { since: 'yesterday' })).rejects.toMatchObject({ code: 'unusable-instant' });
    expect(parseFields('id, state')).toEqual(['id', 'state']);
    expect(() => parseFields('id,color')).toThrow(expect.objectContaining({ code: 'unknown-word' }));
    await expect(listRuns(join(home, 'gone'), {}, { limit: 1 })).rejects.toMatchObject({
      code: 'home-missing',
    });
    await expect(listRuns(join(home, 'runs/note.txt/x'), {}, { limit: 1 })).rejects.toMatchObject({
      code: 'cannot-read',
    });
  });
});

describe('a search through a home', () => {
  function spokenHome(): string {
    const home = temporaryFolder();
    for (const second of [1, 2, 3]) plainRun(home, name(second));
    return home;
  }

  test('goes newest first, page by page', async () => {
    const home = spokenHome();
    const whole = await searchRuns(home, 'please read', { limit: 200 });
    expect(whole.hits.map(({ run }) => run)).toEqual([name(3), name(2), name(1)]);
    expect(whole.warnings).toEqual([]);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await searchRuns(home, 'e', { limit: 4, after });
      seen.push(...page.hits.map(({ run, file, line }) => `${run} ${file} ${line}`));
      after = page.next ?? undefined;
    } while (after !== undefined);
    const all = await searchRuns(home, 'e', { limit: 200 });
    expect(seen).toEqual(all.hits.map(({ run, file, line }) => `${run} ${file} ${line}`));
  });

  test('passes over a run that cannot be relied on, and says so; alone, that run is an error', async () => {
    const home = spokenHome();
    setRecord(home, name(4), '\n');
    rmSync(join(home, 'runs', name(2), 'stages/01-read/1/session.jsonl'));
    const { hits, warnings } = await searchRuns(home, 'please read', { limit: 200 });
    expect(hits.map(({ run }) => run)).toEqual([name(3), name(1)]);
    expect(warnings.map(({ run, code }) => [run, code])).toEqual([
      [name(4), 'not-json'],
      [name(2), 'artifact-missing'],
    ]);
    const alone = searchRuns(home, 'please read', { limit: 200, run: join(home, 'runs', name(2)) });
    await expect(alone).rejects.toMatchObject({ code: 'artifact-missing' });
  });

  test('a cursor whose hit or run is gone is a conflict', async () => {
    const home = spokenHome();
    const { next } = await searchRuns(home, 'please read', { limit: 1 });
    const again = (): Promise<unknown> => searchRuns(home, 'please read', { limit: 1, after: next ?? '' });
    await expect(again()).resolves.toMatchObject({ hits: [{ run: name(2) }] });
    writeFileSync(join(home, 'runs', name(3), 'stages/01-read/1/session.jsonl'), 'nothing\n');
    await expect(again()).rejects.toMatchObject({ code: 'cursor-conflict' });
    rmSync(join(home, 'runs', name(3)), { recursive: true });
    await expect(again()).rejects.toMatchObject({ code: 'cursor-conflict' });
    await expect(searchRuns(home, '', { limit: 1 })).rejects.toMatchObject({ code: 'empty-query' });
  });
});
