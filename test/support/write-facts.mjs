// The writer of this package as a filter, without the rest of the program: one argument, the directory of the run.

import { writeFacts } from '../../dist/pipelines/write-facts.js';

try {
  await writeFacts(process.stdin, process.argv[2]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
