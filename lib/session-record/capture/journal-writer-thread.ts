// The thread that journal-writer.ts runs in.

import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type WriterSetup, writeJournal } from './journal-writer.js';

writeJournal(parentPort as MessagePort, workerData as WriterSetup);
