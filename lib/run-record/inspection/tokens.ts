// What a run cost in tokens, as far as its record and the children that its
// record authorizes can tell. No directory is ever searched.

import { TOKEN_COUNTERS } from '../format/agent-events.js';
import { identityKey, identityOf } from '../format/identity.js';
import type { RecordedEvent } from '../reading/parse-lines.js';
import { mayPublish } from '../reading/record-reading.js';
import { findDisagreement, listStartedCalls } from './child-agreement.js';
import { eventsOf, type InspectedRun } from './inspected-run.js';

/** A total and what it is worth. */
export interface TokenAccount {
  /** null when nothing can be said: no usable record, or a sum that no number holds exactly. */
  readonly tokens: number | null;
  /** `complete` only when every operation of the run and of all its children is accounted for. */
  readonly status: 'complete' | 'partial';
}

const NOTHING: TokenAccount = { tokens: null, status: 'partial' };

/** The total of one turn. @returns undefined when one of its five counters is unusable */
export function totalOf({ fields }: RecordedEvent): number | undefined {
  return TOKEN_COUNTERS.every((name) => isCount(fields[name])) ? (fields.total as number) : undefined;
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Sums up a run and, through calls that agree with them, its children (run-record details, 6.2). */
export async function accountTokens(run: InspectedRun): Promise<TokenAccount> {
  return account(run, new Set());
}

async function account(run: InspectedRun, visited: Set<string>): Promise<TokenAccount> {
  if (!mayPublish(run.reading.verdict.status)) return NOTHING;
  const totals = eventsOf(run, 'turn').map(totalOf);
  const { calls, isSound } = listStartedCalls(run);
  let isComplete =
    run.reading.verdict.status === 'valid' &&
    isSound &&
    !totals.includes(undefined) &&
    eventsOf(run, 'unreconciled').length === 0 &&
    isEveryStartAnswered(run);
  let sum = totals.reduce<number>((all, total) => all + (total ?? 0), 0);
  for (const call of calls) {
    const child = await run.readChild(call.child);
    if (visited.has(child.folder) || (await findDisagreement(call, child)) !== undefined) {
      isComplete = false;
      continue;
    }
    visited.add(child.folder);
    const { tokens, status } = await account(child, visited);
    if (tokens === null) return NOTHING;
    sum += tokens;
    isComplete &&= status === 'complete';
  }
  if (!Number.isSafeInteger(sum)) return NOTHING;
  return { tokens: sum, status: isComplete ? 'complete' : 'partial' };
}

/** Whether each provider operation was followed by a turn of its own. */
function isEveryStartAnswered(run: InspectedRun): boolean {
  const waiting = new Map<string, number>();
  for (const event of eventsOf(run, 'provider_start', 'turn')) {
    const key = operationKey(event);
    const isStart = event.fields.event === 'provider_start';
    if (key === undefined) {
      if (isStart) return false;
      continue;
    }
    const open = waiting.get(key) ?? 0;
    waiting.set(key, isStart ? open + 1 : Math.max(0, open - 1));
  }
  return [...waiting.values()].every((open) => open === 0);
}

function operationKey({ fields }: RecordedEvent): string | undefined {
  const identity = identityOf(fields);
  const { provider, model } = fields;
  if (identity === undefined || !isText(provider) || !isText(model)) return undefined;
  // The length tells where the provider ends, whatever characters it has.
  return `${provider.length}/${provider}/${model}/${identityKey(identity)}`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
