import type { SegmentName } from '../format/journal-line.js';
import type { JournalRules } from '../format/journal-rules.js';
import type { Truncation } from '../format/truncation.js';
import type { ByteLedger } from './byte-ledger.js';
import type { Damage } from './journal-lines.js';
import type { RecordHead } from './record-head.js';
import type { FinishedSegment } from './record-segments.js';
import type { Ending } from './truncation.js';
/** What an assembly did. Sizes are bytes. */
export interface AssemblyReport {
    readonly entries: number;
    readonly pools: {
        readonly messages: number;
        readonly toolsets: number;
        readonly texts: number;
        readonly clips: number;
    };
    readonly agents: number;
    /** Null for a complete record. */
    readonly truncation: Truncation | null;
    /** The first thing that could not be read, null when all could. */
    readonly damage: Damage | null;
    /** Every byte of the journal, by what it is. */
    readonly bytes: ByteLedger & {
        readonly journal: number;
    };
    readonly record: {
        readonly compressedBytes: number;
    };
}
/** Gathers a report. */
export declare function reportAssembly(facts: {
    rules: JournalRules;
    head: RecordHead;
    ending: Ending;
    finished: ReadonlyMap<SegmentName, FinishedSegment>;
    ledger: ByteLedger;
    size: number;
    compressedBytes: number;
}): AssemblyReport;
/** What was lost, in one plain sentence; undefined for a complete record. */
export declare function describeLoss({ truncation, damage, entries, bytes }: AssemblyReport): string | undefined;
//# sourceMappingURL=report.d.ts.map