import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { userConfigSchema } from '../../../../lib/session-log/policy/user-config-schema.js';
import { collectForGone, collectIn } from '../../../../lib/session-log/submit/collect-context.js';
import { makeRepository } from '../../../support/filing.js';
import { temporaryFolder } from '../../../support/temporary.js';

const table = (context: Record<string, unknown>) => userConfigSchema.parse({ context }).context;

test('a directory outside a repository gives its name', async () => {
  const directory = temporaryFolder();
  const { project, context, warnings } = await collectIn(directory, table({ app: 'a', channel: '' }));
  expect([project, warnings]).toEqual([directory.split('/').at(-1), []]);
  expect(context).toEqual({
    cwd: directory,
    os: process.platform,
    arch: process.arch,
    client: expect.stringMatching(/^agentfeedback\/\d/),
    app: 'a',
  });
});

test('below a repository its remote names the project; what is dropped is left out', async () => {
  const root = makeRepository(temporaryFolder(), 'r', 'https://host.test/team/tool.git');
  mkdirSync(join(root, 'deep'));
  writeFileSync(join(root, '.agentfeedback.toml'), 'surprise = 1\n[context]\ndrop = ["arch"]\n');
  const collected = await collectIn(join(root, 'deep'), table({ cwd: false, drop: ['os', 'client'] }));
  expect(collected).toEqual({
    project: 'tool',
    context: { repo: 'https://host.test/team/tool.git' },
    warnings: [expect.stringContaining('surprise')],
  });
});

test('a directory that is gone gives its name and what is configured', () => {
  expect(collectForGone('/gone/proj', table({ workflow: 'w', task_id: 't', drop: ['task_id'] }))).toEqual({
    project: 'proj',
    context: { workflow: 'w' },
    warnings: [],
  });
});
