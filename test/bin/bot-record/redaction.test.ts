import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PLAIN_START } from '../../../lib/run-record/conformance/facts.js';
import { SCENARIO_RUN } from '../../../lib/run-record/conformance/scenario.js';
import { PROJECT, runCommand, runProgram } from '../../support/run-program.js';
import { temporaryFolder } from '../../support/temporary.js';

const SECRETS = {
  OPENAI_API_KEY: 'sk-11',
  ANTHROPIC_API_KEY: 'sk-1122',
  HF_TOKEN: '   ',
  XAI_API_KEY: '',
  AWS_PROFILE: 'acme-admin',
};
const SAID = 'keys sk-1122 and sk-11 of acme-admin are not known';
const REPORT =
  'model large of acme (rung stage): 401: keys [redacted ANTHROPIC_API_KEY] and [redacted OPENAI_API_KEY] of acme-admin are not known [EAUTH]';

test("a provider's report holds no secret: not in the record, nor on stderr, nor under --json", async () => {
  const home = temporaryFolder();
  const directory = join(home, 'runs', SCENARIO_RUN);
  const env = { ...SECRETS, SAID_BY_PROVIDER: SAID, FIRST_FACT: JSON.stringify(PLAIN_START) };
  const fail = async (...args: string[]) => {
    mkdirSync(directory, { recursive: true });
    const script = join(PROJECT, 'test/support/failing-provider.mjs');
    return runCommand(process.execPath, [script, directory, ...args], { env });
  };
  const plain = await fail();
  expect(plain.stderr).toBe(`runtime: ${REPORT} (provider-failed)\n`);
  const record = readFileSync(join(directory, 'record.jsonl'), 'utf8');
  expect((JSON.parse(record.split('\n')[1] as string) as { reason: string }).reason).toBe(REPORT);
  const shown = await runProgram('bot-record', ['show', SCENARIO_RUN, '--home', home]);
  const document = await runProgram('bot-record', ['events', SCENARIO_RUN, '--home', home, '--json']);

  rmSync(directory, { recursive: true });
  const json = await fail('--json');
  expect((JSON.parse(json.stderr) as { error: { message: string } }).error.message).toBe(REPORT);
  expect(shown.stdout.toString()).toContain('[redacted OPENAI_API_KEY] of acme-admin');
  for (const text of [record, plain.stderr, json.stderr, shown.stdout, document.stdout].map(String)) {
    expect(text).not.toContain('sk-1');
  }
});
