// `sessions list` for people.

import type { ListedSession, ListedStore } from '../../lib/session-log/format/listing.js';
import { oneLine } from './print.js';
import { textTable } from './text-table.js';

const HEADER = ['REF', 'STATE', 'PROJECT', 'START', 'END', 'PROMPTS', 'TOOL CALLS', 'TOOL ERRORS'];
const UNKNOWN = '-';

/** One row a session, two blanks between the columns. */
export function listTable(sessions: readonly ListedSession[]): string {
  if (sessions.length === 0) return 'no sessions\n';
  return textTable(HEADER, sessions.map(rowOf));
}

function rowOf({ ref, state, reason, project, start, end, counts }: ListedSession): string[] {
  return [
    ref,
    reason === undefined ? state : `${state} (${reason})`,
    project ?? UNKNOWN,
    toSecond(start),
    toSecond(end),
    String(counts?.prompts ?? UNKNOWN),
    String(counts?.tool_calls ?? UNKNOWN),
    String(counts?.tool_errors ?? UNKNOWN),
  ];
}

function toSecond(time: string | undefined): string {
  return time?.replace(/\.\d+Z$/, 'Z') ?? UNKNOWN;
}

/**
 * What stands on stderr beside a list: each store that could not be read, and each problem.
 *
 * @param tellsAbsent whether a store that is not there is told: only when its harness was asked for
 */
export function storeWarnings(stores: readonly ListedStore[], tellsAbsent: boolean): string[] {
  return stores.flatMap(({ harness, location, state, problems = [] }) => {
    const isTold = state !== 'present' && (state !== 'absent' || tellsAbsent);
    return [
      ...(isTold ? [`${harness}: the store ${location} is ${state}`] : []),
      ...problems.map((problem) => `warning: ${harness}: ${problem}`),
    ].map(oneLine);
  });
}
