// Own goldens of the five readers: golden/sessions/<harness>/ holds a store with
// placeholders and what `list` and `digest` print for it. GOLDEN_UPDATE=1 writes
// what came out, to be read in the diff before it is committed.

import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HARNESSES } from '../lib/session-log/format/harness.js';
import { checkCorpus, LABEL_CLASSES } from './support/corpus.js';
import { PROJECT } from './support/run-program.js';
import {
  goldenNames,
  layOutGolden,
  makeHome,
  normalizeJson,
  runIn,
  storePath,
} from './support/session-store.js';

const root = join(PROJECT, 'golden/sessions');

/** Files that are not read are ordered by their time, so it has to be the same everywhere. */
function setTimes(folder: string): void {
  const time = new Date('2026-03-05T00:00:00Z');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), time, time);
  }
}

describe('session goldens', () => {
  for (const harness of HARNESSES) {
    test(`${harness}: list and digest`, async () => {
      const home = makeHome();
      const cwd = layOutGolden(home, harness);
      setTimes(storePath(home, harness));
      const names = goldenNames(home, cwd);
      for (const command of [['list'], ['digest', '--unprocessed']]) {
        const ended = await runIn(home, 'sessions', ...command, '--json', '--harness', harness);
        expect([ended.code, ended.stderr]).toEqual([0, '']);
        const file = join(root, harness, `${command[0]}.json`);
        const shown = normalizeJson(ended.stdout, names);
        if (process.env.GOLDEN_UPDATE === '1') writeFileSync(file, shown);
        expect(shown).toBe(readFileSync(file, 'utf8'));
      }
    });
  }
});

test('labelled corpus: each class at least 4 times, each harness at least 6', async () => {
  const { labels } = await checkCorpus(join(root, 'corpus'));
  for (const name of LABEL_CLASSES) {
    expect(labels.filter((label) => label.class === name).length, name).toBeGreaterThanOrEqual(4);
  }
  for (const harness of HARNESSES) {
    const own = labels.filter(({ session }) => session.startsWith(`${harness}-`));
    expect(own.length, harness).toBeGreaterThanOrEqual(6);
  }
});
