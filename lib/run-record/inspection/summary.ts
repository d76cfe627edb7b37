// A run at a glance: its attempts with their turns, tokens and decisions, its
// calls, and what is odd about it. Computed from the lines alone, so that it
// cannot contradict them.

import type { LockState } from '../directory/run-lock.js';
import { boundText } from '../format/bounded-text.js';
import { describeIdentity, identityKey, type StageIdentity } from '../format/identity.js';
import type { RecordedEvent } from '../reading/parse-lines.js';
import { findRunEnd } from './facts.js';
import { attemptOf, type InspectedRun } from './inspected-run.js';
import { describeRun, type RunRow } from './run-row.js';
import { totalOf } from './tokens.js';

/** The most rows of a summary, stages and calls together. */
export const SUMMARY_ROWS = 1_000;
/** The most bytes of all its rows, as JSON. */
const SUMMARY_BYTES = 900_000;
const TEXT_BYTES = 4_096;
const SHOWN_WARNINGS = 20;

/** How an attempt stands. `sent-back` was followed by a later attempt and has no ending of its own. */
export type AttemptState = 'open' | 'ended' | 'sent-back' | 'carried';

/** A stage attempt, or a stage that was carried. */
export interface AttemptRow {
  /** Stage, repeat and attempt in one text, for the eyes. */
  readonly identity: string;
  readonly stage: string;
  readonly repeat: number | null;
  /** The retry of the identity. */
  readonly attempt: number;
  readonly state: AttemptState;
  readonly exit: number | null;
  readonly cause: string | null;
  readonly reason: string | null;
  readonly turns: number;
  /** Of the turns whose counters are usable. */
  readonly tokens: number;
  readonly decisions: readonly { tool: string; decision: string; reason: string | null }[];
  /** Why its temporary directory could not be removed. */
  readonly scratch: string | null;
}

/** A subflow call. */
export interface CallRow {
  /** The stage that called. */
  readonly caller: string;
  readonly repeat: number | null;
  readonly attempt: number;
  readonly call: number | null;
  /** The flow that was called. */
  readonly subflow: string | null;
  readonly item: string | null;
  readonly started: boolean;
  readonly child: string | null;
  readonly exit: number | null;
  readonly cause: string | null;
}

/** A run at a glance. */
export interface RunSummary extends Omit<RunRow, 'id' | 'tokens' | 'tokensStatus'> {
  /** The name of the run. */
  readonly run: string;
  readonly reason: string | null;
  readonly stages: readonly AttemptRow[];
  readonly subflows: readonly CallRow[];
  /** How many rows are shown, and how many are not. */
  readonly included: number;
  readonly omitted: number;
  readonly warnings: readonly string[];
}

/** Summarizes a usable run. */
export function summarizeRun(id: string, run: InspectedRun, lock: LockState): RunSummary {
  const stages = [...gatherAttempts(run).values()];
  const subflows = run.reading.events
    .filter(({ fields }) => fields.event === 'subflow_call')
    .map(describeCall);
  const included = countWithin([...stages, ...subflows]);
  const shownStages = stages.slice(0, included);
  const shownCalls = subflows.slice(0, included - shownStages.length);
  const { id: name, tokens: _, tokensStatus: __, ...row } = describeRun(id, run, lock);
  return {
    run: name,
    ...row,
    reason: textOrNull(findRunEnd(run)?.fields.reason),
    stages: shownStages,
    subflows: shownCalls,
    included,
    omitted: stages.length + subflows.length - included,
    warnings: findOddities(run).slice(0, SHOWN_WARNINGS),
  };
}

/** How many of the rows, from the first, a summary has room for. */
function countWithin(rows: readonly object[]): number {
  let room = SUMMARY_BYTES;
  for (const [index, row] of rows.entries()) {
    room -= Buffer.byteLength(JSON.stringify(row));
    if (room < 0 || index === SUMMARY_ROWS) return index;
  }
  return rows.length;
}

type Gathering = { -readonly [Member in keyof AttemptRow]: AttemptRow[Member] } & {
  decisions: { tool: string; decision: string; reason: string | null }[];
};

function gatherAttempts(run: InspectedRun): Map<string, AttemptRow> {
  const rows = new Map<string, Gathering>();
  for (const event of run.reading.events) {
    const attempt = attemptOf(event);
    const { event: name } = event.fields;
    if (attempt === undefined) continue;
    if (name === 'stage_start' || name === 'stage_carried') {
      sendBackEarlier(rows, attempt);
      rows.set(identityKey(attempt), beginRow(attempt, name === 'stage_start' ? 'open' : 'carried'));
    } else {
      const row = rows.get(identityKey(attempt));
      if (row !== undefined) addToRow(row, event);
    }
  }
  return rows;
}

function beginRow(of: StageIdentity, state: AttemptState): Gathering {
  const { stage, repeat = null, retry: attempt } = of;
  const ending = { exit: null, cause: null, scratch: null, reason: null };
  const work = { turns: 0, tokens: 0, decisions: [] };
  return { identity: describeIdentity(of), stage, repeat, attempt, state, ...ending, ...work };
}

function sendBackEarlier(rows: Map<string, Gathering>, { stage, repeat, retry }: StageIdentity): void {
  for (const row of rows.values()) {
    const isSame = row.stage === stage && row.repeat === (repeat ?? null);
    if (isSame && row.state === 'open' && row.attempt < retry) row.state = 'sent-back';
  }
}

function addToRow(row: Gathering, event: RecordedEvent): void {
  const { fields } = event;
  switch (fields.event) {
    case 'turn':
      row.turns += 1;
      row.tokens += totalOf(event) ?? 0;
      break;
    case 'tool_call':
      row.decisions.push({
        tool: textOrNull(fields.tool) ?? '',
        decision: textOrNull(fields.decision) ?? '',
        reason: textOrNull(fields.reason),
      });
      break;
    case 'stage_end':
      row.state = 'ended';
      row.exit = numberOrNull(fields.exit);
      row.cause = textOrNull(fields.cause);
      row.reason = textOrNull(fields.reason);
      break;
    case 'tmp_teardown':
      row.scratch = textOrNull(fields.reason);
      break;
  }
}

function describeCall({ fields }: RecordedEvent): CallRow {
  return {
    caller: textOrNull(fields.stage) ?? '',
    repeat: numberOrNull(fields.repeat),
    attempt: fields.retry as number,
    call: numberOrNull(fields.call),
    subflow: textOrNull(fields.flow),
    item: textOrNull(fields.item),
    started: fields.started === true,
    child: textOrNull(fields.child),
    exit: numberOrNull(fields.exit),
    cause: textOrNull(fields.cause),
  };
}

/** What a person should know before relying on the summary. */
function findOddities(run: InspectedRun): string[] {
  const { events, torn } = run.reading;
  const oddities: string[] = [];
  if (torn !== undefined) {
    oddities.push(
      `line ${torn.line} is unterminated: ${torn.size} bytes at byte ${torn.offset} were left out`,
    );
  }
  const end = findRunEnd(run);
  const [start] = events;
  if (end !== undefined && Date.parse(end.fields.ts as string) < Date.parse(start?.fields.ts as string)) {
    oddities.push(`line ${end.number}: the run ended before it started, by its own clock`);
  }
  for (const event of events) {
    if (event.fields.event === 'unreconciled') {
      oddities.push(
        `line ${event.number}: abandoned work of ${event.fields.stage}; its spend is in no total`,
      );
    } else if (event.fields.event === 'turn' && totalOf(event) === undefined) {
      oddities.push(`line ${event.number}: a turn without usable counters; its spend is in no total`);
    }
  }
  return oddities;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? boundText(value, TEXT_BYTES) : null;
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
