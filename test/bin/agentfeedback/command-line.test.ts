import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Digest } from '../../../lib/session-log/format/digest.js';
import { failure, line, prompt, setClock, states, UID, writeSession } from '../../support/claude-log.js';
import { makeHome, runIn, writeBelow } from '../../support/session-store.js';
import { isInstalled } from '../../support/tools.js';

describe('the command line', () => {
  test.each([
    [[]],
    [['frob']],
    [['sessions']],
    [['sessions', 'frob']],
    [['sessions', 'list', 'extra']],
    [['sessions', 'list', '--frob']],
    [['sessions', 'list', '--harness', 'frob']],
    [['sessions', 'list', '--harness', 'cursor']],
    [['sessions', 'list', '--harness', 'antigravity']],
    [['sessions', 'list', '--harness', 'devin']],
    [['sessions', 'list', '--since', 'yesterday']],
    [['sessions', 'list', '--since', '36526d']],
    [['sessions', 'digest']],
    [['sessions', 'digest', 'claude-code:a', '--unprocessed']],
    [['sessions', 'digest', 'claude-code:a', '--limit', '1']],
    [['sessions', 'digest', 'claude-code:a', '--harness', 'codex']],
    [['sessions', 'digest', '--unprocessed', '--limit', '-1']],
    [['sessions', 'digest', '--unprocessed', '--limit', '1.5']],
    [['sessions', 'digest', 'claude-code']],
    [['sessions', 'digest', 'claude-code:']],
    [['sessions', 'digest', 'claude-code:a/b']],
    [['sessions', 'digest', 'claude-code:a#b']],
    [['sessions', 'digest', 'frob:a']],
    [['sessions', 'digest', 'cursor:a']],
    [['sessions', 'mark']],
    [['sessions', 'mark', 'claude-code:a']],
    [['sessions', 'mark', '--outcome', 'nothing']],
    [['sessions', 'mark', 'claude-code:a', '--outcome', 'lost']],
    [['sessions', 'mark', 'claude-code:a', '--outcome', 'filed', '--ref', 'u1']],
    [['sessions', 'mark', 'claude-code:a', '--outcome', 'filed', '--ref', UID.replaceAll('-', '')]],
    [['sessions', 'mark', 'claude-code:a', '--outcome', 'filed', '--ref', `${UID}0`]],
    [['sessions', 'status', '--harness', 'codex']],
    [['sessions', 'status', '--since', '7d']],
    [['sessions', 'status', '--set-selection', '--harness', 'frob']],
  ])('%j exits 2, says what to do on one line and makes no database', async (args) => {
    const home = makeHome();
    const ended = await runIn(home, ...args);
    expect([ended.code, ended.stdout.toString()]).toEqual([2, '']);
    expect(ended.stderr).toMatch(/^agentfeedback: [^\n]+; [^\n]+\. \(usage\)\n$/);
    expect(existsSync(join(home.path, '.local/share/agentfeedback'))).toBe(false);
  });

  test('flags stand anywhere, with one dash or two, until --', async () => {
    const home = makeHome();
    writeSession(home, 's1', prompt('u1', 'x'));
    const ended = await runIn(
      home,
      'sessions',
      'digest',
      '-json',
      'claude-code:s1',
      '-allow-unknown-project',
    );
    expect((JSON.parse(ended.stdout.toString()) as Digest).sessions).toHaveLength(1);
    const listed = await runIn(home, 'sessions', 'list', '-harness=claude-code', '--json');
    expect(states(JSON.parse(listed.stdout.toString()))).toHaveLength(1);
    expect((await runIn(home, 'sessions', 'digest', '--', '-json')).code).toBe(2);
  });

  test('help has examples for every command', async () => {
    const home = makeHome();
    for (const command of [
      [],
      ['sessions'],
      ...['list', 'digest', 'mark', 'status'].map((name) => ['sessions', name]),
    ]) {
      const { code, stdout } = await runIn(home, ...command, '--help');
      expect(code).toBe(0);
      expect(stdout.toString()).toContain('Examples:\n  agentfeedback sessions');
    }
  });

  test('with --json an error is one JSON object on stderr', async () => {
    const ended = await runIn(
      makeHome(),
      'sessions',
      'mark',
      'claude-code:a',
      '--outcome',
      'nothing',
      '--json',
    );
    expect([ended.code, JSON.parse(ended.stderr).error]).toEqual([1, 'not-digested']);
  });

  test('a data directory that cannot be made fails with 1', async () => {
    const home = makeHome();
    writeBelow(home, '.local/share/agentfeedback', 'a file');
    const ended = await runIn(home, 'sessions', 'list');
    expect([ended.code, ended.stderr]).toEqual([
      1,
      expect.stringMatching(/^agentfeedback: .*\(cannot-create\)\n$/),
    ]);
  });

  test('a full disk under stdout is told', async () => {
    const home = makeHome();
    if (!isInstalled('sh') || !existsSync('/dev/full')) return;
    const { runCommand, programPath } = await import('../../support/run-program.js');
    const ended = await runCommand(
      'sh',
      ['-c', '"$0" "$@" > /dev/full', process.execPath, programPath('agentfeedback'), 'sessions', 'status'],
      { env: home.env },
    );
    expect([ended.code, ended.stderr]).toEqual([1, expect.stringContaining('ENOSPC')]);
  });
});

describe('for people', () => {
  test('the table of a list', async () => {
    const home = makeHome();
    setClock(Date.UTC(2026, 0, 5, 10));
    writeSession(home, 's1', prompt('u1', 'x') + failure('a1', 'make', 'no'));
    writeSession(home, 'empty', '');
    const text = (await runIn(home, 'sessions', 'list')).stdout.toString();
    expect(text).toBe(
      [
        'REF                STATE               PROJECT               START                 END                   PROMPTS  TOOL CALLS  TOOL ERRORS',
        'claude-code:s1     new                 /nonexistent-af/proj  2026-01-05T10:00:01Z  2026-01-05T10:00:03Z  1        1           1',
        'claude-code:empty  unsupported-format  -                     -                     -                     -        -           -',
        '',
      ].join('\n'),
    );
    expect((await runIn(makeHome(), 'sessions', 'list')).stdout.toString()).toBe('no sessions\n');
  });

  test('a digest begins with the notice, and a log cannot write to the terminal', async () => {
    const home = makeHome();
    setClock(Date.UTC(2026, 0, 5, 10));
    const log =
      prompt('u1', 'it is wrong \u001b[2J\u202e') +
      failure('a1', 'agentfeedback x', 'Exit code 2\nbad\u0007\r\nmore') +
      failure('a2', 'make', 'has been denied') +
      failure('a3', 'make', '') +
      prompt('u2', 'x', '/elsewhere') +
      line({
        type: 'assistant',
        uuid: 'z',
        message: { model: 'm-1', role: 'assistant', content: 'so\nlong' },
      });
    writeSession(home, 's1', log);
    const { stdout } = await runIn(home, 'sessions', 'digest', '--unprocessed');
    expect(stdout.toString().split('\n').slice(1)).toEqual([
      'detector version 1',
      '',
      'claude-code:s1  /nonexistent-af/proj',
      '  2026-01-05T10:00:01.000Z to 2026-01-05T10:00:09.000Z, m-1, from byte 0',
      '  prompts 2, tool calls 3, tool errors 2, interrupts 0, denials 1',
      '  2026-01-05T10:00:01.000Z  prompt  #u1',
      '      it is wrong ?[2J?',
      "  2026-01-05T10:00:02.000Z  Bash: error (exit), exit code 2, agentfeedback's own command  #a1",
      '      Exit code 2 bad? more',
      '  2026-01-05T10:00:04.000Z  Bash: denied  #a2',
      '      has been denied',
      '  2026-01-05T10:00:06.000Z  Bash: error (tool_error)  #a3',
      '  2026-01-05T10:00:08.000Z  prompt  #u2',
      '      x',
      '  retry of #a2: Bash #a3',
      '  flagged: "wrong" #u1',
      '  last text: so long',
      '',
    ]);
    expect(stdout.toString()).toMatch(
      /^Whoever reads this digest .* keeps none of it and sends none of it anywhere\.\n/,
    );
  });
});
