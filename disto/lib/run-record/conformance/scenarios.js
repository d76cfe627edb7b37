import { orderScenarios } from './order-scenarios.js';
import { shapeScenarios } from './shape-scenarios.js';
import { storyScenarios } from './story-scenarios.js';
/** All scenarios that a writer is tried with, in the order in which they are told. */
export function allScenarios() {
    return [...storyScenarios(), ...orderScenarios(), ...shapeScenarios()];
}
//# sourceMappingURL=scenarios.js.map