import { RawJson } from '../../stream/json-typed.js';
import type { AgentRow } from '../format/agent.js';
import type { EntryKind } from '../format/entry.js';
import type { SegmentName } from '../format/journal-line.js';
import type { RecordHead } from './record-head.js';
import type { SessionRecord } from './session-record.js';
export interface AgentInfo extends AgentRow {
    readonly entries: number;
}
export interface RecordInfo {
    readonly formatVersion: number;
    readonly sessionId: string;
    readonly routingKey: string | undefined;
    /** As it stands in the record: explanatory, and nothing depends on it. */
    readonly recorder: RawJson | undefined;
    readonly seed: RecordHead['seed'];
    readonly agents: readonly AgentInfo[];
    readonly counts: Readonly<Record<SegmentName, number>> & {
        readonly byKind: Readonly<Partial<Record<EntryKind, number>>>;
    };
    /** Sizes in bytes of stored JSON. */
    readonly pooling: {
        /** What the three pools hold. */
        readonly stored: number;
        /** What the same requests, outcomes and commands would hold with every body in its place. */
        readonly unpooled: number;
        readonly saved: number;
    };
    /** Null for a complete record. */
    readonly truncation: RecordHead['truncation'] | null;
    readonly ending: string;
}
/** Reads the whole record once. Holds the head and the sizes of pooled bodies, four bytes each. */
export declare function readInfo(record: SessionRecord): Promise<RecordInfo>;
//# sourceMappingURL=info.d.ts.map