import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { type Digest, digestSchema, type SessionDigest } from '../../../lib/session-log/format/digest.js';
import { HARNESSES } from '../../../lib/session-log/format/harness.js';
import { markSchema } from '../../../lib/session-log/format/listing.js';
import { CWD, failure, json, prompt, states, UID, writeSession } from '../../support/claude-log.js';
import { PROJECT } from '../../support/run-program.js';
import {
  encodeDirectory,
  fill,
  type Home,
  layOutStore,
  makeHome,
  runIn,
  storePath,
} from '../../support/session-store.js';

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

    const mark = ['sessions', 'mark', 'claude-code:s1', '--outcome', 'filed', '--ref', UID, '--json'];
    const marking = await runIn(home, ...mark);
    expect(marking.stderr).toBe(
      `warning: no submission here has the uid ${UID}; it was marked all the same\n`,
    );
    const marked: unknown = JSON.parse(marking.stdout.toString());
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

test('a session whose own facts are larger than a digest does not hide the others', async () => {
  const home = makeHome();
  writeSession(home, 'good', prompt('u1', 'x'));
  writeSession(home, 'huge', prompt('u1', 'x', `/${'p'.repeat(70_000)}`));
  const digest = await json<Digest>(home, 'digest', '--unprocessed');
  expect(digest.sessions.map(({ session_id }) => session_id)).toEqual(['good']);
  expect(digest.errors).toEqual([
    {
      ref: 'claude-code:huge',
      state: 'unreadable',
      message: expect.stringContaining('larger than a digest may be'),
    },
  ]);
});

/** Lays the golden stores of all harnesses out in a home. @returns what their logs say */
function layOutGoldenStores(home: Home): string[] {
  const values = { SID: 'sid-1', CWD, CWD_ENC: encodeDirectory(CWD) };
  return HARNESSES.map((harness) => {
    const golden = join(PROJECT, 'golden/sessions', harness, 'store');
    layOutStore(golden, storePath(home, harness), values);
    const said = fill(bytesBelow(golden), values);
    // Of a script that makes a database, what it puts in.
    return harness === 'opencode' ? (said.match(/'(?:[^']|'')*'/g) ?? []).join('\n') : said;
  });
}

/** The bytes of all files below a folder, one character a byte. */
function bytesBelow(folder: string): string {
  return filesBelow(folder)
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** All runs of 12 bytes. */
function runsOf(bytes: string): string[] {
  return Array.from({ length: Math.max(0, bytes.length - 11) }, (_, at) => bytes.slice(at, at + 12));
}

test('nothing of a log is stored: no run of 12 bytes of it but what names a session', async () => {
  const home = makeHome();
  const logs = layOutGoldenStores(home);
  const temporary = join(home.path, 'temporary');
  mkdirSync(temporary);
  Object.assign(home.env, { TMPDIR: temporary });
  const digest = await json<Digest>(home, 'digest', '--unprocessed');
  expect(new Set(digest.sessions.map(({ harness }) => harness))).toEqual(new Set(HARNESSES));
  const ids = digest.sessions.map(({ session_id }) => session_id);
  const refs = digest.sessions.map(({ harness, session_id }) => `${harness}:${session_id}`);
  await json(home, 'mark', ...refs, '--outcome', 'nothing');

  const folder = join(home.path, '.local/share/agentfeedback');
  const database = new DatabaseSync(join(folder, 'agentfeedback.db'));
  database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  const stored = bytesBelow(folder) + bytesBelow(temporary);
  database.close();
  for (const id of ids) expect(stored).toContain(id);
  const runs = new Set(runsOf(stored));
  const named = new Set([...ids, ...filesBelow(home.path)].flatMap(runsOf));
  const leaked = logs.flatMap(runsOf).filter((run) => runs.has(run) && !named.has(run));
  expect(leaked).toEqual([]);
});
