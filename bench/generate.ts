// Writes a generated journal: node .build/bench/generate.js MEGABYTES > journal.ndjson

import { once } from 'node:events';
import { generateJournal } from '../test/support/journal.js';

for (const chunk of generateJournal(Number(process.argv[2]) * 1e6)) {
  if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
}
