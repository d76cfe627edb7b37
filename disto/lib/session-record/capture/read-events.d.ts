import { CodedError } from '../../stream/errors.js';
import type { LineItem } from '../../stream/lines.js';
import { type Stage } from '../../stream/stage.js';
import { type CaptureEvent } from './events.js';
/** A line that is no capture event, or one in the wrong place. */
export declare class EventFault extends CodedError {
    constructor(code: string, line: LineItem, reason: string, hint: string);
}
/** @param concluded called when nothing more will be looked at */
export declare function readEvents(concluded?: () => void): Stage<LineItem, CaptureEvent>;
//# sourceMappingURL=read-events.d.ts.map