// agentfeedback sessions beside jq over the same logs: list, digest, a second
// list after one append, and the digest of the largest log alone.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Measured, measure, table } from './measure.js';
import { appendFailure, type GeneratedStore, generateSessionStore } from './session-store.js';

const PROGRAM = join(import.meta.dirname, '..', '..', 'dist', 'bin', 'agentfeedback.js');
const MEGABYTE = 1e6;

/** @param total bytes of all logs together, about */
export async function benchSessions(total = 1.2e9): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'gg-streams-bench-'));
  try {
    const store = generateSessionStore(home, total);
    const size = (store.bytes / MEGABYTE).toFixed(0);
    console.log(
      `\n${store.files.length} sessions of ${size} MB, the largest ${store.largest.bytes / MEGABYTE} MB\n`,
    );
    const rows = await measureAll(home, store);
    console.log(compare(rows));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

interface Row {
  readonly measured: Measured;
  /** Bytes of the logs that were read. */
  readonly bytes: number;
}

async function measureAll(home: string, { files, bytes, largest }: GeneratedStore): Promise<Row[]> {
  const environment = Object.entries({
    HOME: home,
    CLAUDE_CONFIG_DIR: join(home, '.claude'),
    XDG_DATA_HOME: join(home, '.local/share'),
    XDG_CONFIG_HOME: join(home, '.config'),
  }).map(([name, value]) => `${name}=${value}`);
  const run = (name: string, args: readonly string[], times = 1): Promise<Measured> =>
    measure(name, 'env', [...environment, process.execPath, PROGRAM, 'sessions', ...args, '--json'], {
      times,
    });
  const rows: Row[] = [];
  if (spawnSync('sh', ['-c', 'command -v jq']).status === 0) {
    rows.push({ measured: await measure('jq -c .', 'jq', ['-c', '.', ...files], { discard: true }), bytes });
    rows.push({
      measured: await measure('jq -c ., largest', 'jq', ['-c', '.', largest.file], {
        discard: true,
        times: 3,
      }),
      bytes: largest.bytes,
    });
  } else {
    console.log('(jq is not installed)');
  }
  rows.push({ measured: await run('list', ['list']), bytes });
  rows.push({ measured: await run('digest --unprocessed', ['digest', '--unprocessed']), bytes });
  rows.push({ measured: await run('digest, largest', ['digest', largest.ref], 3), bytes: largest.bytes });
  appendFailure(largest.file);
  rows.push({ measured: await run('list after an append', ['list']), bytes });
  return rows;
}

function compare(rows: readonly Row[]): string {
  const speedOf = ({ measured, bytes }: Row): number => bytes / MEGABYTE / measured.seconds;
  const jqOf = (row: Row): Row | undefined =>
    rows.find(
      ({ measured }) =>
        measured.name === (row.measured.name.endsWith('largest') ? 'jq -c ., largest' : 'jq -c .'),
    );
  return table(
    ['', 'seconds', 'MB/s', 'times jq', 'peak RSS, MB'],
    rows.map((row) => {
      const jq = jqOf(row);
      return [
        row.measured.name,
        row.measured.seconds.toFixed(2),
        speedOf(row).toFixed(0),
        jq === undefined ? '' : (speedOf(row) / speedOf(jq)).toFixed(1),
        (row.measured.peakBytes / MEGABYTE).toFixed(0),
      ];
    }),
  );
}
