import type { Stage } from '../../stream/stage.js';
import { type Transducer } from '../../stream/transducer.js';
import type { SessionItem } from '../format/entry.js';
import type { Fact } from './facts.js';
/** @param fromOffset byte offset the digest starts at */
export declare function describe(fromOffset: number): Stage<SessionItem, Fact>;
/** The transducer of {@link describe}. */
export declare function describeItems(fromOffset: number): Transducer<SessionItem, Fact>;
//# sourceMappingURL=describe.d.ts.map