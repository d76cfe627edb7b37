import type { RunStore } from './run-store.js';
/** A store in the folder `root`, which need not be there yet. */
export declare function folderStore(root: string): RunStore;
//# sourceMappingURL=folder-store.d.ts.map