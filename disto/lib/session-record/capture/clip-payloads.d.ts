import { type Stage } from '../../stream/stage.js';
import { AddressedText, type Text } from './bodies.js';
import type { CaptureEvent } from './events.js';
export declare function clipPayloads(): Stage<CaptureEvent, CaptureEvent>;
/** The event with its texts addressed and clipped. */
export declare function clipEvent(event: CaptureEvent): CaptureEvent;
/**
 * Addresses a text, and keeps its tail.
 *
 * @param ceiling most bytes of UTF-8 that are kept
 */
export declare function addressText(text: Text, ceiling?: number): AddressedText;
/** As {@link addressText}, of a JavaScript string. Half of a surrogate pair has no UTF-8 and becomes U+FFFD. */
export declare function addressString(text: string, ceiling?: number): AddressedText;
/** The last `ceiling` bytes of UTF-8, or up to three less: what is kept begins at a character. */
export declare function clipTail(utf8: Buffer, ceiling: number): Buffer;
//# sourceMappingURL=clip-payloads.d.ts.map