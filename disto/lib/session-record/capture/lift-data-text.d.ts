import { type Stage } from '../../stream/stage.js';
import type { CaptureEvent } from './events.js';
export declare function liftDataText(): Stage<CaptureEvent, CaptureEvent>;
/** The event, with the text lifted out of its data if there is one. */
export declare function liftFromEvent(event: CaptureEvent): CaptureEvent;
//# sourceMappingURL=lift-data-text.d.ts.map