// A run in one row: what a listing shows of it.

import type { LockState } from '../directory/run-lock.js';
import type { Status } from '../format/rules.js';
import { findRunEnd } from './facts.js';
import type { InspectedRun } from './inspected-run.js';
import type { TokenAccount } from './tokens.js';

/** How a run stands, seen from outside. */
export const RUN_STATES = [
  'ended',
  'running',
  'crashed',
  'incomplete',
  'invalid',
  'no-record',
  'bad-record',
  'bad-version',
  'unreadable',
] as const;

export type RunState = (typeof RUN_STATES)[number];

const STATE_OF_STATUS: Readonly<Record<Exclude<Status, 'valid' | 'incomplete'>, RunState>> = {
  invalid: 'invalid',
  'bad-version': 'bad-version',
  'bad-record': 'bad-record',
  'not-a-file': 'bad-record',
  'too-large': 'unreadable',
  unreadable: 'unreadable',
  'no-record': 'no-record',
};

/** A run as a listing shows it; null for what its record does not tell. */
export interface RunRow {
  readonly id: string;
  readonly assembly: string | null;
  readonly flow: string | null;
  /** The exact `ts` of run_start and of run_end. */
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  /** Milliseconds. */
  readonly duration: number | null;
  readonly state: RunState;
  readonly exit: number | null;
  readonly cause: string | null;
  readonly tokens: number | null;
  readonly tokensStatus: TokenAccount['status'] | null;
}

/** The columns of a listing, in order. */
export const RUN_FIELDS = [
  'id',
  'assembly',
  'flow',
  'startedAt',
  'endedAt',
  'duration',
  'state',
  'exit',
  'cause',
  'tokens',
  'tokensStatus',
] as const satisfies readonly (keyof RunRow)[];

export type RunField = (typeof RUN_FIELDS)[number];

/** How a run stands: its record's verdict, and for an incomplete one whether somebody works on it. */
export function stateOf(run: InspectedRun, lock: LockState): RunState {
  const { status } = run.reading.verdict;
  if (status === 'valid') return 'ended';
  if (status !== 'incomplete') return STATE_OF_STATUS[status];
  if (run.reading.events.length === 0) return 'incomplete';
  return lock === 'fresh' ? 'running' : 'crashed';
}

/** Describes a run in one row, without its tokens. */
export function describeRun(id: string, run: InspectedRun, lock: LockState): RunRow {
  const start = run.reading.events[0]?.fields ?? {};
  const end = findRunEnd(run)?.fields ?? {};
  const startedAt = textOrNull(start.ts);
  const endedAt = textOrNull(end.ts);
  return {
    id,
    assembly: textOrNull(start.assembly),
    flow: textOrNull(start.flow),
    startedAt,
    endedAt,
    duration: durationOf(startedAt, endedAt),
    state: stateOf(run, lock),
    exit: typeof end.exit === 'number' ? end.exit : null,
    cause: textOrNull(end.cause),
    tokens: null,
    tokensStatus: null,
  };
}

/** Milliseconds between two instants; null when the clock stepped back or one of them is missing. */
export function durationOf(startedAt: string | null, endedAt: string | null): number | null {
  if (startedAt === null || endedAt === null) return null;
  const duration = Date.parse(endedAt) - Date.parse(startedAt);
  return Number.isSafeInteger(duration) && duration >= 0 ? duration : null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
