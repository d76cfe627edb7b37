import { type Stage } from '../../stream/stage.js';
import type { CaptureEvent } from './events.js';
/** The counter behind {@link sequence}. */
export declare class Sequence {
    #private;
    /** The event with its `seq`, or as it is when it is no entry. */
    stamp(event: CaptureEvent): CaptureEvent;
}
export declare function sequence(): Stage<CaptureEvent, CaptureEvent>;
//# sourceMappingURL=sequence.d.ts.map