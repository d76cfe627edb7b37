// Reading one session in a test: everything at once, and its final state.

import type { Counts } from '../../../lib/session-log/format/digest.js';
import type {
  CallItem,
  EndItem,
  EntryItem,
  ResultItem,
  SessionItem,
} from '../../../lib/session-log/format/entry.js';
import type { Policy } from '../../../lib/session-log/policy/policy.js';
import { SESSION_READERS } from '../../../lib/session-log/readers/index.js';
import { readTwice } from '../../../lib/session-log/readers/read-twice.js';
import type {
  Candidate,
  Environment,
  ReadOptions,
  SessionReader,
} from '../../../lib/session-log/readers/reader.js';

/** A call with the result that holds. */
export interface SettledCall extends CallItem {
  readonly result: ResultItem | undefined;
}

/** A session as it stands once every item has been taken. */
export interface SettledSession {
  readonly items: readonly SessionItem[];
  readonly entries: readonly EntryItem[];
  readonly calls: readonly SettledCall[];
  readonly unparsed: readonly number[];
  readonly end: EndItem;
}

export function readerOf(harness: Candidate['harness']): SessionReader {
  return SESSION_READERS.find((reader) => reader.harness === harness) as SessionReader;
}

export function environmentOf(home: string, variables: Environment['variables'] = {}): Environment {
  return { home, variables, platform: process.platform };
}

/** A policy without a rule. */
export const NO_RULES: Policy = {
  disabled: false,
  hasDirectoryRules: false,
  warnings: [],
  reasonAgainst: async () => undefined,
  reasonAgainstEncoded: () => undefined,
};

/** Passes the gate and reads a session to its end. */
export async function readSession(candidate: Candidate, options?: ReadOptions): Promise<SettledSession> {
  const reader = readerOf(candidate.harness);
  const gate = await reader.gate(candidate, NO_RULES);
  if (!gate.open) throw new Error(`the gate is closed: ${gate.refusal.reason}`);
  return readTwice(reader, candidate, gate, async (stream) => settle(await collect(stream)), options);
}

async function collect(stream: AsyncIterable<SessionItem>): Promise<SessionItem[]> {
  const items: SessionItem[] = [];
  for await (const item of stream) items.push(item);
  return items;
}

export function settle(items: readonly SessionItem[]): SettledSession {
  const entries: EntryItem[] = [];
  const calls: CallItem[] = [];
  const results: ResultItem[] = [];
  for (const item of items) {
    if (item.type === 'entry') entries[item.index] = item;
    if (item.type === 'call') calls[item.call] = item;
    if (item.type === 'result') results[item.call] = item;
  }
  return {
    items,
    entries,
    calls: calls.map((call) => ({ ...call, result: results[call.call] })),
    unparsed: items.flatMap((item) => (item.type === 'unparsed' ? [item.offset] : [])),
    end: items.at(-1) as EndItem,
  };
}

export function countSession({ entries, calls, unparsed }: SettledSession): Counts {
  const withStatus = (status: string): number =>
    calls.filter((call) => call.result?.status === status).length;
  return {
    entries: entries.length,
    prompts: entries.filter(({ kind }) => kind === 'prompt').length,
    tool_calls: calls.length,
    tool_errors: withStatus('error'),
    interrupts: entries.filter(({ kind }) => kind === 'interrupt').length + withStatus('interrupted'),
    denials: withStatus('denied'),
    unparsed: unparsed.length,
  };
}
