import type { RecordStats } from '../reading/stats.js';
/** Figures over a record, for eyes. */
export declare function viewStats(stats: RecordStats): string;
//# sourceMappingURL=stats-view.d.ts.map