import type { Scenario } from './scenario.js';
/** All scenarios that a writer is tried with, in the order in which they are told. */
export declare function allScenarios(): Scenario[];
//# sourceMappingURL=scenarios.d.ts.map