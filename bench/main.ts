// npm run bench [-- NAME ...]: runs the named benchmarks, or all of them.

import { cpus } from 'node:os';
import { benchAssemble } from './assemble.js';
import { benchCapture } from './capture.js';
import { benchRecord } from './record.js';
import { benchRunRecord } from './run-record.js';
import { benchSessions } from './sessions.js';

const BENCHMARKS: Record<string, () => Promise<void>> = {
  assemble: benchAssemble,
  capture: benchCapture,
  record: benchRecord,
  sessions: () => benchSessions(),
  'run-record': benchRunRecord,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}; there are ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exit(2);
}
console.log(`Node.js ${process.version}, ${cpus().length} x ${cpus()[0]?.model}`);
for (const name of named.length > 0 ? named : Object.keys(BENCHMARKS)) {
  console.log(`\n## ${name}`);
  await BENCHMARKS[name]?.();
}
