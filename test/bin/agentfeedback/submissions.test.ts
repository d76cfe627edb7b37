import { describe, expect, test } from 'vitest';
import { shownSubmissionSchema, submissionListSchema } from '../../../lib/session-log/format/submission.js';
import { prompt, UID, writeSession } from '../../support/claude-log.js';
import { marksOf, outcomeOf, submit } from '../../support/filing.js';
import { makeHome, runIn } from '../../support/session-store.js';

describe('submissions', () => {
  test('list and show tell what was filed', async () => {
    const home = makeHome();
    expect((await runIn(home, 'submissions', 'list')).stdout.toString()).toBe('no submissions\n');
    const first = outcomeOf(
      await submit(home, ['--project', 'p'], {
        report: { summary: 'one', details: 'a\nb\u001b[2J', category: 'Docs' },
      }),
    );
    const second = outcomeOf(await submit(home, ['--summary', 's'.repeat(80)]));

    const list = submissionListSchema.parse(
      JSON.parse((await runIn(home, 'submissions', 'list', '--json')).stdout.toString()),
    );
    expect(list.submissions.map(({ uid }) => uid)).toEqual([second.uid, first.uid]);
    expect(list.submissions[1]).toMatchObject({
      summary: 'one',
      category: 'docs',
      fix_status: 'none',
      project: 'p',
    });
    const table = (await runIn(home, 'submissions', 'list')).stdout.toString().split('\n');
    expect(table[0]).toMatch(/^UID +FILED +KIND +CATEGORY +PROJECT +SUMMARY$/);
    expect(table[1]).toContain(`${'s'.repeat(59)}…`);

    const shown = await runIn(home, 'submissions', 'show', String(first.uid).toUpperCase(), '--json');
    expect(shownSubmissionSchema.parse(JSON.parse(shown.stdout.toString()))).toMatchObject({
      uid: first.uid,
      key: first.key,
      payload: { details: 'a\nb\u001b[2J' },
    });
    const text = (await runIn(home, 'submissions', 'show', String(first.uid))).stdout.toString();
    expect(text).toContain('    details: a\n      b?[2J\n');
    const missing = await runIn(home, 'submissions', 'show', UID);
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('(no-submission)')]);
    expect((await runIn(home, 'submissions', 'show', 'u1')).code).toBe(2);
  });

  test('a uid that was filed marks without a warning; three refs with the last undigested mark none', async () => {
    const home = makeHome();
    for (const id of ['s1', 's2', 's3']) writeSession(home, id, prompt('u1', 'hi'));
    await runIn(home, 'sessions', 'digest', 'claude-code:s1', 'claude-code:s2');
    const { uid } = outcomeOf(await submit(home, ['--summary', 'a', '--context-from', 'claude-code:s1#u1']));
    const before = marksOf(home);
    const refs = ['claude-code:s1', 'claude-code:s2', 'claude-code:s3'];
    const none = await runIn(home, 'sessions', 'mark', ...refs, '--outcome', 'filed', '--ref', String(uid));
    expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('claude-code:s3')]);
    expect(marksOf(home)).toEqual(before);
    const marked = await runIn(
      home,
      'sessions',
      'mark',
      'claude-code:s1',
      '--outcome',
      'filed',
      '--ref',
      String(uid),
    );
    expect([marked.code, marked.stderr]).toEqual([0, '']);
  });
});
