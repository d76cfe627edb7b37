// Writes a generated journal: node .build/bench/generate.js MEGABYTES [narrow] > journal.ndjson

import { once } from 'node:events';
import { generateJournal } from '../test/support/journal.js';

const [megabytes, windows] = process.argv.slice(2);
for (const chunk of generateJournal(Number(megabytes) * 1e6, 1, windows === 'narrow')) {
  if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
}
