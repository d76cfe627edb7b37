import type { PoolName } from '../format/journal-line.js';
import { type DurationSummary } from './duration-tally.js';
import { type ModelCall } from './model-calls.js';
import type { SessionRecord } from './session-record.js';
import { type UsageSums } from './usage.js';
/** Calls of one agent under one role. Compaction calls are never among an agent's turns. */
export interface CallStats {
    readonly agentId: string;
    readonly role: ModelCall['request']['role'];
    readonly answered: number;
    readonly failed: number;
    /** Sums of the whole numbers in the responses' `usage`, by their path in it. */
    readonly usage: Readonly<UsageSums>;
    /** Of calls that tell it, milliseconds. */
    readonly latency: DurationSummary | undefined;
}
export interface ToolStats {
    readonly name: string;
    readonly calls: number;
    readonly failed: number;
}
export interface BigBody {
    readonly pool: PoolName;
    readonly index: number;
    /** Bytes of stored JSON. */
    readonly bytes: number;
}
export interface RecordStats {
    readonly calls: readonly CallStats[];
    readonly tools: readonly ToolStats[];
    /** Failed model calls by class. */
    readonly failures: Readonly<Record<string, number>>;
    /** Commands by who ran them: a shell origin, or `git`. */
    readonly commands: readonly {
        readonly origin: string;
        readonly runs: number;
        readonly failed: number;
    }[];
    readonly biggest: readonly BigBody[];
}
/** Reads the whole record once. Holds one figure for each agent, tool, class and distinct duration. */
export declare function readStats(record: SessionRecord): Promise<RecordStats>;
//# sourceMappingURL=stats.d.ts.map