import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sessionScanKey } from '../../../lib/session-log/submit/session-key.js';
import { CWD, failure, line, prompt, writeSession } from '../../support/claude-log.js';
import { makeRepository, outcomeOf, rowsOf, submit, writeSessionOf } from '../../support/filing.js';
import { runCommand } from '../../support/run-program.js';
import { makeHome, runIn, writeBelow } from '../../support/session-store.js';
import { testWith } from '../../support/tools.js';

const REPORT = { summary: 'make fails without a hint', category: 'tooling', details: 'it says no' };
const SECRET = `gho_${'m'.repeat(36)}`;
const FORBIDDEN = `sk-ant-${'w'.repeat(30)}`;

describe('from a span', () => {
  test('the log decides key, time, harness and model; filing twice is harmless', async () => {
    const home = makeHome();
    writeSession(home, 's1', prompt('u1', 'build') + failure('a1', 'make', 'Exit code 2\nno'));
    const given = {
      ...REPORT,
      key: 'mine',
      project: 'mine',
      occurred_at: '2001-01-01T00:00:00Z',
      model: 'mine',
      harness: 'mine',
    };
    const from = ['--context-from', 'claude-code:s1#a1'];
    const first = await submit(home, from, { report: given });
    expect(first).toMatchObject({ code: 0, stderr: '' });
    const submitted = outcomeOf(first);
    expect(submitted).toMatchObject({ outcome: 'submitted', kind: 'friction', id: 1 });
    expect(submitted.key).toBe(sessionScanKey({ harness: 'claude-code', sessionId: 's1' }, 'a1', 1));
    const [row] = rowsOf(home);
    expect(row).toMatchObject({
      uid: submitted.uid,
      key: submitted.key,
      harness: 'claude-code',
      model: 'm',
      project: 'proj',
      origin: 'session-scan',
      category: 'tooling',
    });
    expect(new Date(Number(row?.occurred_at) / 1000).toISOString()).toMatch(/^2026-01-05T10:/);
    expect(JSON.parse(String(row?.context))).toEqual({
      origin: 'session-scan',
      detector: 'claude-code-jsonl/1',
      session_id: 's1',
      session_harness: 'claude-code',
    });

    const again = await submit(home, from, { report: given });
    expect(again.code).toBe(0);
    expect(outcomeOf(again)).toEqual({ ...submitted, outcome: 'duplicate' });
    const changed = await submit(home, from, { report: { ...given, summary: 'other' } });
    expect(changed.code).toBe(1);
    expect(changed.stderr).toContain('--ordinal');
    expect(outcomeOf(changed)).toMatchObject({ outcome: 'mismatch', reason: 'mismatch', key: submitted.key });
    expect(outcomeOf(changed).message).toContain(submitted.key);
    expect(rowsOf(home)).toEqual([row]);

    const second = await submit(home, [...from, '--ordinal', '2'], {
      report: { ...given, summary: 'other' },
    });
    expect(outcomeOf(second)).toMatchObject({
      outcome: 'submitted',
      key: sessionScanKey({ harness: 'claude-code', sessionId: 's1' }, 'a1', 2),
    });
    const result = await submit(home, ['--context-from', 'claude-code:s1#a1r', '--summary', 'by flags']);
    expect(outcomeOf(result).outcome).toBe('submitted');
    expect(rowsOf(home)).toHaveLength(3);
  });

  test('a directory that still exists gives the project and the context', async () => {
    const home = makeHome();
    const remote = 'https://ann:pw@host.test/team/tool.git';
    const root = makeRepository(home.path, 'work', remote);
    writeBelow(home, 'work/.agentfeedback.toml', '[context]\ndrop = ["os"]\n');
    writeBelow(
      home,
      '.config/agentfeedback/config.toml',
      '[context]\ndrop = ["arch"]\nworkflow = "nightly"\n',
    );
    const ref = writeSessionOf(home, root, 's1', prompt('u1', 'hi', root));
    const ended = await submit(home, ['--context-from', `${ref}#u1`, '--context', 'os=mine'], {
      report: REPORT,
    });
    expect(outcomeOf(ended).outcome).toBe('submitted');
    const [row] = rowsOf(home);
    expect(row?.project).toBe('tool');
    expect(JSON.parse(String(row?.context))).toEqual({
      os: 'mine',
      origin: 'session-scan',
      detector: 'claude-code-jsonl/1',
      session_id: 's1',
      session_harness: 'claude-code',
      cwd: root,
      repo: 'https://host.test/team/tool.git',
      client: expect.stringMatching(/^agentfeedback\//),
      workflow: 'nightly',
    });
  });

  test('a prompt before any assistant entry has no model, whatever environment and stdin say', async () => {
    const home = makeHome();
    writeSession(home, 's1', prompt('u1', 'build') + failure('a1', 'make', 'no'));
    const ended = await submit(home, ['--context-from', 'claude-code:s1#u1', '--dry-run'], {
      report: { ...REPORT, model: 'mine' },
      env: { AGENT_FEEDBACK_MODEL: 'env-model' },
    });
    const [body, outcome] = ended.stdout.toString().trimEnd().split('\n');
    expect(JSON.parse(body as string)).not.toHaveProperty('model');
    expect(JSON.parse(outcome as string)).toMatchObject({ outcome: 'valid' });
  });

  test('what cannot be filed files nothing and prints nothing on stdout', async () => {
    const home = makeHome();
    const timeless = `${JSON.stringify({ type: 'user', uuid: 'u2', cwd: CWD, message: { content: 'x' } })}\n`;
    writeSession(home, 's1', prompt('u1', 'hi') + timeless);
    writeSession(
      home,
      'nowhere',
      `${JSON.stringify({ type: 'user', uuid: 'u1', timestamp: '2026-01-05T10:00:00Z', message: { content: 'x' } })}\n`,
    );
    writeSession(home, 'foreign', '{"a":1}\n');
    const denied = join(home.path, 'denied');
    writeSessionOf(home, denied, 'secret', prompt('u1', 'hi', denied));
    writeBelow(home, '.config/agentfeedback/config.toml', `[collect]\ndeny_paths = ["${denied}"]\n`);
    const cases = [
      ['claude-code:s1#u9', 'span-not-found'],
      ['claude-code:s1#u2', 'span-without-time'],
      ['claude-code:s2#u1', 'absent'],
      ['claude-code:nowhere#u1', 'unknown-project'],
      ['claude-code:foreign#u1', 'unsupported-format'],
      ['claude-code:secret#u1', 'denied'],
    ] as const;
    for (const [from, code] of cases) {
      const ended = await submit(home, ['--context-from', from], { report: REPORT });
      expect([ended.code, ended.stdout.toString()], from).toEqual([1, '']);
      expect(ended.stderr, from).toContain(`(${code})`);
    }
    const allowed = ['--context-from', 'claude-code:nowhere#u1', '--allow-unknown-project'];
    const ended = await submit(home, allowed, { report: { ...REPORT, project: 'from stdin' } });
    expect(outcomeOf(ended).outcome).toBe('submitted');
    expect(rowsOf(home)).toMatchObject([{ project: 'from stdin', model: null }]);
  });

  test('a replaced origin is scrubbed all the same, and so is a stdin that says it is a scan', async () => {
    const home = makeHome();
    writeSession(home, 's1', prompt('u1', 'hi'));
    const report = { ...REPORT, details: `used ${SECRET}` };
    const replaced = await submit(
      home,
      ['--context-from', 'claude-code:s1#u1', '--context', 'origin=manual'],
      { report },
    );
    expect(outcomeOf(replaced)).toMatchObject({
      outcome: 'submitted',
      warnings: [
        { code: 'scrubbed', pointer: '/details', message: expect.stringContaining('github_token 1') },
      ],
    });
    expect(replaced.stderr).toContain('github_token 1');
    await submit(home, [], { report: { ...report, context: { origin: 'session-scan' } } });
    await submit(home, ['--context', 'origin=manual'], {
      report: { ...report, context: { origin: 'session-scan' } },
    });
    await submit(home, ['--context', 'origin=session-scan'], { report });
    const rows = rowsOf(home);
    expect(rows.map(({ origin }) => origin)).toEqual(['manual', 'session-scan', 'manual', 'session-scan']);
    for (const { payload } of rows) expect(String(payload)).not.toContain(SECRET);
    await submit(home, [], { report });
    expect(rowsOf(home).at(-1)?.payload).toContain(SECRET);
  });
});

describe('the calling process', () => {
  testWith('strace')('nothing of its directory and environment is read or stored', async () => {
    const home = makeHome();
    const here = makeRepository(home.path, 'caller', 'https://host.test/caller/other.git');
    const there = makeRepository(home.path, 'session', 'https://host.test/team/tool.git');
    const ref = writeSessionOf(home, there, 's1', prompt('u1', 'hi', there));
    const trace = join(home.path, 'trace');
    const env = {
      ...home.env,
      AGENT_FEEDBACK_MODEL: 'env-model',
      AGENT_FEEDBACK_HARNESS: 'env-harness',
      DEPLOY_TOKEN: FORBIDDEN,
      AGENT_FEEDBACK_API_KEY: FORBIDDEN,
    };
    const program = join(import.meta.dirname, '../../../dist/bin/agentfeedback.js');
    const args = [process.execPath, program, 'submit', 'friction', '--stdin', '--context-from', `${ref}#u1`];
    const ended = await runCommand('strace', ['-f', '-qq', '-e', 'trace=%file', '-o', trace, ...args], {
      cwd: here,
      env,
      input: JSON.stringify(REPORT),
    });
    expect(outcomeOf(ended).outcome).toBe('submitted');
    const told = ended.stdout.toString() + ended.stderr + JSON.stringify(rowsOf(home));
    for (const own of ['caller', 'other', 'env-model', 'env-harness', FORBIDDEN])
      expect(told).not.toContain(own);
    const { stdout } = await runCommand('grep', [
      '-nE',
      `(open|stat|access|readlink)[a-z0-9]*\\([^"]*"(${here}|[^/"])`,
      trace,
    ]);
    expect(stdout.toString()).toBe('');
    const seen = await runCommand('grep', ['-c', `"${there}/.git/config"`, trace]);
    expect(Number(seen.stdout)).toBeGreaterThan(0);
  });

  test('without a span, its directory, its environment and its config count', async () => {
    const home = makeHome();
    const here = makeRepository(home.path, 'caller', 'git@host.test:team/other.git');
    writeBelow(
      home,
      '.config/agentfeedback/config.toml',
      'machine = "conf"\nmodel = "conf"\nharness = "conf"\n',
    );
    const env = { AGENT_FEEDBACK_MODEL: 'env-model', AGENT_FEEDBACK_HARNESS: '' };
    await submit(home, ['--summary', 'one'], { cwd: here, env });
    await submit(home, ['--summary', 'two', '--model', 'flag', '--project', 'p', '--machine', 'box'], {
      cwd: here,
      env,
    });
    expect(rowsOf(home)).toMatchObject([
      { machine: 'conf', model: 'env-model', harness: 'conf', project: 'other' },
      { machine: 'box', model: 'flag', harness: 'conf', project: 'p' },
    ]);
  });

  test('a directory that is switched off files nothing and says which rule', async () => {
    const home = makeHome();
    const here = makeRepository(home.path, 'caller');
    writeBelow(home, 'caller/.agentfeedback.toml', '[collect]\ndisabled = true\n');
    writeBelow(home, '.config/agentfeedback/config.toml', '[collect]\ndeny_paths = ["not/absolute"]\n');
    const ended = await submit(home, ['--summary', 'one'], { cwd: here });
    expect(ended.code).toBe(0);
    expect(outcomeOf(ended)).toEqual({ outcome: 'disabled', kind: 'friction', reason: 'repo_disabled' });
    expect(ended.stderr).toContain('not/absolute');
  });

  test('a directory that is gone is no project', async () => {
    const home = makeHome();
    const here = makeRepository(home.path, 'caller');
    const script = `cd ${here} && rm -rf ${here} && exec "$0" "$@"`;
    const program = join(import.meta.dirname, '../../../dist/bin/agentfeedback.js');
    const command = [process.execPath, program, 'submit', 'friction', '--summary', 'one', '--local'];
    const ended = await runCommand('sh', ['-c', script, ...command], { env: home.env });
    expect(outcomeOf(ended).outcome).toBe('submitted');
    expect(rowsOf(home)).toMatchObject([{ project: null, context: '{}' }]);
  });
});

describe('the report', () => {
  test.each([
    ['nothing', ''],
    ['a list', '[]'],
    ['two objects', '{"summary":"a"} {"summary":"b"}'],
    ['half an object', '{"summary":"a"'],
    ['a member twice', '{"summary":"a","summary":"b"}'],
    ['no summary', '{"details":"x"}'],
    ['a blank summary', '{"summary":" \\n"}'],
  ])('%s on stdin is rejected', async (_, text) => {
    const home = makeHome();
    const ended = await submit(home, [], { report: Buffer.from(text) });
    expect(ended.code).toBe(1);
    expect(outcomeOf(ended)).toMatchObject({ outcome: 'rejected', reason: 'invalid_body' });
    expect(ended.stderr).toContain('(invalid_body)');
  });

  test('one over 10 MiB is rejected, one of 10 MiB is filed', async () => {
    const home = makeHome();
    const whole = (size: number) => {
      const start = '{"summary":"a","details":"';
      return Buffer.from(`${start}${'x'.repeat(size - start.length - 2)}"}`);
    };
    const over = await submit(home, [], { report: whole(10_485_761) });
    expect(outcomeOf(over)).toMatchObject({ outcome: 'rejected', reason: 'body_too_large' });
    const ended = await submit(home, [], { report: whole(10_485_760) });
    expect(outcomeOf(ended).outcome).toBe('submitted');
  });

  test('a flag goes over what stands in it, flat or in the payload', async () => {
    const home = makeHome();
    const report = { summary: 'a', severity: 'low', payload: { details: 'old', more: 1 } };
    const args = [
      '--details',
      'new',
      '--severity',
      'high',
      '--summary',
      'b',
      '--schema-version',
      '3',
      '--dry-run',
    ];
    const [body] = (await submit(home, args, { report })).stdout.toString().split('\n');
    expect(JSON.parse(body as string)).toMatchObject({
      summary: 'b',
      schema_version: 3,
      payload: { details: 'new', severity: 'high', more: 1, fix_status: 'none' },
    });
  });
});

test.each([
  [['submit'], 'a command is missing'],
  [
    ['submit', 'friction', '--summary', 'a', '--context-from', 'codex:a#b', '--key', 'x'],
    '--key and --context-from',
  ],
] as const)('a wrong command line exits 2: %j', async (args, text) => {
  const ended = await runIn(makeHome(), ...args);
  expect([ended.code, ended.stdout.toString()]).toEqual([2, '']);
  expect(ended.stderr).toContain(text);
});

test('a context value may hold =, and a session may be one of a later line', async () => {
  const home = makeHome();
  writeSession(home, 's1', line({ type: 'summary', summary: 'x' }) + prompt('u1', 'hi'));
  const args = ['--context-from', 'claude-code:s1#u1', '--summary', 'a', '--context', ' a =b=c'];
  await submit(home, args);
  expect(JSON.parse(String(rowsOf(home)[0]?.context))).toMatchObject({ a: 'b=c' });
});
