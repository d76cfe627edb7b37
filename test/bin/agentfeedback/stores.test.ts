import { existsSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Digest } from '../../../lib/session-log/format/digest.js';
import {
  listSchema,
  type SessionList,
  type SessionStatus,
  statusSchema,
} from '../../../lib/session-log/format/listing.js';
import { CWD, json, line, PROJECT, prompt, states, writeSession } from '../../support/claude-log.js';
import { type Home, makeHome, runIn, writeBelow } from '../../support/session-store.js';

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
