import { type Stage } from '../../stream/stage.js';
import type { Report } from './report.js';
export declare function listDenials(): Stage<Report, Report>;
//# sourceMappingURL=denials.d.ts.map