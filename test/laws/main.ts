// `npm run laws`: prints the table of laws, or fails at the first story that
// reader and oracle judge differently.

import { ALPHABET } from './alphabet.js';
import { enumerateLaws, tabulateLaws } from './enumerate.js';

const DEPTH = 4;

process.stdout.write(tabulateLaws(DEPTH));
// One event deeper, for stories that begin as every record does.
const begun = ALPHABET.slice(0, 1);
let count = 0;
for (const _ of enumerateLaws(DEPTH, begun)) count += 1;
process.stderr.write(
  `laws: reader and oracle agree, also on the ${count} stories of run_start and ${DEPTH} more\n`,
);
