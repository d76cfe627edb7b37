// Figures over a record: tokens, latency, tools, failures, and its biggest bodies.

import type { Entry } from '../format/entry.js';
import type { PoolName } from '../format/journal-line.js';
import { type DurationSummary, DurationTally } from './duration-tally.js';
import { readEntries } from './entries.js';
import { isModelCall, type ModelCall } from './model-calls.js';
import type { SessionRecord } from './session-record.js';
import { addUsage, type UsageSums } from './usage.js';

/** Calls of one agent under one role. Compaction calls are never among an agent's turns. */
export interface CallStats {
  readonly agentId: string;
  readonly role: ModelCall['request']['role'];
  readonly answered: number;
  readonly failed: number;
  /** Sums of the whole numbers in the responses' `usage`, by their path in it. */
  readonly usage: Readonly<UsageSums>;
  /** Of calls that tell it, milliseconds. */
  readonly latency: DurationSummary | undefined;
}

export interface ToolStats {
  readonly name: string;
  readonly calls: number;
  readonly failed: number;
}

export interface BigBody {
  readonly pool: PoolName;
  readonly index: number;
  /** Bytes of stored JSON. */
  readonly bytes: number;
}

export interface RecordStats {
  readonly calls: readonly CallStats[];
  readonly tools: readonly ToolStats[];
  /** Failed model calls by class. */
  readonly failures: Readonly<Record<string, number>>;
  /** Commands by who ran them: a shell origin, or `git`. */
  readonly commands: readonly { readonly origin: string; readonly runs: number; readonly failed: number }[];
  readonly biggest: readonly BigBody[];
}

/** How many of the biggest bodies are named. */
const BIGGEST = 10;

/** Reads the whole record once. Holds one figure for each agent, tool, class and distinct duration. */
export async function readStats(record: SessionRecord): Promise<RecordStats> {
  const collector = new StatsCollector();
  for await (const { entry } of readEntries(record)) collector.add(entry);
  return { ...collector.finish(), biggest: await findBiggest(record) };
}

interface OpenCalls {
  agentId: string;
  role: ModelCall['request']['role'];
  answered: number;
  failed: number;
  usage: UsageSums;
  durations: DurationTally;
}

class StatsCollector {
  readonly #calls = new Map<string, OpenCalls>();
  readonly #tools = new Map<string, { calls: number; failed: number }>();
  readonly #failures = new Map<string, number>();
  readonly #commands = new Map<string, { runs: number; failed: number }>();

  add(entry: Entry): void {
    if (isModelCall(entry)) this.#addCall(entry);
    else if (entry.type === 'tool_result') {
      const tool = entryOf(this.#tools, entry.call.name, () => ({ calls: 0, failed: 0 }));
      tool.calls += 1;
      if (!entry.outcome.ok) tool.failed += 1;
    } else if (entry.type === 'shell' || entry.type === 'git') {
      const origin = entry.type === 'git' ? 'git' : entry.origin;
      const runs = entryOf(this.#commands, origin, () => ({ runs: 0, failed: 0 }));
      runs.runs += 1;
      if (entry.command.exitCode !== 0) runs.failed += 1;
    }
  }

  #addCall(call: ModelCall): void {
    const { agentId } = call;
    const { role } = call.request;
    const calls = entryOf(this.#calls, `${role}\0${agentId}`, () => ({
      agentId,
      role,
      answered: 0,
      failed: 0,
      usage: {},
      durations: new DurationTally(),
    }));
    if (call.type === 'model_io') {
      calls.answered += 1;
      addUsage(calls.usage, call.response.bytes);
    } else {
      calls.failed += 1;
      this.#failures.set(call.error.kind, (this.#failures.get(call.error.kind) ?? 0) + 1);
    }
    if (call.durationMs != null) calls.durations.add(call.durationMs);
  }

  finish(): Omit<RecordStats, 'biggest'> {
    return {
      calls: [...this.#calls.values()].map(({ durations, ...calls }) => ({
        ...calls,
        latency: durations.summarize(),
      })),
      tools: [...this.#tools].map(([name, tool]) => ({ name, ...tool })).sort((a, b) => b.calls - a.calls),
      failures: Object.fromEntries(this.#failures),
      commands: [...this.#commands].map(([origin, runs]) => ({ origin, ...runs })),
    };
  }
}

function entryOf<V>(map: Map<string, V>, key: string, create: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = create();
    map.set(key, value);
  }
  return value;
}

async function findBiggest(record: SessionRecord): Promise<BigBody[]> {
  let biggest: BigBody[] = [];
  for (const pool of ['messages', 'toolsets', 'texts'] as const) {
    for await (const { bytes, number } of record.elements(pool)) {
      if (biggest.length === BIGGEST && bytes.length <= (biggest.at(-1) as BigBody).bytes) continue;
      biggest = [...biggest, { pool, index: number, bytes: bytes.length }]
        .sort((a, b) => b.bytes - a.bytes)
        .slice(0, BIGGEST);
    }
  }
  return biggest;
}
