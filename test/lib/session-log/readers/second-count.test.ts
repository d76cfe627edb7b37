import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { Harness } from '../../../../lib/session-log/format/harness.js';
import type { Candidate } from '../../../../lib/session-log/readers/reader.js';
import { countClaudeCode } from '../../../support/session-log/counting/claude-code.js';
import { countCodex } from '../../../support/session-log/counting/codex.js';
import { countCopilot } from '../../../support/session-log/counting/copilot.js';
import type { Count } from '../../../support/session-log/counting/count.js';
import { countGeminiCli } from '../../../support/session-log/counting/gemini-cli.js';
import { countOpencode } from '../../../support/session-log/counting/opencode.js';
import {
  countSession,
  environmentOf,
  NO_RULES,
  readerOf,
  readSession,
} from '../../../support/session-log/read-session.js';
import { sharedStores } from '../../../support/session-log/shared-stores.js';
import { candidateOf } from '../../../support/session-log/stores.js';
import { layOutGolden } from '../../../support/session-store.js';
import { testWithShared } from '../../../support/shared.js';
import { temporaryFolder } from '../../../support/temporary.js';

const COUNTERS: Record<Exclude<Harness, 'opencode'>, (path: string) => Count> = {
  'claude-code': countClaudeCode,
  codex: countCodex,
  copilot: countCopilot,
  'gemini-cli': countGeminiCli,
};

async function expectSameCount(candidate: Candidate, count: Count): Promise<void> {
  expect(countSession(await readSession(candidate)), candidate.path).toEqual(count);
  expect(countSession(await readSession(candidate, { detail: 'counts' })), candidate.path).toEqual(count);
}

describe('a second count, which shares no code with the readers, agrees', () => {
  for (const [harness, count] of Object.entries(COUNTERS)) {
    testWithShared('fixtures/logs')(`on every log of ${harness}`, async (logs) => {
      const files = readdirSync(join(logs, harness)).filter((name) => name.endsWith('.jsonl'));
      expect(files.length).toBeGreaterThan(2);
      for (const name of files) {
        const path = join(logs, harness, name);
        await expectSameCount(candidateOf(harness as Harness, path), count(path));
      }
    });

    testWithShared('fixtures/agentfeedback/testdata/corpus')(
      `on the corpus of ${harness}`,
      async (corpus) => {
        const files = readdirSync(corpus).filter((name) => name.startsWith(`${harness}-`));
        expect(files.length).toBeGreaterThan(0);
        for (const name of files) {
          const path = join(corpus, name);
          await expectSameCount(candidateOf(harness as Harness, path), count(path));
        }
      },
    );
  }

  testWithShared('fixtures/agentfeedback')('on the database of opencode', async (fixtures) => {
    const home = temporaryFolder();
    layOutGolden({ path: home }, 'opencode', sharedStores(fixtures));
    const { candidates } = await readerOf('opencode').list(environmentOf(home), NO_RULES);
    expect(candidates).toHaveLength(1);
    for (const candidate of candidates) {
      await expectSameCount(candidate, countOpencode(candidate.path, candidate.sessionId));
    }
  });
});

describe('the databases of other projects', () => {
  testWithShared('fixtures/logs')('are listed, or named as of another schema', async (logs) => {
    const listingOf = async (name: string) =>
      readerOf('opencode').list(
        environmentOf(temporaryFolder(), { OPENCODE_DB: join(logs, 'opencode', name) }),
        NO_RULES,
      );
    expect(await listingOf('ImL1s+resume-skills__s-ope-01-opencode.db')).toMatchObject({
      state: 'unsupported-format',
      reason: 'the database has no column session.parent_id',
    });
    expect(await listingOf('ImL1s+resume-skills__s-ope-05-opencode.db')).toMatchObject({
      state: 'unsupported-format',
      candidates: [],
    });
    // Its one session is a sub-agent's.
    expect(await listingOf('git-ai-project+git-ai__opencode.db')).toMatchObject({
      state: 'present',
      candidates: [],
    });
  });
});
