import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { assemble } from '../support/assemble.js';
import { generateJournal } from '../support/journal.js';
import { PROJECT } from '../support/run-program.js';
import { SHARED, testWithShared } from '../support/shared.js';

const SCHEMA = 'spec/session-record.schema.json';
const withSchema = testWithShared(SCHEMA);

function validator(): ReturnType<Ajv2020['compile']> {
  const schema = JSON.parse(readFileSync(join(SHARED, SCHEMA), 'utf8')) as object;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  // Schemas of other documents are not ours to check: what refers to them may be anything.
  const external = new Set(
    [...JSON.stringify(schema).matchAll(/"\$ref":"(https:[^"#]+)(#[^"]*)?"/g)].map(
      ([, uri, pointer = '']) => `${uri}\0${pointer}`,
    ),
  );
  for (const reference of external) {
    const [uri, pointer] = reference.split('\0') as [string, string];
    const name = pointer.split('/').at(-1) as string;
    const known = ajv.getSchema(uri)?.schema as { $defs?: object } | undefined;
    if (known !== undefined) ajv.removeSchema(uri);
    ajv.addSchema({ $id: uri, ...(name === '' ? {} : { $defs: { ...known?.$defs, [name]: true } }) });
  }
  return ajv.compile(schema);
}

withSchema('the record of every golden case is valid by the published schema', () => {
  const validate = validator();
  const root = join(PROJECT, 'golden', 'assemble');
  let records = 0;
  for (const name of readdirSync(root)) {
    const path = join(root, name, 'expected', 'out', 'replay.json');
    // Unknown kinds of modelProviders differ between upstream versions; bytes are passed on as they were written.
    if (name === 'verbatim' || !existsSync(path)) continue;
    validate(JSON.parse(readFileSync(path, 'utf8')));
    expect(validate.errors ?? [], name).toEqual([]);
    records += 1;
  }
  expect(records).toBeGreaterThan(30);
});

withSchema('a generated record is valid, and a spoilt one is not', async () => {
  const validate = validator();
  const { record } = await assemble(Buffer.concat([...generateJournal(2_000_000)]));
  expect(validate(record)).toBe(true);
  expect(validate({ ...record, entries: [{ seq: 0, agentId: 'a', type: 'thought' }] })).toBe(false);
  expect(validate({ ...record, clips: undefined })).toBe(false);
});
