// Which runs of a home a clean-up removes, said a second time: from the folders
// alone, with nothing of lib/.

import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface OracleSelection {
  names?: readonly string[] | undefined;
  keep?: number | undefined;
  olderThanMs?: number | undefined;
}

const lstat = (path: string) => lstatSync(path, { throwIfNoEntry: false });

export function removedByOracle(home: string, wanted: OracleSelection, now: number): string[] {
  const runs = join(home, 'runs');
  const names = readdirSync(runs)
    .filter((name) => lstat(join(runs, name))?.isDirectory() && !name.endsWith('.lock'))
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const { names: only, keep = 0, olderThanMs } = wanted;
  const chosen = names.filter((name, index) => {
    if (only !== undefined) return only.includes(name);
    if (index >= names.length - keep) return false;
    return olderThanMs === undefined || secondOf(name) * 1_000 < now - olderThanMs;
  });
  return chosen.filter((name) => {
    const below = readdirSync(join(runs, name), { recursive: true, withFileTypes: true }).map((entry) => ({
      path: join(entry.parentPath, entry.name).slice(runs.length + 1),
      isFolder: entry.isDirectory(),
    }));
    const isLocked = lstat(join(runs, `${name}.lock`)) !== undefined;
    const isChildLocked = below.some(({ path }) => /subflows\/\d+\.lock$/.test(path));
    const hasGroup = below.some(
      ({ path, isFolder }) =>
        /^([^/]+|.*\/subflows\/\d+)\/process-groups(\/[^/]+)?$/.test(path) &&
        !(path.endsWith('process-groups') && isFolder),
    );
    return (
      !isLocked && !isChildLocked && !hasGroup && (only !== undefined || isRecordOfRun(join(runs, name)))
    );
  });
}

/** Whether there is a record that is a story of shape 1, however it breaks off or goes wrong. */
function isRecordOfRun(directory: string): boolean {
  const file = lstat(join(directory, 'record.jsonl'));
  if (!file?.isFile() || (file.mode & 0o444) === 0 || file.size > 1_048_576) return false;
  const bytes = readFileSync(join(directory, 'record.jsonl'));
  if (!Buffer.from(bytes.toString()).equals(bytes)) return false;
  const [, shape] = /^[^\n]*"record":(\d+)[^\n]*\n/.exec(bytes.toString()) ?? [];
  return shape === undefined || shape === '1';
}

/** Seconds since 1970 that a name tells; a date that no calendar has is never old. */
function secondOf(name: string): number {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d)-(\d\d)-(\d\d)-[0-9a-f]{4}$/.exec(name)?.slice(1).map(Number);
  if (parts === undefined) return Number.POSITIVE_INFINITY;
  const [year, month, day, hour, minute, second] = parts as [number, number, number, number, number, number];
  const days = [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  if (day < 1 || day > days || hour > 23 || minute > 59 || second > 59) return Number.POSITIVE_INFINITY;
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1_000;
}
