// What a writer is tried with: facts, and what must come of them.

/** An event as a line spells it: its members stand in the order of a written line. */
export type ScenarioFact = Readonly<Record<string, unknown>>;

/** One trial of a writer. */
export interface Scenario {
  /** `group/what`, unique. */
  readonly name: string;
  /** Facts that are written, each as one line, in this order. */
  readonly written: readonly ScenarioFact[];
  /** The fact after them that must be refused; without one all is written. */
  readonly refused?: ScenarioFact | undefined;
  /** Facts that are handed over after the refused one: a record does not go on behind a hole. */
  readonly after?: readonly ScenarioFact[] | undefined;
}

/** The name of the run, and of the directory, in every scenario. */
export const SCENARIO_RUN = '2026-07-30T14-22-08-a3f9';

/** The record that a scenario must leave. */
export function expectedRecord({ written }: Scenario): Buffer {
  return Buffer.from(written.map((fact) => `${JSON.stringify(fact)}\n`).join(''));
}

/**
 * The facts as a writer gets them: one JSON object a line. Their members, and
 * those of the objects in them, stand backwards: the order of a line is the
 * writer's own doing.
 */
export function spellInput({ written, refused, after = [] }: Scenario): string {
  const facts = [...written, ...(refused === undefined ? [] : [refused, ...after])];
  return facts.map((fact) => `${JSON.stringify(turnAround(fact))}\n`).join('');
}

function turnAround(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnAround);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).reverse();
  return Object.fromEntries(members.map(([name, inner]) => [name, turnAround(inner)]));
}
