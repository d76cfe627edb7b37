import type { Stage } from '../../stream/stage.js';
import { type Transducer } from '../../stream/transducer.js';
import { type SessionName } from '../format/ref.js';
import type { Fact } from './facts.js';
import type { Report } from './report.js';
/** @param fromOffset byte offset the digest starts at */
export declare function settle(session: SessionName, fromOffset: number): Stage<Fact, Report>;
/** The transducer of {@link settle}. */
export declare function settleFacts(session: SessionName, fromOffset: number): Transducer<Fact, Report>;
//# sourceMappingURL=settle.d.ts.map