import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT } from './support/run-program.js';

interface Mutation {
  readonly file: string;
  readonly fault: string;
  readonly find: string;
  readonly replace: string;
  readonly tests: readonly string[];
}

const lists = join(PROJECT, 'test/mutations');

// Whether the tests notice them takes long: `npm run mutations`.
describe.each(readdirSync(lists).filter((name) => name.endsWith('.json')))('the faults of %s', (name) => {
  const mutations = JSON.parse(readFileSync(join(lists, name), 'utf8')) as Mutation[];

  test.each(mutations)('$file: $fault', ({ file, find, replace, tests }) => {
    expect(
      readFileSync(join(PROJECT, file), 'utf8').split(find),
      'what is replaced stands there once',
    ).toHaveLength(2);
    expect(replace).not.toBe(find);
    for (const path of tests) expect(existsSync(join(PROJECT, path)), path).toBe(true);
  });
});
