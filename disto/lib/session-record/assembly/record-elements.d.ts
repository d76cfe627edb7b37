import { type Stage } from '../../stream/stage.js';
import type { SegmentName } from '../format/journal-line.js';
import type { JournalItem } from './journal-lines.js';
import type { RecordHead } from './record-head.js';
/** One element of a streamed array. */
export interface RecordElement {
    readonly segment: SegmentName;
    readonly bytes: Buffer;
}
export declare function recordElements(head: RecordHead): Stage<JournalItem, RecordElement>;
//# sourceMappingURL=record-elements.d.ts.map