import type { AgentRow } from '../format/agent.js';
import type { RecordInfo } from '../reading/info.js';
/** What a record is, for eyes. */
export declare function viewInfo(info: RecordInfo): string;
/** Where an agent came from, in words. */
export declare function describeOrigin(origin: AgentRow['origin']): string;
/** How an agent's loop ended, in words. */
export declare function describeEnding({ terminalStatus, limitHit }: AgentRow): string;
//# sourceMappingURL=info-view.d.ts.map