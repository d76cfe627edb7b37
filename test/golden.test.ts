import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectedOutcome, findGoldenCases, replayGolden, writeExpected } from './support/golden.js';
import { PROJECT } from './support/run-program.js';

const root = join(PROJECT, 'golden');

describe('golden cases', () => {
  for (const folder of findGoldenCases(root)) {
    const { about } = JSON.parse(readFileSync(join(folder, 'case.json'), 'utf8')) as { about: string };
    test(`${relative(root, folder)}: ${about}`, async () => {
      const { exit, expectedExit, outcome } = await replayGolden(folder);
      if (process.env.GOLDEN_UPDATE === '1') writeExpected(folder, outcome);
      const expected = expectedOutcome(folder);
      expect([...outcome.keys()].sort()).toEqual([...expected.keys()].sort());
      for (const [file, bytes] of expected) {
        expect(outcome.get(file)?.toString('utf8'), file).toBe(bytes.toString('utf8'));
      }
      expect(exit).toBe(expectedExit);
    });
  }
});
