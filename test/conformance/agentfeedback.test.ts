// Another implementation's stores and expected outputs, run against this one.
// They are no part of this project; where they are absent the tests are skipped.

import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { HARNESSES, type Harness } from '../../lib/session-log/format/harness.js';
import { checkCorpus } from '../support/corpus.js';
import { sharedStores } from '../support/session-log/shared-stores.js';
import {
  fill,
  goldenNames,
  type Home,
  layOutGolden,
  makeHome,
  normalizeJson,
  runIn,
  writeBelow,
} from '../support/session-store.js';
import { SHARED, testWithShared } from '../support/shared.js';

const FOLDER = 'fixtures/agentfeedback';
const testConformance = testWithShared(FOLDER);
const fixture = (...path: string[]): string => join(SHARED, FOLDER, ...path);

/** The one text that is this project's own. */
function maskNotice(json: string): string {
  return json.replace(/"notice": ".*"/, '"notice": "<NOTICE>"');
}

describe('goldens', () => {
  for (const harness of HARNESSES) {
    testConformance(`${harness}: list and digest`, async () => {
      const home = makeHome();
      const cwd = layOutShared(home, harness);
      const names = goldenNames(home, cwd);
      for (const command of [['list'], ['digest', '--unprocessed']]) {
        const ended = await runIn(home, 'sessions', ...command, '--json', '--harness', harness);
        expect(ended.code, ended.stderr).toBe(0);
        const golden = readFileSync(fixture('golden', `${harness}.${command[0]}.golden.json`), 'utf8');
        expect(maskNotice(normalizeJson(ended.stdout, names))).toBe(maskNotice(golden));
      }
    });
  }
});

function layOutShared(home: Home, harness: Harness): string {
  const cwd = layOutGolden(home, harness, sharedStores(fixture()));
  if (harness !== 'codex') return cwd;
  // A session that is not read is ordered by its file's time.
  const compressed =
    '.codex/sessions/2026/10/08/rollout-2026-10-08T09-00-00-0199c3a1-0000-7000-8000-000000000004.jsonl.zst';
  const later = new Date('2026-10-09T00:00:00Z');
  utimesSync(join(home.path, compressed), later, later);
  return cwd;
}

testConformance('labelled corpus', async () => {
  const { labels } = await checkCorpus(fixture('testdata/corpus'));
  expect(labels.length).toBeGreaterThan(0);
});

describe('one session by its ref', () => {
  testConformance('digest.golden.json', async () => {
    const home = makeHome();
    const store = fixture('testdata/stores/claude-code/projects/{{CWD_ENC}}/{{SID}}.jsonl');
    const log = fill(readFileSync(store, 'utf8'), { SID: 's1', CWD: '/nonexistent-af/proj' });
    writeBelow(home, '.claude/projects/-nonexistent-af-proj/s1.jsonl', log);
    const ended = await runIn(home, 'sessions', 'digest', 'claude-code:s1', '--json');
    const printed = `${JSON.stringify(JSON.parse(ended.stdout.toString()), null, 2)}\n`;
    expect(maskNotice(printed)).toBe(
      maskNotice(readFileSync(fixture('testdata/digest.golden.json'), 'utf8')),
    );
  });

  testConformance('a log without a working directory, and logs of no known format', async () => {
    const home = makeHome();
    const project = '.claude/projects/-nonexistent-af-proj';
    const withoutCwd = fill(readFileSync(fixture('testdata/nocwd.jsonl'), 'utf8'), { SID: 'n1', CWD: '' });
    writeBelow(home, `${project}/n1.jsonl`, withoutCwd);
    const unsupported = readFileSync(fixture('testdata/unsupported.jsonl'));
    writeBelow(home, `${project}/u1.jsonl`, unsupported);
    writeBelow(home, '.copilot/session-state/u1/events.jsonl', unsupported);
    const list = JSON.parse((await runIn(home, 'sessions', 'list', '--json')).stdout.toString());
    const states = list.sessions.map(({ ref, state }: { ref: string; state: string }) => `${ref} ${state}`);
    expect(states.sort()).toEqual([
      'claude-code:n1 unknown-project',
      'claude-code:u1 unsupported-format',
      'copilot:u1 unsupported-format',
    ]);
    const refused = await runIn(home, 'sessions', 'digest', 'claude-code:n1', '--json');
    expect([refused.code, JSON.parse(refused.stdout.toString()).errors[0].state]).toEqual([
      1,
      'unknown-project',
    ]);
    const allowed = await runIn(
      home,
      'sessions',
      'digest',
      'claude-code:n1',
      '--json',
      '--allow-unknown-project',
    );
    expect([allowed.code, JSON.parse(allowed.stdout.toString()).sessions.length]).toEqual([0, 1]);
  });
});
