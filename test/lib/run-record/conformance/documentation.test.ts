import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allScenarios } from '../../../../lib/run-record/conformance/scenarios.js';
import { PROJECT } from '../../../support/run-program.js';

test('the documentation counts the scenarios', () => {
  const page = readFileSync(join(PROJECT, 'docs', 'run-record.md'), 'utf8');
  const scenarios = allScenarios();
  const told = [...page.matchAll(/^\| `(\w+)\/` +\| (\d+) /gm)].map(([, group, count]) => [
    group,
    Number(count),
  ]);
  const groups = [...new Set(scenarios.map(({ name }) => name.split('/')[0]))];
  const counts = groups.map((group) => [
    group,
    scenarios.filter(({ name }) => name.startsWith(`${group}/`)).length,
  ]);
  expect(told).toEqual(counts);
  expect(page).toContain(`\n${scenarios.length} scenarios`);
});
