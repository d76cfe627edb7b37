import type { Collector } from './collector.js';
/** @throws when collecting: UntrustedJournal, MachineryError, SalvageFault `journal-too-large` */
export declare function folderCollector(tree: string): Collector;
//# sourceMappingURL=folder-collector.d.ts.map