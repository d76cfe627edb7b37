import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { type Digest, digestSchema, type SessionDigest } from '../../lib/session-log/format/digest.js';
import {
  listSchema,
  markSchema,
  type SessionList,
  type SessionStatus,
  statusSchema,
} from '../../lib/session-log/format/listing.js';
import { encodeDirectory, type Home, makeHome, runIn, writeBelow } from '../support/session-store.js';
import { isInstalled } from '../support/tools.js';

const CWD = '/nonexistent-af/proj';
const PROJECT = '.claude/projects/-nonexistent-af-proj';
const UID = '0199c3a1-0000-7000-8000-000000000001';

let clock = Date.UTC(2026, 0, 5, 10);

function line(value: Record<string, unknown>, cwd: string | undefined = CWD): string {
  clock += 1000;
  const timestamp = new Date(clock).toISOString();
  return `${JSON.stringify({ timestamp, sessionId: 's', ...(cwd === undefined ? {} : { cwd }), ...value })}\n`;
}

function prompt(uuid: string, content: string, cwd?: string): string {
  return line({ type: 'user', uuid, message: { role: 'user', content } }, cwd);
}

function failure(uuid: string, command: string, output: string): string {
  const id = `t-${uuid}`;
  const call = { type: 'tool_use', id, name: 'Bash', input: { command } };
  const result = { type: 'tool_result', tool_use_id: id, is_error: true, content: output };
  return (
    line({ type: 'assistant', uuid, message: { model: 'm', role: 'assistant', content: [call] } }) +
    line({ type: 'user', uuid: `${uuid}r`, message: { role: 'user', content: [result] } })
  );
}

const writeSession = (home: Home, id: string, content: string): string =>
  writeBelow(home, `${PROJECT}/${id}.jsonl`, content);

async function json<T>(home: Home, ...args: string[]): Promise<T> {
  const ended = await runIn(home, 'sessions', ...args, '--json');
  expect(ended.stderr).toBe('');
  return JSON.parse(ended.stdout.toString()) as T;
}

const states = (list: SessionList): string[] =>
  list.sessions.map(({ ref, state, reason }) => `${ref} ${state}${reason === undefined ? '' : ` ${reason}`}`);

describe('the loop', () => {
  test('list, digest, mark, append, digest: only the new event comes', async () => {
    const home = makeHome();
    const log = writeSession(home, 's1', prompt('u1', 'build it') + failure('a1', 'make', 'Exit code 2\nno'));
    const size = readFileSync(log).length;
    expect(states(await json(home, 'list'))).toEqual(['claude-code:s1 new']);

    const first = await json<Digest>(home, 'digest', '--unprocessed');
    expect(digestSchema.parse(first)).toEqual(first);
    expect(first.sessions[0]?.events.map(({ span }) => span)).toEqual(['u1', 'a1']);
    expect(await json(home, 'digest', '--unprocessed')).toEqual(first);

    const marked = await json(home, 'mark', 'claude-code:s1', '--outcome', 'filed', '--ref', UID);
    expect(markSchema.parse(marked)).toEqual({ marked: ['claude-code:s1'], outcome: 'filed', uids: [UID] });
    expect(states(await json(home, 'list'))).toEqual(['claude-code:s1 processed']);
    expect((await json<Digest>(home, 'digest', '--unprocessed')).sessions).toEqual([]);
    const whole = await json<Digest>(home, 'digest', 'claude-code:s1');
    expect(whole.sessions[0]?.from_offset).toBe(0);
    expect(whole.sessions[0]?.events).toHaveLength(2);

    appendFileSync(log, prompt('u2', 'still failing'));
    expect(states(await json(home, 'list', '--unprocessed'))).toEqual(['claude-code:s1 changed appended']);
    const next = await json<Digest>(home, 'digest', 'claude-code:s1');
    expect(next.sessions[0]).toMatchObject({
      from_offset: size,
      counts: { entries: 1, prompts: 1, tool_calls: 0 },
    });
    expect(next.sessions[0]?.events.map(({ span }) => span)).toEqual(['u2']);
  });

  test('half a line at scan time: it is reported once it is whole, and not before', async () => {
    const home = makeHome();
    const whole = prompt('u1', 'one');
    const second = prompt('u2', 'two');
    const log = writeSession(home, 's1', whole + second.slice(0, 60));
    const round = async (): Promise<SessionDigest | undefined> => {
      const digest = await json<Digest>(home, 'digest', '--unprocessed');
      if (digest.sessions.length > 0) await json(home, 'mark', 'claude-code:s1', '--outcome', 'nothing');
      return digest.sessions[0];
    };
    expect((await round())?.events).toHaveLength(1);
    appendFileSync(log, second.slice(60, -1));
    expect(states(await json(home, 'list'))).toEqual(['claude-code:s1 processed']);
    appendFileSync(log, '\n');
    expect(await round()).toMatchObject({ from_offset: whole.length, events: [{ span: 'u2' }] });
    expect(await round()).toBeUndefined();
  });

  test('NULs after the last line are not covered', async () => {
    const home = makeHome();
    const log = writeSession(home, 's1', prompt('u1', 'hi') + '\0'.repeat(1728));
    await json(home, 'digest', '--unprocessed');
    await json(home, 'mark', 'claude-code:s1', '--outcome', 'nothing');
    expect(states(await json(home, 'list'))).toEqual(['claude-code:s1 processed']);
    appendFileSync(log, prompt('u2', 'lost') + prompt('u3', 'kept'));
    const { sessions } = await json<Digest>(home, 'digest', '--unprocessed');
    expect(sessions[0]).toMatchObject({ counts: { unparsed: 1 }, events: [{ span: 'u3' }] });
  });

  test('shorter, replaced, touched and gone files', async () => {
    const home = makeHome();
    const lines = ['u1', 'u2', 'u3'].map((uuid) => prompt(uuid, 'x'));
    const paths = ['short', 'rotated', 'same', 'touched', 'gone'].map((id) =>
      writeSession(home, id, lines.join('')),
    );
    const refs = ['short', 'rotated', 'same', 'touched', 'gone'].map((id) => `claude-code:${id}`);
    await json(home, 'digest', ...refs);
    await json(home, 'mark', ...refs, '--outcome', 'skipped');
    const [short, rotated, same, touched, gone] = paths as [string, string, string, string, string];
    truncateSync(short, (lines[0] as string).length);
    writeFileSync(rotated, prompt('v1', 'x') + lines[1] + lines[2]);
    writeFileSync(same, lines[0] + (lines[1] as string).replace('u2', 'v2') + lines[2]);
    utimesSync(touched, new Date(), new Date());
    rmSync(gone);
    expect(states(await json(home, 'list')).sort()).toEqual([
      'claude-code:gone absent',
      'claude-code:rotated changed rotated',
      'claude-code:same processed',
      'claude-code:short changed truncated',
      'claude-code:touched processed',
    ]);
    const digest = await json<Digest>(home, 'digest', 'claude-code:short', 'claude-code:rotated');
    expect(digest.sessions.map(({ from_offset, events }) => [from_offset, events.length])).toEqual([
      [0, 1],
      [0, 3],
    ]);
    await json(home, 'mark', 'claude-code:short', '--outcome', 'nothing');
    expect(states(await json(home, 'list'))).toContain('claude-code:short processed');
    const missing = await runIn(
      home,
      'sessions',
      'digest',
      '--json',
      'claude-code:gone',
      'claude-code:never',
    );
    expect(missing.code).toBe(1);
    expect((JSON.parse(missing.stdout.toString()) as Digest).errors).toEqual([
      { ref: 'claude-code:gone', state: 'absent', message: expect.stringContaining('its file is gone') },
      { ref: 'claude-code:never', state: 'absent', message: expect.stringContaining('not in the store') },
    ]);
  });

  test('400 failing calls: rounds of digest and mark cover all of them, each round further on', async () => {
    const home = makeHome();
    writeSession(
      home,
      's1',
      Array.from({ length: 400 }, (_, i) => failure(`a${i}`, `c ${i}`, 'y'.repeat(400))).join(''),
    );
    const spans: string[] = [];
    const offsets: number[] = [];
    for (;;) {
      const { sessions } = await json<Digest>(home, 'digest', '--unprocessed');
      if (sessions[0] === undefined) break;
      spans.push(...sessions[0].events.map(({ span }) => span));
      offsets.push(sessions[0].from_offset);
      await json(home, 'mark', 'claude-code:s1', '--outcome', 'nothing');
    }
    expect(spans).toEqual(Array.from({ length: 400 }, (_, i) => `a${i}`));
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    expect(new Set(offsets).size).toBe(offsets.length);
    expect(states(await json(home, 'list'))).toEqual(['claude-code:s1 processed']);
  });

  test('six full sessions: the later ones are deferred, keep their watermark and come next', async () => {
    const home = makeHome();
    for (let s = 0; s < 6; s += 1) {
      writeSession(
        home,
        `s${s}`,
        Array.from({ length: 200 }, (_, i) => failure(`a${i}`, `c ${i}`, 'y'.repeat(400))).join(''),
      );
    }
    const first = await json<Digest>(home, 'digest', '--unprocessed');
    const bytes = first.sessions.map((session) => Buffer.byteLength(JSON.stringify(session)));
    expect(Math.max(...bytes)).toBeLessThanOrEqual(65_536);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(262_144);
    expect(first.sessions.map(({ ref }) => ref)).toEqual([0, 1, 2, 3].map((s) => `claude-code:s${s}`));
    expect(first.deferred).toEqual(['claude-code:s4', 'claude-code:s5']);
    const undigested = await runIn(home, 'sessions', 'mark', 'claude-code:s4', '--outcome', 'nothing');
    expect([undigested.code, undigested.stderr]).toEqual([
      1,
      expect.stringContaining('sessions digest claude-code:s4'),
    ]);
    await json(home, 'mark', ...first.sessions.map(({ ref }) => ref), '--outcome', 'nothing');
    const second = await json<Digest>(home, 'digest', '--unprocessed', '--limit', '2');
    expect(second.sessions).toHaveLength(2);
  });
});

describe('choosing', () => {
  test('oldest last entry first, with a limit, and --since by the last entry', async () => {
    const home = makeHome();
    const at = (id: string, time: string): void => {
      const log = writeSession(
        home,
        id,
        line({ type: 'user', uuid: 'u', message: { content: 'x' }, timestamp: time }),
      );
      utimesSync(log, new Date('2026-10-10T00:00:00Z'), new Date('2026-10-10T00:00:00Z'));
    };
    at('late', '2026-10-09T08:00:00Z');
    at('old', '2026-10-08T08:00:00Z');
    at('exact', '2026-10-09T00:00:00Z');
    const refs = (list: SessionList): string[] => list.sessions.map(({ session_id }) => session_id);
    expect(refs(await json(home, 'list'))).toEqual(['old', 'exact', 'late']);
    expect(refs(await json(home, 'list', '--since', '2026-10-09T00:00:00Z'))).toEqual(['exact', 'late']);
    expect(refs(await json(home, 'list', '--since', '2026-10-11T00:00:00Z'))).toEqual([]);
    const limited = await json<Digest>(home, 'digest', '--unprocessed', '--limit', '1');
    expect(limited.sessions.map(({ ref }) => ref)).toEqual(['claude-code:old']);
    const named = await json<Digest>(
      home,
      'digest',
      'claude-code:late',
      'claude-code:old',
      'claude-code:late',
    );
    expect(named.sessions.map(({ session_id }) => session_id)).toEqual(['late', 'old', 'late']);
  });

  test('a session without a working directory needs a person to allow it', async () => {
    const home = makeHome();
    writeSession(home, 's1', prompt('u1', 'x').replace(`"cwd":"${CWD}",`, ''));
    expect(states(await json(home, 'list'))).toEqual(['claude-code:s1 unknown-project']);
    expect(await json(home, 'digest', '--unprocessed')).toMatchObject({ sessions: [], errors: [] });
    const refused = await runIn(home, 'sessions', 'digest', 'claude-code:s1');
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('--allow-unknown-project')]);
    const allowed = await json<Digest>(home, 'digest', '--unprocessed', '--allow-unknown-project');
    expect(allowed.sessions).toMatchObject([{ project: '', cwd: '' }]);
  });
});

describe('policy', () => {
  const configure = (home: Home, toml: string): string =>
    writeBelow(home, '.config/agentfeedback/config.toml', toml);

  test('a denied session is listed with nothing of it, and cannot be digested', async () => {
    const home = makeHome();
    writeSession(home, 's1', prompt('u1', 'x'));
    writeBelow(home, '.claude/projects/-srv-other/s2.jsonl', prompt('u1', 'x', '/srv/secret/place'));
    configure(home, `[collect]\ndeny_paths = ["${CWD}", "/srv/secret"]\n`);
    const list = await json<SessionList>(home, 'list');
    expect(states(list).sort()).toEqual([
      'claude-code:s1 denied deny_paths',
      'claude-code:s2 denied deny_paths',
    ]);
    for (const session of list.sessions) {
      expect(Object.keys(session)).toEqual(['ref', 'harness', 'session_id', 'path', 'state', 'reason']);
    }
    expect(JSON.stringify(list)).not.toContain('/srv/secret');
    const refused = await runIn(home, 'sessions', 'digest', '--json', 'claude-code:s1', 'claude-code:s2');
    expect(refused.code).toBe(1);
    expect((JSON.parse(refused.stdout.toString()) as Digest).errors.map(({ state }) => state)).toEqual([
      'denied',
      'denied',
    ]);
    expect(refused.stdout.toString()).not.toContain('/srv/secret');
    expect((await json<Digest>(home, 'digest', '--unprocessed')).errors).toEqual([]);
  });

  test('a config file that is no TOML fails every command that reads sessions', async () => {
    const home = makeHome();
    configure(home, '[collect\n');
    for (const command of [['list'], ['status'], ['digest', '--unprocessed']]) {
      const ended = await runIn(home, 'sessions', ...command);
      expect([ended.code, ended.stdout.toString()]).toEqual([1, '']);
      expect(ended.stderr).toContain('config.toml');
    }
  });

  test('a server url changes nothing', async () => {
    const home = makeHome();
    writeSession(home, 's1', prompt('u1', 'x'));
    configure(home, 'url = "http://127.0.0.1:1/"\n');
    const env = { ...home.env, AGENT_FEEDBACK_URL: 'http://127.0.0.1:1/' };
    expect((await json<Digest>({ ...home, env }, 'digest', '--unprocessed')).sessions).toHaveLength(1);
    expect(existsSync(join(home.path, '.local/share/agentfeedback/agentfeedback.db'))).toBe(true);
  });
});

describe('stores', () => {
  test('an absent store is told only when its harness was asked for', async () => {
    const home = makeHome();
    expect((await runIn(home, 'sessions', 'list')).stderr).toBe('');
    const asked = await runIn(home, 'sessions', 'list', '--harness', 'codex', '--json');
    expect(asked.stderr).toBe(`codex: the store ${join(home.path, '.codex/sessions')} is absent\n`);
    const list = listSchema.parse(JSON.parse(asked.stdout.toString()));
    expect(list).toEqual({
      stores: [{ harness: 'codex', location: join(home.path, '.codex/sessions'), state: 'absent' }],
      sessions: [],
    });
  });

  test('problems and unreadable stores are told on stderr, with --json too', async () => {
    const home = makeHome();
    writeBelow(home, '.codex/sessions', 'a file where the store should be');
    writeBelow(home, '.local/share/opencode/opencode.db', 'no database '.repeat(500));
    const ended = await runIn(home, 'sessions', 'list', '--json');
    expect(ended.code).toBe(0);
    expect(ended.stderr).toMatch(/^codex: the store .* is unreadable$/m);
    expect(ended.stderr).toMatch(/opencode/);
    const refused = await runIn(home, 'sessions', 'digest', '--json', 'codex:a', 'opencode:b');
    const { errors } = JSON.parse(refused.stdout.toString()) as Digest;
    expect([refused.code, ...errors.map(({ state }) => state)]).toEqual([1, 'unreadable', 'unreadable']);
  });

  test('a seen session whose directory cannot be listed any more is unreadable, not absent', async () => {
    const home = makeHome();
    writeSession(home, 's1', prompt('u1', 'x'));
    await json(home, 'digest', '--unprocessed');
    const project = join(home.path, PROJECT);
    rmSync(project, { recursive: true });
    // A directory whose listing fails for root too: it goes round in circles.
    symlinkSync(project, project);
    expect(states(await json(home, 'list'))).toEqual(['claude-code:s1 absent']);
    rmSync(project);
    mkdirSync(join(home.path, '.claude/projects'), { recursive: true });
    rmSync(join(home.path, '.claude/projects'), { recursive: true });
    writeFileSync(join(home.path, '.claude/projects'), '');
    const ended = await runIn(home, 'sessions', 'list', '--json');
    expect(states(JSON.parse(ended.stdout.toString()))[0]).toMatch(/^claude-code:s1 unreadable /);
    const digest = await runIn(home, 'sessions', 'digest', '--json', 'claude-code:s1');
    expect((JSON.parse(digest.stdout.toString()) as Digest).errors[0]?.state).toBe('unreadable');
  });

  test('status counts states per harness and prints the selection', async () => {
    const home = makeHome();
    writeSession(home, 's1', prompt('u1', 'x'));
    writeSession(home, 's2', '{');
    const none = await json<SessionStatus>(home, 'status');
    expect(none.harnesses.map(({ harness }) => harness)).toEqual([
      'claude-code',
      'codex',
      'copilot',
      'gemini-cli',
      'opencode',
    ]);
    expect(none.harnesses[0]).toEqual({
      harness: 'claude-code',
      location: join(home.path, '.claude/projects'),
      store: 'present',
      states: { new: 1, 'unsupported-format': 1 },
    });
    expect(none.selection).toBeUndefined();
    const set = [
      'status',
      '--set-selection',
      '--harness',
      'codex',
      '--harness',
      'copilot',
      '--since',
      '7d',
      '--limit',
      '3',
    ];
    const saved = await json<SessionStatus>(home, ...set);
    expect(statusSchema.parse(saved).selection).toEqual({
      harnesses: ['codex', 'copilot'],
      since: '7d',
      limit: 3,
    });
    await json(home, 'status', '--set-selection');
    expect((await json<SessionStatus>(home, 'status')).selection).toEqual({
      harnesses: [],
      since: '',
      limit: 0,
    });
    const text = (await runIn(home, 'sessions', 'status')).stdout.toString();
    expect(text).toContain('  new  1\n  unsupported-format  1\n');
    expect(text).toContain('selection: all harnesses; any time; no limit\n');
  });
});

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
    const { runCommand, programPath } = await import('../support/run-program.js');
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
    clock = Date.UTC(2026, 0, 5, 10);
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
    clock = Date.UTC(2026, 0, 5, 10);
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

test('nothing of a log is stored', async () => {
  const home = makeHome();
  writeSession(
    home,
    's1',
    prompt('u1', 'UNMISTAKABLE-TEXT') + failure('a1', 'UNMISTAKABLE-CMD', 'UNMISTAKABLE-OUT'),
  );
  await json(home, 'digest', '--unprocessed');
  await json(home, 'mark', 'claude-code:s1', '--outcome', 'nothing');
  const folder = join(home.path, '.local/share/agentfeedback');
  const database = new DatabaseSync(join(folder, 'agentfeedback.db'));
  database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  const rest = ['', '-wal', '-shm'].map((suffix) =>
    readFileSync(join(folder, `agentfeedback.db${suffix}`), 'latin1'),
  );
  database.close();
  expect(rest.join('')).not.toMatch(/UNMISTAK|nonexistent-af\/proj"/);
  expect(encodeDirectory(CWD)).toBe('-nonexistent-af-proj');
});
