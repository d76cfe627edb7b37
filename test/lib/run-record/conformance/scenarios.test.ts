import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  expectedRecord,
  SCENARIO_RUN,
  type Scenario,
  spellInput,
} from '../../../../lib/run-record/conformance/scenario.js';
import { allScenarios } from '../../../../lib/run-record/conformance/scenarios.js';
import { EVENT_NAMES, fieldsOf } from '../../../../lib/run-record/format/events.js';
import { STORY_RULES } from '../../../../lib/run-record/format/rules.js';
import { RecordWriter } from '../../../../lib/run-record/writing/record-writer.js';
import { judgeByOracle } from '../../../laws/oracle.js';
import { temporaryFolder } from '../../../support/temporary.js';

const scenarios = allScenarios();

/** What the writer of this package makes of a scenario. @returns the rule that its refused fact breaks */
async function write({ written, refused }: Scenario, directory: string): Promise<string | undefined> {
  let writer: RecordWriter | undefined;
  for (const fact of written) {
    if (writer === undefined) writer = await RecordWriter.beginFields(directory, fact);
    else await writer.appendFields(fact);
  }
  if (refused === undefined) return undefined;
  const appended =
    writer === undefined ? RecordWriter.beginFields(directory, refused) : writer.appendFields(refused);
  return appended.then(
    () => 'written',
    (refusal: { rule?: string; code: string }) => refusal.rule ?? refusal.code,
  );
}

describe('the scenarios', () => {
  test('each has a name of its own', () => {
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
    expect(scenarios.length).toBeGreaterThan(150);
  });

  test('what is to be written is written byte for byte, what is to be refused leaves nothing', async () => {
    const folder = temporaryFolder();
    for (const [index, scenario] of scenarios.entries()) {
      const directory = join(folder, String(index), SCENARIO_RUN);
      mkdirSync(directory, { recursive: true });
      const rule = await write(scenario, directory).catch((error: unknown) => `failed: ${error}`);
      const isRefused = scenario.refused !== undefined;
      expect(rule === undefined || /^(failed|written)/.test(rule) ? rule : 'refused', scenario.name).toBe(
        isRefused ? 'refused' : undefined,
      );
      const expected = expectedRecord(scenario);
      if (expected.length > 0)
        expect(readFileSync(join(directory, 'record.jsonl'), 'utf8'), scenario.name).toBe(
          expected.toString(),
        );
    }
  });

  test('a reader calls what is written valid or incomplete', () => {
    for (const scenario of scenarios) {
      const isEnded = scenario.written.some(({ event }) => event === 'run_end');
      const { status } = judgeByOracle(expectedRecord(scenario), SCENARIO_RUN);
      expect(status, scenario.name).toBe(isEnded ? 'valid' : 'incomplete');
    }
  });

  test('every rule of a story is broken by one, but for those about what older writers wrote', () => {
    const broken = scenarios.map(({ name, written, refused }) => {
      const lines = refused === undefined ? written : [...written, refused];
      return judgeByOracle(expectedRecord({ name, written: lines }), SCENARIO_RUN).rule;
    });
    const unbroken = Object.keys(STORY_RULES).filter((rule) => !broken.includes(rule));
    expect(unbroken).toEqual(['access-policy', 'denied-tool']);
  });

  test('every event stands in one, with its members in the order of the format', () => {
    const seen = new Set<unknown>();
    for (const fact of scenarios.flatMap(({ written }) => written)) {
      seen.add(fact.event);
      const order = fieldsOf(fact.event as (typeof EVENT_NAMES)[number]).filter((field) => field in fact);
      if (fact.event !== 'subflow_call') expect(Object.keys(fact)).toEqual(order);
      else expect(Object.keys(fact).slice(-2)).toEqual(['depth', 'started']);
    }
    expect(seen).toEqual(new Set(EVENT_NAMES));
  });

  test('a writer gets the members backwards, at every depth', () => {
    const [line] = spellInput({ name: 'x', written: [{ a: 1, b: [{ c: 1, d: 2 }] }] }).split('\n');
    expect(line).toBe('{"b":[{"d":2,"c":1}],"a":1}');
  });
});
