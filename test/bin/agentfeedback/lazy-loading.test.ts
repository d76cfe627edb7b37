import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
  const files = readFileSync(log, 'utf8').split('\n');
  expect(files.some((file) => file.endsWith('/agentfeedback.js'))).toBe(true);
  // A bundled program says before each module where it is from.
  const texts = files.map((file) =>
    file.startsWith('file:') ? readFileSync(fileURLToPath(file), 'latin1') : '',
  );
  const sources = [...files, ...texts].join('\n');
  return HEAVY.filter((name) => sources.includes(`node_modules/${name}/`));
}

test.each([
  [['--help'], []],
  [['sessions', 'status'], ['@photostructure/sqlite']],
  [['submit', 'friction', '--summary', 'a', '--dry-run'], []],
  [['mcp'], ['@photostructure/sqlite', '@modelcontextprotocol/sdk']],
])('agentfeedback %j loads %j', async (args, packages) => {
  expect(await loadedBy(...args)).toEqual(packages);
});
