// Logs of real sessions: every one of them is listed and digested, within the caps, without a secret left.

import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { digestSchema } from '../../lib/session-log/format/digest.js';
import { HARNESSES, type Harness } from '../../lib/session-log/format/harness.js';
import { listSchema } from '../../lib/session-log/format/listing.js';
import { scrubText } from '../../lib/session-log/scrub/scrub.js';
import { makeHome, runIn, storePath } from '../support/session-store.js';
import { SHARED, testWithShared } from '../support/shared.js';

const FOLDER = 'fixtures/logs';
const testLogs = testWithShared(FOLDER);

/** Databases whose only session is a sub-agent's, which is not listed. */
const CHILD_DATABASES = 1;

/** Where the n-th log of a harness is put. */
const PLACES: Record<Harness, (n: number, name: string) => string> = {
  'claude-code': (n) => `projects/-p/log-${n}.jsonl`,
  codex: (n, name) =>
    `sessions/2026/01/05/rollout-2026-01-05T10-00-00-log-${n}${/\.jsonl(\.zst)?$/.exec(name)?.[0]}`,
  copilot: (n) => `session-state/log-${n}/events.jsonl`,
  'gemini-cli': (n, name) => `tmp/log-${n}/chats/session-log-${n}${/\.jsonl?$/.exec(name)?.[0]}`,
  opencode: (n) => `opencode-log-${n}.db`,
};

for (const harness of HARNESSES) {
  testLogs(`every log of ${harness}`, async () => {
    const home = makeHome();
    const names = readdirSync(join(SHARED, FOLDER, harness));
    names.forEach((name, n) => {
      const place = join(storePath(home, harness), PLACES[harness](n, name));
      mkdirSync(dirname(place), { recursive: true });
      copyFileSync(join(SHARED, FOLDER, harness, name), place);
    });
    const listed = await runIn(home, 'sessions', 'list', '--json', '--harness', harness);
    const list = listSchema.parse(JSON.parse(listed.stdout.toString()));
    // Two of the databases lack a column that is needed: named, not dropped.
    const problems = list.stores.flatMap((store) => store.problems ?? []);
    expect([listed.code, listed.stderr.split('\n').length - 1]).toEqual([0, problems.length]);
    const children = harness === 'opencode' ? CHILD_DATABASES : 0;
    expect(list.sessions.length + problems.length + children).toBeGreaterThanOrEqual(names.length);
    const shown = new Set<string>();
    const allowed = ['--allow-unknown-project', '--json'];
    for (;;) {
      const ended = await runIn(
        home,
        'sessions',
        'digest',
        '--unprocessed',
        '--harness',
        harness,
        ...allowed,
      );
      expect([ended.code, ended.stderr]).toEqual([0, '']);
      const digest = digestSchema.parse(JSON.parse(ended.stdout.toString()));
      expect(digest.errors).toEqual([]);
      const before = shown.size;
      for (const session of digest.sessions) {
        expect(Buffer.byteLength(JSON.stringify(session))).toBeLessThanOrEqual(65_536);
        expect(scrubText(JSON.stringify(session.events))).toBe(JSON.stringify(session.events));
        shown.add(session.ref);
      }
      if (digest.deferred.length === 0 || shown.size === before) break;
      await runIn(home, 'sessions', 'mark', ...digest.sessions.map(({ ref }) => ref), '--outcome', 'skipped');
    }
    const readable = list.sessions.filter(({ state }) => state === 'new' || state === 'unknown-project');
    expect([...shown].sort()).toEqual(readable.map(({ ref }) => ref).sort());
  });
}
