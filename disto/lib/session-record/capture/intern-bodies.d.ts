import { type Stage } from '../../stream/stage.js';
import type { JournalLineValue } from '../format/journal-line.js';
import type { CaptureEvent, Refusal, TruncationEvent } from './events.js';
/** Lines that stand in the journal together or not at all: an entry after the bodies that are new with it. */
export interface JournalBatch {
    readonly type: 'batch';
    readonly lines: readonly JournalLineValue[];
}
/** What the journal's sink takes. */
export type JournalInput = JournalBatch | TruncationEvent | Refusal;
export declare function internBodies(): Stage<CaptureEvent, JournalInput>;
/** The pools behind {@link internBodies}. */
export declare class Interner {
    #private;
    /** @throws CodedError `missing-seq` */
    intern(event: Exclude<CaptureEvent, TruncationEvent | Refusal>): JournalBatch;
}
//# sourceMappingURL=intern-bodies.d.ts.map