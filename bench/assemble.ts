// gg-assemble beside the tools that people have: gzip and pigz compress the same
// journal, jq parses and prints it. Medians of three; ratios against gzip.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Measured, measure, table } from './measure.js';
import { writeJournal } from './write-journal.js';

const PROGRAM = join(import.meta.dirname, '..', '..', 'dist', 'bin', 'gg-assemble.js');
const MEGABYTE = 1e6;

/** @param sizes of the compared journals, in megabytes. @param large megabytes of the run for memory at level 1 */
export async function benchAssemble(sizes = [64, 512], large = 4096): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gg-streams-bench-'));
  const journal = join(folder, 'journal.ndjson');
  try {
    for (const size of sizes) {
      writeJournal(journal, size);
      console.log(`\nJournal of ${size} MB\n`);
      console.log(compare(await measureAll(journal), statSync(journal).size));
    }
    writeJournal(journal, large);
    const one = await measure('gg-assemble --level 1', process.execPath, [
      PROGRAM,
      '-q',
      '--level',
      '1',
      journal,
    ]);
    console.log(`\nJournal of ${large} MB, level 1, once, for memory\n`);
    console.log(compare([one], statSync(journal).size));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureAll(journal: string): Promise<Measured[]> {
  const measured = [await measure('gg-assemble', process.execPath, [PROGRAM, '-q', journal], { times: 3 })];
  for (const [name, command, ...args] of [
    ['gzip -6', 'gzip', '-6', '-c', journal],
    ['pigz -6 -p2', 'pigz', '-6', '-p2', '-c', journal],
    ['jq -c .', 'jq', '-c', '.', journal],
  ] as const) {
    if (spawnSync('sh', ['-c', 'command -v "$1"', 'sh', command]).status !== 0)
      console.log(`(${command} is not installed)`);
    else measured.push(await measure(name, command, args, { times: 3 }));
  }
  return measured;
}

function compare(measured: readonly Measured[], journalBytes: number): string {
  const gzip = measured.find(({ name }) => name.startsWith('gzip'));
  const ratio = (value: number, of: number | undefined): string =>
    of === undefined ? '' : (value / of).toFixed(2);
  return table(
    ['', 'seconds', 'MB/s', 'wall / gzip', 'peak RSS, MB', 'output, MB', 'size / gzip'],
    measured.map(({ name, seconds, peakBytes, outputBytes }) => [
      name,
      seconds.toFixed(2),
      (journalBytes / MEGABYTE / seconds).toFixed(0),
      ratio(seconds, gzip?.seconds),
      (peakBytes / MEGABYTE).toFixed(0),
      (outputBytes / MEGABYTE).toFixed(1),
      name.startsWith('jq') ? '' : ratio(outputBytes, gzip?.outputBytes),
    ]),
  );
}
