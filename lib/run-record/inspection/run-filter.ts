// Which runs a listing is asked for.

import { instantOfName } from '../directory/run-name.js';
import { CAUSES } from '../format/ending.js';
import { BadRequest } from '../format/refusals.js';
import { RUN_FIELDS, RUN_STATES, type RunField, type RunRow } from './run-row.js';

/** What a row must be; of several values one must match, a member left out means any. */
export interface RunFilter {
  readonly assembly?: readonly string[] | undefined;
  readonly flow?: readonly string[] | undefined;
  readonly state?: readonly string[] | undefined;
  readonly cause?: readonly string[] | undefined;
  /** Instants; a run that began at `since` is in, one that began at `until` is not. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/** The filter, when its words exist and its instants parse. @throws BadRequest `unknown-word`, `unusable-instant` */
export function checkFilter(filter: RunFilter): RunFilter {
  requireWords('state', filter.state, RUN_STATES);
  requireWords('cause', filter.cause, CAUSES);
  for (const [name, value] of [
    ['since', filter.since],
    ['until', filter.until],
  ] as const) {
    if (value !== undefined && !Number.isFinite(Date.parse(value))) {
      const hint = 'write it as 2026-07-30 or 2026-07-30T14:22:08Z';
      throw new BadRequest('unusable-instant', `--${name} ${JSON.stringify(value)} is no instant`, hint);
    }
  }
  return filter;
}

/** The columns that a comma-separated list names. @throws BadRequest `unknown-word` */
export function parseFields(list: string): RunField[] {
  const names = list.split(',').map((name) => name.trim());
  requireWords('fields', names, RUN_FIELDS);
  return names as RunField[];
}

/** Whether a row is asked for. */
export function matchesFilter(row: RunRow, filter: RunFilter): boolean {
  const isWanted = (['assembly', 'flow', 'state', 'cause'] as const).every(
    (member) => filter[member] === undefined || filter[member].includes(row[member] as string),
  );
  return isWanted && isInWindow(row, filter);
}

function isInWindow({ id, startedAt }: RunRow, { since, until }: RunFilter): boolean {
  if (since === undefined && until === undefined) return true;
  // A run whose record does not tell when it began is placed by its name.
  const began = startedAt === null ? instantOfName(id) : Date.parse(startedAt);
  if (began === undefined) return false;
  return (
    (since === undefined || began >= Date.parse(since)) && (until === undefined || began < Date.parse(until))
  );
}

function requireWords(option: string, words: readonly string[] | undefined, known: readonly string[]): void {
  const stranger = words?.find((word) => !known.includes(word));
  if (stranger === undefined) return;
  const message = `--${option} does not know ${JSON.stringify(stranger)}`;
  throw new BadRequest('unknown-word', message, `it knows ${known.join(', ')}`);
}
