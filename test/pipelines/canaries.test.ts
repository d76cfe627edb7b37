// One canary of each class of secret, planted in every string of every record of
// every format, one string at a time: none of it stands in anything that is printed.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { digestSessions } from '../../pipelines/digest-sessions.js';
import { listSessions, type SessionContext } from '../../pipelines/list-sessions.js';
import { summarizeSessions } from '../../pipelines/summarize-sessions.js';
import { CANARIES } from '../lib/session-log/scrub/vectors.js';
import { GOLDEN_CWD, goldenLog, LOG_HARNESSES, placeLogs } from '../support/golden-logs.js';
import { PROJECT } from '../support/run-program.js';
import { openContext } from '../support/session-context.js';
import { fill, makeHome, runIn, storePath, writeBelow } from '../support/session-store.js';

const GOLDEN = join(PROJECT, 'golden/sessions');

/** Everything that `list` and `digest` print for a home, without what has to stay usable. */
async function printAll(context: SessionContext): Promise<string> {
  const list = await listSessions(context);
  const refs = list.sessions.map(({ harness, session_id }) => ({ harness, sessionId: session_id }));
  const digest = await digestSessions(context, { refs }, { allowUnknownProject: true });
  const usable = new Set(['ref', 'session_id', 'location']);
  const strip = (key: string, value: unknown): unknown => (usable.has(key) ? undefined : value);
  return JSON.stringify([JSON.parse(JSON.stringify(list, strip)), digest]);
}

/** Whether a canary shows: as it is, or JSON-escaped once or twice. */
function expectHidden(printed: string, where: string): void {
  for (const { name, secret } of CANARIES)
    expect(printed.includes(secret), `${name} planted in ${where}`).toBe(false);
}

/**
 * What is planted in one session: a few canaries on one line, so that all of their
 * markers fit where only the start of a text is shown. An environment line has its line to itself.
 */
const PLANTS = ['env_line', 'private_key jwt aws_access_key', 'gcp_api_key github_token gitlab_token']
  .concat(['slack_token stripe_key anthropic_key', 'openai_key bearer_token', 'url_credentials assignment'])
  .map((names, index) => ({
    id: `plant${index}`,
    text: names
      .split(' ')
      .map((name) => CANARIES.find((canary) => canary.name === name)?.text)
      .join(' '),
  }));

/** Every class was somewhere where it would have been shown. */
function expectAllMarked(printed: readonly string[]): void {
  const all = printed.join('');
  for (const { name } of CANARIES) expect(all).toContain(`[REDACTED:${name}]`);
}

/** The paths of all strings of a value. */
function stringPaths(
  value: unknown,
  path: readonly (string | number)[] = [],
): (readonly (string | number)[])[] {
  if (typeof value === 'string') return [path];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => stringPaths(inner, [...path, key]));
}

/** What a record is and where in it a string stands: the same place of a second record of its kind shows nothing new. */
function placeOf(record: unknown, path: readonly (string | number)[]): string {
  const kinds = JSON.stringify(record).match(
    /"(?:type|role|kind|status|name|isMeta|is_error)":(?:"[^"]*"|\w+)/g,
  );
  return `${kinds?.join()} ${path.join('.')}`;
}

/** A copy of a value with a text in front of one of its strings (behind a path, which has to stay one); a string that holds JSON gets it into each of its own strings. */
function plant(value: unknown, path: readonly (string | number)[], text: string): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  let holder = copy;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  const last = path.at(-1) as string;
  holder[last] = plantInText(holder[last] as string, text);
  return copy;
}

function plantInText(old: string, text: string): string {
  if (old.startsWith('/')) return `${old}/${text}`;
  if (!old.startsWith('{')) return `${text}\n${old}`;
  const inner: unknown = JSON.parse(old);
  return JSON.stringify(stringPaths(inner).reduce((planted, path) => plant(planted, path, text), inner));
}

describe('canaries in every string of', () => {
  for (const harness of LOG_HARNESSES) {
    test(harness, async () => {
      const home = makeHome();
      const pathOf = placeLogs(home, harness);
      const lines = goldenLog(harness, 'sid-1').split('\n');
      const context = await openContext(home);
      const planted = new Set<string>();
      const printed: string[] = [];
      for (const [index, line] of lines.entries()) {
        if (!line.startsWith('{')) continue;
        const record: unknown = JSON.parse(line);
        for (const where of stringPaths(record)) {
          if (planted.has(placeOf(record, where))) continue;
          planted.add(placeOf(record, where));
          PLANTS.forEach(({ id, text }) => {
            const file = pathOf(id);
            mkdirSync(dirname(file), { recursive: true });
            const log = lines.with(index, JSON.stringify(plant(record, where, text)));
            writeFileSync(file, log.join('\n'));
          });
          const shown = await printAll(context);
          expectHidden(shown, `line ${index + 1}, ${where.join('.')}`);
          printed.push(shown);
        }
      }
      context.state.close();
      expectAllMarked(printed);
      expect(planted.size).toBeGreaterThan(50);
    }, 240_000);
  }

  test('opencode', async () => {
    const home = makeHome();
    const store = storePath(home, 'opencode');
    mkdirSync(store, { recursive: true });
    const script = readFileSync(join(GOLDEN, 'opencode/store/opencode.sql'), 'utf8');
    const path = join(store, 'opencode.db');
    const database = new DatabaseSync(path);
    for (const { id } of PLANTS) {
      const copy = fill(script, { SID: id, CWD: GOLDEN_CWD }).replaceAll(/(msg|prt)_n_/g, `$1_${id}_`);
      database.exec(id === 'plant0' ? copy : copy.replace(/^CREATE .*$/gm, ''));
    }
    const context = await openContext(home);
    const planted = new Set<string>();
    const printed: string[] = [];
    for (const table of ['message', 'part']) {
      const rows = database.prepare(`SELECT id, data FROM ${table} WHERE session_id = ?`).all('plant0') as {
        id: string;
        data: string;
      }[];
      for (const { id, data } of rows) {
        if (!data.startsWith('{')) continue;
        const record: unknown = JSON.parse(data);
        const update = database.prepare(`UPDATE ${table} SET data = ? WHERE id = ?`);
        const idOf = (plant: string): string => id.replace('plant0', plant);
        for (const where of stringPaths(record)) {
          if (planted.has(placeOf(record, where))) continue;
          planted.add(placeOf(record, where));
          for (const planting of PLANTS) {
            update.run(JSON.stringify(plant(record, where, planting.text)), idOf(planting.id));
          }
          const shown = await printAll(context);
          expectHidden(shown, `${table} ${id}, ${where.join('.')}`);
          printed.push(shown);
          for (const planting of PLANTS) update.run(data, idOf(planting.id));
        }
      }
    }
    for (const { id, text } of PLANTS) {
      database.prepare('UPDATE session SET directory = ? WHERE id = ?').run(`${GOLDEN_CWD}/${text}`, id);
    }
    expectHidden(await printAll(context), 'session.directory');
    database.close();
    context.state.close();
    expectAllMarked(printed);
    expect(planted.size).toBeGreaterThan(20);
  }, 240_000);
});

test('canaries in file names, directories, refs and problems', async () => {
  const home = makeHome();
  // A name that is a secret in itself; `/` and line feeds cannot stand in a name.
  const named = CANARIES.filter(({ text }) => !text.includes('/'));
  named.forEach(({ text }, index) => {
    const log = goldenLog('claude-code', text, `${GOLDEN_CWD}/${text}`);
    writeBelow(home, `.claude/projects/-a-${text}/s${index}.jsonl`, log);
    writeBelow(home, `.claude/projects/-b/${text}.jsonl`, log);
  });
  const context = await openContext(home);
  expectHidden(await printAll(context), 'file name');
  const status = JSON.stringify(await summarizeSessions(context));
  expectHidden(status, 'file name');
  context.state.close();

  const refs = named.filter(({ text }) => !/\s/.test(text)).map(({ text }) => `codex:${text}`);
  for (const args of [
    ['digest', ...refs],
    ['digest', ...refs, '--json'],
    ['mark', refs[0] as string, '--outcome', 'nothing'],
    ['digest', `${refs[1]}#x`],
  ]) {
    const { code, stdout, stderr } = await runIn(home, 'sessions', ...args);
    expect(code).toBeGreaterThan(0);
    expectHidden(`${stdout}${stderr}`, args.join(' '));
  }
});

test('a canary split over two text parts of one prompt is joined by a line feed, and so is no secret any more', async () => {
  const home = makeHome();
  const secret = `ghp_${'cAnArY'.repeat(6)}`;
  const content = [secret.slice(0, 20), secret.slice(20)].map((text) => ({ type: 'text', text }));
  const entry = {
    type: 'user',
    uuid: 'u1',
    timestamp: '2026-01-05T10:00:00Z',
    cwd: GOLDEN_CWD,
    message: { content },
  };
  writeBelow(home, '.claude/projects/-p/s1.jsonl', `${JSON.stringify(entry)}\n`);
  const { stdout } = await runIn(home, 'sessions', 'digest', '--unprocessed', '--json');
  expect(JSON.parse(stdout.toString()).sessions[0].events[0].summary).toBe(secret.slice(0, 20));
});
