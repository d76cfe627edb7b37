import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordOf } from '../../../support/record.js';
import { PROJECT } from '../../../support/run-program.js';

const folder = join(PROJECT, 'golden', 'record');

test.each(['three-agents', 'small-session', 'torn'])(
  'the golden record %s is what its journal is folded into',
  async (name) => {
    const record = await recordOf(readFileSync(join(folder, `${name}.ndjson`)));
    expect(record.equals(readFileSync(join(folder, `${name}.json.gz`)))).toBe(true);
  },
);
