import type { Scenario, ScenarioFact } from './scenario.js';
/** Scenarios about which event may follow which. */
export declare function storyScenarios(): Scenario[];
/** A fact that only says when. */
export declare const runAt: (ts: unknown) => ScenarioFact;
//# sourceMappingURL=story-scenarios.d.ts.map