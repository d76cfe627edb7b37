import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ids, list, policyOf } from '../../../support/session-log/listed-stores.js';
import { readerOf } from '../../../support/session-log/read-session.js';
import { candidateOf, put } from '../../../support/session-log/stores.js';
import { temporaryFolder } from '../../../support/temporary.js';

describe('the store of Claude Code', () => {
  test('holds the .jsonl files of project folders, one level deep', async () => {
    const home = temporaryFolder();
    const projects = join(home, '.claude/projects');
    for (const file of [
      '-a/s1.jsonl',
      '-b/s2.jsonl',
      '-a/notes.txt',
      '-a/sub/s3.jsonl',
      '-a/.jsonl',
      's4.jsonl',
    ])
      put(join(projects, file), '');
    symlinkSync(join(projects, '-a'), join(projects, '-link'));
    symlinkSync(join(projects, '-a/s1.jsonl'), join(projects, '-a/link.jsonl'));
    mkdirSync(join(projects, '-a/folder.jsonl'));
    const listing = await list('claude-code', home);
    expect(ids(listing)).toEqual(['s1', 's2']);
    expect(listing).toMatchObject({ state: 'present', location: projects, problems: [] });
  });

  test('is moved by $CLAUDE_CONFIG_DIR; without a folder it is absent, with a file unreadable', async () => {
    const [home, moved] = [temporaryFolder(), temporaryFolder()];
    put(join(moved, 'projects/-a/s.jsonl'), '');
    expect(ids(await list('claude-code', home, { CLAUDE_CONFIG_DIR: moved }))).toEqual(['s']);
    expect(await list('claude-code', home, { CLAUDE_CONFIG_DIR: 'x' })).toMatchObject({
      state: 'absent',
      candidates: [],
    });
    put(join(home, '.claude/projects'), '');
    expect(await list('claude-code', home)).toMatchObject({ state: 'unreadable', reason: 'not a directory' });
  });

  test('a file whose name is no UTF-8 is a problem and not lost', async () => {
    const home = temporaryFolder();
    const folder = join(home, '.claude/projects/-a');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      Buffer.concat([Buffer.from(`${folder}/x`), Buffer.from([0xff]), Buffer.from('.jsonl')]),
      '',
    );
    const { problems, candidates } = await list('claude-code', home);
    expect(candidates).toEqual([]);
    expect(problems).toMatchObject([{ path: `${folder}/x\ufffd.jsonl`, hides: 'file' }]);
  });

  test('is checked by the name of the folder', async () => {
    const candidate = candidateOf('claude-code', '/h/.claude/projects/-x-y/s.jsonl');
    const gate = readerOf('claude-code').gate;
    expect(await gate(candidate, await policyOf({ deny_paths: ['/x/y'] }))).toEqual({
      open: false,
      refusal: { state: 'denied', reason: 'deny_paths' },
    });
    expect(await gate(candidate, await policyOf({ disabled: true }))).toMatchObject({
      refusal: { state: 'disabled' },
    });
    expect(await gate(candidate, await policyOf({ deny_paths: ['/x/yx'] }))).toEqual({
      open: true,
      cwd: undefined,
      checkedFirstLine: undefined,
    });
  });
});
