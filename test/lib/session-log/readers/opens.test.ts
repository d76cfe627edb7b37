// What a process opens, as the system saw it: the exact list, for each harness under each policy.

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { HARNESSES, type Harness } from '../../../../lib/session-log/format/harness.js';
import { sessionPath } from '../../../support/session-log/session-path.js';
import { logBytes, put, putDatabase } from '../../../support/session-log/stores.js';
import { type WalkedStore, walkStores } from '../../../support/session-log/walk.js';
import { temporaryFolder } from '../../../support/temporary.js';
import { testWith } from '../../../support/tools.js';

const CALLS =
  'open,openat,openat2,creat,read,pread64,readv,preadv,fcntl,flock,unlink,unlinkat,rename,renameat,renameat2,utimensat,futimesat,utime,utimes,mkdir,mkdirat,chmod,fchmodat';
const META = { timestamp: '2026-01-05T10:00:00Z', type: 'session_meta', payload: { id: 'x', cwd: '' } };

interface Scene {
  readonly home: string;
  /** The recorded working directory: a repository. */
  readonly cwd: string;
}

/** One session of every harness, all of one working directory. */
function setScene(config: (cwd: string) => string, repository = ''): Scene {
  const home = join(temporaryFolder(), 'home');
  const cwd = join(temporaryFolder(), 'project');
  put(join(cwd, '.git/HEAD'), 'ref: refs/heads/main\n');
  if (repository !== '') put(join(cwd, '.agentfeedback.toml'), repository);
  put(join(home, '.config/agentfeedback/config.toml'), config(cwd));
  const log = (harness: Exclude<Harness, 'opencode'>, lines: object[]): string =>
    put(sessionPath(home, harness, 'one', cwd), logBytes(lines));
  log('claude-code', [{ type: 'user', uuid: 'u1', cwd, message: { content: 'x' } }]);
  log('codex', [
    { ...META, payload: { id: 'x', cwd } },
    { type: 'event_msg', payload: { type: 'user_message', message: 'x' } },
  ]);
  const events = log('copilot', [{ type: 'user.message', id: 'e1', data: { content: 'x' } }]);
  put(join(events, '../workspace.yaml'), `cwd: ${cwd}\n`);
  log('gemini-cli', [{ id: 'm1', type: 'user', content: 'x' }]);
  put(join(home, '.gemini/tmp/demo/.project_root'), cwd);
  put(join(home, '.gemini/tmp/demo/chats/parent/session-sub.jsonl'), 'never opened');
  putDatabase(join(home, '.local/share/opencode/opencode.db'), [
    {
      id: 'one',
      directory: cwd,
      messages: [{ data: { role: 'user' }, parts: [{ type: 'text', text: 'x' }] }],
    },
  ]);
  mkdirSync(join(home, '.codex/archived_sessions'));
  return { home, cwd };
}

interface Trace {
  readonly store: WalkedStore;
  /** Opens below the home or the working directory, in order, as `path flags`. */
  readonly opens: string[];
  /** Other calls that name such a path. */
  readonly others: string[];
  /** Bytes read from each path. */
  readonly bytesRead: Map<string, number>;
}

async function trace({ home, cwd }: Scene, harness: Harness): Promise<Trace> {
  const output = join(temporaryFolder(), 'trace');
  const prefix = ['strace', '-f', '-y', '-s', '4096', '-e', `trace=${CALLS}`, '-o', output];
  const [store] = (await walkStores(home, [harness], prefix)) as [WalkedStore];
  const opens: string[] = [];
  const others: string[] = [];
  const bytesRead = new Map<string, number>();
  for (const line of joinUnfinished(readFileSync(output, 'utf8'))) {
    if (!line.includes(home) && !line.includes(cwd)) continue;
    const [, path, flags] =
      /^open(?:at2?)?\((?:AT_FDCWD(?:<[^>]*>)?, )?"([^"]*)", ([A-Z_|]+)/.exec(line) ?? [];
    const [, readFrom, count] = /^p?read(?:64|v)?\(\d+<([^>]*)>.* = (\d+)$/.exec(line) ?? [];
    if (path !== undefined)
      opens.push(`${path.replace(home, '~').replace(cwd, '$CWD')} ${kindOfOpen(flags)}`);
    else if (readFrom !== undefined) bytesRead.set(readFrom, (bytesRead.get(readFrom) ?? 0) + Number(count));
    else if (!/^(fcntl\(.*F_(GETFD|SETFD|GETFL)|p?read)/.test(line)) others.push(line);
  }
  return { store, opens: opens.filter((open) => !open.startsWith('~/.config')), others, bytesRead };
}

/** Lines of the trace without the process id, calls that another thread interrupted put together again. */
function joinUnfinished(text: string): string[] {
  const pending = new Map<string, string>();
  return text.split('\n').flatMap((line) => {
    const [, pid = '', call = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const [, begun] = /^(.*) <unfinished \.\.\.>$/.exec(call) ?? [];
    const [, rest] = /^<\.\.\. \w+ resumed>(.*)$/.exec(call) ?? [];
    if (begun !== undefined) pending.set(pid, begun);
    if (begun !== undefined) return [];
    return rest === undefined ? [call] : [`${pending.get(pid) ?? ''}${rest}`];
  });
}

function kindOfOpen(flags = ''): string {
  if (/O_RDWR|O_WRONLY|O_CREAT|O_TRUNC|O_APPEND/.test(flags)) return `WRITES ${flags}`;
  return flags.includes('O_DIRECTORY') ? 'directory' : 'file';
}

/** What listing alone opens. */
const LISTED: Record<Harness, string[]> = {
  'claude-code': ['~/.claude/projects directory', '~/.claude/projects/ENCODED directory'],
  codex: [
    '~/.codex/sessions directory',
    '~/.codex/sessions/2026 directory',
    '~/.codex/sessions/2026/01 directory',
    '~/.codex/sessions/2026/01/05 directory',
    '~/.codex/archived_sessions directory',
  ],
  copilot: ['~/.copilot/session-state directory'],
  'gemini-cli': ['~/.gemini/tmp directory', '~/.gemini/tmp/demo/chats directory'],
  opencode: ['~/.local/share/opencode directory', '~/.local/share/opencode/opencode.db file'],
};

/** What the check before the open reads. */
const GATE: Record<Harness, string[]> = {
  'claude-code': [],
  codex: ['~/.codex/sessions/2026/01/05/rollout-2026-01-05T10-00-00-one.jsonl file'],
  copilot: ['~/.copilot/session-state/one/workspace.yaml file'],
  'gemini-cli': ['~/.gemini/tmp/demo/.project_root file'],
  opencode: [],
};

const REPOSITORY = '$CWD/.agentfeedback.toml file';

interface Case {
  readonly name: string;
  readonly config: (cwd: string) => string;
  readonly repository?: string;
  readonly refusal: { state: string; reason: string };
  readonly opens: (harness: Harness) => string[];
}

const CASES: Case[] = [
  {
    name: 'a denied directory',
    config: (cwd) => `[collect]\ndeny_paths = ["${cwd}"]\n`,
    refusal: { state: 'denied', reason: 'deny_paths' },
    opens: (harness) => GATE[harness],
  },
  {
    name: 'a directory that was not opted in',
    config: () => '[collect]\nopt_in_only = true\nopt_in_paths = ["/somewhere/else"]\n',
    refusal: { state: 'denied', reason: 'opt_in_only' },
    opens: (harness) => GATE[harness],
  },
  {
    name: 'collection disabled',
    config: () => '[collect]\ndisabled = true\n',
    refusal: { state: 'disabled', reason: 'disabled' },
    opens: () => [],
  },
  {
    name: 'a repository that disables collection',
    config: () => '',
    repository: '[collect]\ndisabled = true\n',
    refusal: { state: 'disabled', reason: 'repo_disabled' },
    opens: (harness) =>
      harness === 'claude-code'
        ? ['~/.claude/projects/ENCODED/one.jsonl file', REPOSITORY]
        : [...GATE[harness], REPOSITORY],
  },
];

describe.each(CASES)('$name', ({ config, repository, refusal, opens }) => {
  for (const harness of HARNESSES) {
    testWith('strace')(`${harness}: what is opened is what the page allows`, async () => {
      const scene = setScene(config, repository);
      const traced = await trace(scene, harness);
      expect(traced.store.sessions).toMatchObject([refusal]);
      expect(traced.store.problems).toEqual([]);
      const encoded = scene.cwd.replaceAll(/[^A-Za-z0-9]/g, '-');
      const expected = [...LISTED[harness], ...opens(harness)].map((open) =>
        open.replace('ENCODED', encoded),
      );
      expect([...traced.opens].sort()).toEqual(expected.sort());
      expect(traced.others).toEqual([]);
    });
  }
});

describe('a rollout', () => {
  testWith('strace')('that is denied gives its first line and nothing behind it', async () => {
    const scene = setScene((cwd) => `[collect]\ndeny_paths = ["${cwd}"]\n`);
    const path = sessionPath(scene.home, 'codex', 'one', scene.cwd);
    const { bytesRead } = await trace(scene, 'codex');
    const bytes = readFileSync(path);
    expect(bytesRead.get(path)).toBe(bytes.indexOf(0x0a) + 1);
    expect(bytes.length).toBeGreaterThan(bytes.indexOf(0x0a) + 1);
  });

  testWith('strace')('that is allowed is opened for its first line and for the read', async () => {
    const traced = await trace(
      setScene(() => ''),
      'codex',
    );
    expect(traced.store.sessions).toMatchObject([{ state: 'read', entries: 2 }]);
    expect(traced.opens.filter((open) => open.includes('rollout'))).toHaveLength(2);
  });
});

describe('a session that is read', () => {
  for (const harness of HARNESSES) {
    testWith('strace')(`${harness}: nothing of the store is written, locked or touched`, async () => {
      const traced = await trace(
        setScene(() => ''),
        harness,
      );
      expect(traced.store.sessions).toMatchObject([{ state: 'read' }]);
      expect(traced.opens.filter((open) => /WRITES|-wal|-shm|session-sub/.test(open))).toEqual([]);
      expect(traced.others).toEqual([]);
    });
  }
});
