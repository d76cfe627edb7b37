import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programPath, runCommand } from '../../support/run-program.js';
import { makeHome } from '../../support/session-store.js';

const HEAVY = ['@photostructure/sqlite', 'hono', '@hono/node-server', '@modelcontextprotocol/sdk'];

/** The heavy packages that a command loads. */
async function loadedBy(...args: string[]): Promise<string[]> {
  const home = makeHome();
  const [log, hooks] = [join(home.path, 'loaded.txt'), join(home.path, 'hooks.mjs')];
  writeFileSync(
    hooks,
    `import { appendFileSync } from 'node:fs';
     export async function load(url, context, next) { appendFileSync(${JSON.stringify(log)}, url + '\\n'); return next(url, context); }`,
  );
  const register = `data:text/javascript,import { register } from 'node:module'; register('file://${hooks}');`;
  await runCommand(process.execPath, ['--import', register, programPath('agentfeedback'), ...args], {
    env: { ...home.env, AGENT_FEEDBACK_API_KEY: 't' },
  });
  const loaded = readFileSync(log, 'utf8');
  expect(loaded).toContain('agentfeedback.js');
  return HEAVY.filter((name) => loaded.includes(`node_modules/${name}/`));
}

test.each([
  [['--help'], []],
  [['sessions', 'status'], ['@photostructure/sqlite']],
  [['submit', 'friction', '--summary', 'a', '--dry-run'], []],
  [['mcp'], ['@photostructure/sqlite', '@modelcontextprotocol/sdk']],
])('agentfeedback %j loads %j', async (args, packages) => {
  expect(await loadedBy(...args)).toEqual(packages);
});
