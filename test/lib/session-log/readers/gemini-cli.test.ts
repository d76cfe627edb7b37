import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hidingProblem } from '../../../../lib/session-log/readers/listing.js';
import { runCommand } from '../../../support/run-program.js';
import { ids, list, policyOf } from '../../../support/session-log/listed-stores.js';
import { NO_RULES, readerOf } from '../../../support/session-log/read-session.js';
import { candidateOf, put } from '../../../support/session-log/stores.js';
import { temporaryFolder } from '../../../support/temporary.js';
import { testWith } from '../../../support/tools.js';

describe('the store of Gemini CLI', () => {
  const project = (home: string, files: Record<string, string>): string => {
    const folder = join(home, '.gemini/tmp/demo');
    for (const [name, content] of Object.entries(files)) put(join(folder, name), content);
    return folder;
  };

  test('old documents, sub-agents and empty files beside sessions', async () => {
    const home = temporaryFolder();
    const folder = project(home, {
      '.project_root': '/srv/demo\n',
      'chats/session-2026-01-05T10-00-aaaa.json': '{}',
      'chats/session-2026-01-05T11-00-bbbb.jsonl': '',
      'chats/bbbbbbbb-1111-4222-8333-444444444444/session-x1.jsonl': '',
      'chats/notes.jsonl': '',
      'chats/session-c.jsonl.bak': '',
    });
    mkdirSync(join(home, '.gemini/tmp/bin'));
    put(join(home, '.gemini/tmp/file'), '');
    const listing = await list('gemini-cli', home);
    expect(listing).toMatchObject({ state: 'present', location: join(home, '.gemini/tmp'), problems: [] });
    expect(listing.candidates).toMatchObject([
      {
        sessionId: 'session-2026-01-05T10-00-aaaa',
        unsupported: 'a legacy single-document session file',
        cwd: '/srv/demo',
      },
      {
        sessionId: 'session-2026-01-05T11-00-bbbb',
        unsupported: undefined,
        path: join(folder, 'chats/session-2026-01-05T11-00-bbbb.jsonl'),
      },
    ]);
    expect(ids(await list('gemini-cli', '/', { GEMINI_CLI_HOME: home }))).toHaveLength(2);
    expect(await list('gemini-cli', temporaryFolder())).toMatchObject({ state: 'absent' });
  });

  test.each([
    ['with blanks around it', '  /srv/demo \n', '/srv/demo'],
    ['that is not absolute', 'demo', undefined],
    ['of 4096 bytes', `/${'x'.repeat(4095)}`, `/${'x'.repeat(4095)}`],
    ['of 4097 bytes', `/${'x'.repeat(4096)}`, undefined],
  ])('a .project_root %s', async (_, text, cwd) => {
    const home = temporaryFolder();
    project(home, { '.project_root': text, 'chats/session-a.jsonl': '' });
    expect((await list('gemini-cli', home)).candidates[0]?.cwd).toBe(cwd);
  });

  test('a .project_root that is a link to itself hides the project; with collection disabled it is not looked at', async () => {
    const home = temporaryFolder();
    const folder = project(home, { 'chats/session-a.jsonl': '' });
    symlinkSync(join(folder, '.project_root'), join(folder, '.project_root'));
    const { candidates, problems } = await list('gemini-cli', home);
    expect(candidates).toEqual([]);
    expect(problems).toEqual([
      {
        path: join(folder, 'chats'),
        reason: '.project_root: too many symbolic links encountered',
        hides: 'directory',
      },
    ]);
    expect(hidingProblem(problems, join(folder, 'chats/session-a.jsonl'))).toBe(problems[0]);
    const disabled = await list('gemini-cli', home, {}, { ...NO_RULES, disabled: true });
    expect(disabled).toMatchObject({
      problems: [],
      candidates: [{ sessionId: 'session-a', cwd: undefined }],
    });
  });

  testWith('mkfifo')('a .project_root that is a pipe is not waited for', async () => {
    const home = temporaryFolder();
    const folder = project(home, { 'chats/session-a.jsonl': '' });
    await runCommand('mkfifo', [join(folder, '.project_root')]);
    expect(await list('gemini-cli', home)).toMatchObject({ problems: [], candidates: [{ cwd: undefined }] });
  });

  test('is checked by the directory of the project, before the format', async () => {
    const gate = readerOf('gemini-cli').gate;
    const legacy = candidateOf('gemini-cli', '/x', { cwd: '/srv/demo', unsupported: 'old' });
    expect(await gate(legacy, await policyOf({ deny_paths: ['/srv'] }))).toMatchObject({
      refusal: { state: 'denied' },
    });
    expect(await gate(legacy, await policyOf({ disabled: true }))).toMatchObject({
      refusal: { state: 'disabled' },
    });
    expect(await gate(legacy, NO_RULES)).toMatchObject({
      refusal: { state: 'unsupported-format', reason: 'old' },
    });
    expect(await gate(candidateOf('gemini-cli', '/x'), await policyOf({ opt_in_only: true }))).toMatchObject({
      open: true,
      cwd: undefined,
    });
  });
});
