// `sessions list` for people.

import type { ListedSession } from '../../lib/session-log/format/listing.js';
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
