// A process that takes the lock of a run and then does as it is told:
//   node hold-lock.mjs DIRECTORY wait|exit
// It prints a line when it holds the lock; `exit` waits for a line on stdin and
// leaves without giving the lock up.

import { once } from 'node:events';
import { acquireRunLock } from '../../dist/lib/run-record/directory/run-lock.js';

const [directory, mode] = process.argv.slice(2);
try {
  await acquireRunLock(directory);
  process.stdout.write('held\n');
  if (mode === 'exit') {
    await once(process.stdin, 'data');
    process.exit(0);
  }
  setInterval(() => {}, 1_000);
} catch (fault) {
  process.stdout.write(`${fault.code}\n`);
}
