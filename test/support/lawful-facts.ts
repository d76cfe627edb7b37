// Facts for tests of the writer: those that writers are tried with, and what no
// trial needs. Which of them are lawful is for the tests to say.

import {
  attemptFacts as attemptFactsOf,
  CARRIED,
  drift,
  everything,
  FULL_START,
  type KnownFact,
  loopDone,
  parallelDone,
  runFact,
  SIGTERM,
} from '../../lib/run-record/conformance/facts.js';
import { SCENARIO_RUN, type ScenarioFact } from '../../lib/run-record/conformance/scenario.js';
import type { StageIdentity } from '../../lib/run-record/format/identity.js';

export { checked as judged, fanoutFacts, succeeded } from '../../lib/run-record/conformance/facts.js';

export type FactOf = KnownFact;

export const LAWFUL_RUN = SCENARIO_RUN;

/** Without what a writer puts in by itself: the shape of the record and the instant. */
const handedOver = ({ record, ts, ...fact }: FactOf): FactOf => fact;

export const START = handedOver(FULL_START);

/** The events of one attempt, by what they are. */
export function attemptFacts(of: StageIdentity) {
  const { gateStart, gate, foreignCall, ...facts } = attemptFactsOf(of);
  return {
    ...facts,
    gateStart: (file = 'gate.sh'): FactOf => ({ ...gateStart, file }),
    gate: (exit: number | null = 0, file = 'gate.sh'): FactOf => ({ ...gate(exit), file }),
    call: (call: number): FactOf => ({ ...foreignCall, call }),
    drift: drift(facts.output.path),
  };
}

/** Facts of the run as a whole. */
export const RUN_FACTS = {
  carried: CARRIED,
  drift: drift('failure.sh'),
  signal: SIGTERM,
  end: (cause: string, exit: number, rest: ScenarioFact = {}): FactOf =>
    runFact('run_end', { exit, cause, ...rest }),
  loop: loopDone,
  parallel: (stage: string): FactOf => parallelDone(stage, ['success', 0], ['success', 0]),
};

/** Every event, in a lawful order. */
export function lawfulFacts(): FactOf[] {
  return everything().map(handedOver);
}
