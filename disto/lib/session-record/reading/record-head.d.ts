import { type AgentRow } from '../format/agent.js';
import type { SegmentName } from '../format/journal-line.js';
import { recordHead } from '../format/record.js';
import type { Truncation } from '../format/truncation.js';
export type Seed = (typeof recordHead)['_zod']['output']['seed'];
/** One row of the agent table and its bytes. */
export interface StoredAgent {
    readonly row: AgentRow;
    readonly bytes: Buffer;
}
/** The head of a record. Bytes are as they stand in the record. */
export interface RecordHead {
    readonly formatVersion: number;
    readonly sessionId: string;
    readonly routingKey: string | undefined;
    readonly seed: Seed;
    /** Undefined for a complete record. */
    readonly truncation: Truncation | undefined;
    readonly agents: readonly StoredAgent[];
    /** Keys of the document that the format does not know. */
    readonly unknownKeys: readonly string[];
    /** The bytes of a member that is not a list; undefined when it is absent or null. */
    bytesOf(key: string): Buffer | undefined;
}
/** Reads one row of the agent table. @throws RecordFault `bad-element` */
export declare function readAgentRow(bytes: Buffer, number: number): AgentRow;
export declare class RecordHeadBuilder {
    #private;
    /** @throws RecordFault `unsupported-format`, `missing-format`, `not-a-list` */
    member(key: string, value: Buffer): void;
    agent(bytes: Buffer, number: number): void;
    list(key: string): void;
    /** @throws RecordFault `missing-format`, `missing-key`, `bad-member` */
    finish(): RecordHead;
}
/** @throws RecordFault `unsupported-format` */
export declare function requireFormat(value: Buffer): void;
export type SegmentCounts = Readonly<Record<SegmentName, number>>;
//# sourceMappingURL=record-head.d.ts.map