import type { WorkerAnswer, WorkerTask } from './session-workers.js';
/** Does one task; whatever it fails with becomes an answer. */
export declare function performTask({ id, candidate, gate, fromOffset }: WorkerTask): Promise<WorkerAnswer>;
//# sourceMappingURL=session-worker.d.ts.map