import { type Stage } from '../../stream/stage.js';
import { AddressedBody, type Body } from './bodies.js';
import type { CaptureEvent } from './events.js';
export declare function reduceImages(): Stage<CaptureEvent, CaptureEvent>;
/** The event with its bodies addressed and its images reduced. */
export declare function reduceEvent(event: CaptureEvent): CaptureEvent;
/** Addresses a message, then reduces its images. */
export declare function addressMessage(body: Body): AddressedBody;
/** Addresses a toolset, which is stored as it is. */
export declare function addressToolset(tools: Body): AddressedBody;
//# sourceMappingURL=reduce-images.d.ts.map