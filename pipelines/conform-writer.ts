// A writer is tried: one scenario after the other, each with a process and a
// directory of its own, and what it left is judged.

import { mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeWriting, type WriterFault } from '../lib/run-record/conformance/judge-writing.js';
import { runWriter } from '../lib/run-record/conformance/run-writer.js';
import { SCENARIO_RUN, type Scenario, spellInput } from '../lib/run-record/conformance/scenario.js';
import { removeTree } from '../lib/run-record/directory/removal.js';
import { readRun } from './read-run.js';

/** What came of one scenario. */
export interface TrialRow {
  readonly scenario: string;
  readonly asks: 'writing' | 'refusal';
  readonly conforms: boolean;
  /** How the writer failed; null when it did not. */
  readonly fault: WriterFault | null;
}

export interface TrialOptions {
  /** The most time for one scenario, in milliseconds. */
  readonly timeoutMs: number;
  /** How many scenarios are tried at once. */
  readonly jobs: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Tries a writer with each scenario.
 *
 * @param command for the shell; it gets the directory of the run as its last argument and facts on standard input,
 *   one JSON object a line
 * @returns a row for each scenario, in their order
 * @throws the reason of the abort
 */
export async function conformWriter(
  command: string,
  scenarios: readonly Scenario[],
  options: TrialOptions,
): Promise<TrialRow[]> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'bot-record-conform-'));
  const rows = new Map<Scenario, TrialRow>();
  const queue = [...scenarios.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, scenario] = next;
      rows.set(scenario, await tryScenario(command, scenario, join(folder, String(index)), options));
    }
  };
  try {
    await Promise.all(Array.from({ length: options.jobs }, work));
    return scenarios.map((scenario) => rows.get(scenario) as TrialRow);
  } finally {
    await removeTree(folder);
  }
}

async function tryScenario(
  command: string,
  scenario: Scenario,
  folder: string,
  { timeoutMs, signal }: TrialOptions,
): Promise<TrialRow> {
  const directory = join(folder, SCENARIO_RUN);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const end = await runWriter({ command, directory, input: spellInput(scenario), timeoutMs, signal });
  const fault = (await judgeWriting(scenario, directory, end, readRun)) ?? null;
  const asks = scenario.refused === undefined ? 'writing' : 'refusal';
  return { scenario: scenario.name, asks, conforms: fault === null, fault };
}
