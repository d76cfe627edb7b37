import type { Stage } from '../../stream/stage.js';
import { type Transducer } from '../../stream/transducer.js';
import type { Fact } from './facts.js';
export declare function scrubFacts(): Stage<Fact, Fact>;
/** The transducer of {@link scrubFacts}. */
export declare const scrubEachFact: Transducer<Fact, Fact>;
//# sourceMappingURL=scrub-facts.d.ts.map