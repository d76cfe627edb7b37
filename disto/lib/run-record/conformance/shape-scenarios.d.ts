import type { Scenario } from './scenario.js';
/** Scenarios about the members of single events. */
export declare function shapeScenarios(): Scenario[];
//# sourceMappingURL=shape-scenarios.d.ts.map