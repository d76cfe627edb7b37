import type { Scenario } from './scenario.js';
/** Scenarios about the order in which a run puts its facts on record; each refusal beside what is in order. */
export declare function orderScenarios(): Scenario[];
//# sourceMappingURL=order-scenarios.d.ts.map