import { type Stage } from '../../stream/stage.js';
import type { Report } from './report.js';
export declare function findRetries(): Stage<Report, Report>;
//# sourceMappingURL=retries.d.ts.map