// Homes of plain runs, for tests of what removes runs.

import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { plainRun } from './run-builder.js';
import { temporaryFolder } from './temporary.js';

// Names of runs, from the oldest to the newest.
export const A = '2026-01-01T00-00-00-aaaa';
export const B = '2026-02-01T00-00-00-bbbb';
export const C = '2026-03-01T00-00-00-cccc';

/** A home of plain runs with these names. */
export function homeOf(...names: readonly string[]): string {
  const home = temporaryFolder();
  mkdirSync(join(home, 'runs'));
  for (const name of names) plainRun(home, name);
  return home;
}

/** What stands in the folder of the runs, by name. */
export const runsOf = (home: string): string[] => readdirSync(join(home, 'runs')).sort();
