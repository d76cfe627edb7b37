// The thread that journal-writer.ts runs in.
import { parentPort, workerData } from 'node:worker_threads';
import { writeJournal } from './journal-writer.js';
writeJournal(parentPort, workerData);
//# sourceMappingURL=journal-writer-thread.js.map