import type { Readable } from 'node:stream';
import { type Clip } from '../format/journal-line.js';
import type { SessionRecord } from './session-record.js';
export interface PayloadComparison {
    readonly isSame: boolean;
    readonly isClipped: boolean;
    readonly recorded: {
        readonly id: string;
        readonly bytes: number;
    };
    readonly payload: {
        readonly id: string;
        readonly bytes: number;
    };
}
/**
 * Compares a payload with text `number` of the pool by size and content address.
 * Holds the text.
 *
 * @param openPayload called when the payload is read
 * @throws CodedError `no-such-text`
 */
export declare function comparePayload(record: SessionRecord, number: number, openPayload: () => Readable): Promise<PayloadComparison>;
/** The clip row of a text; undefined for a whole one, and past the pool's end. */
export declare function findClip(record: SessionRecord, number: number): Promise<Clip | undefined>;
//# sourceMappingURL=compare-payload.d.ts.map