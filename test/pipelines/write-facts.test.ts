import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { expectedRecord, SCENARIO_RUN, spellInput } from '../../lib/run-record/conformance/scenario.js';
import { allScenarios } from '../../lib/run-record/conformance/scenarios.js';
import { writeFacts } from '../../pipelines/write-facts.js';
import { temporaryFolder } from '../support/temporary.js';

function runDirectory(): string {
  const directory = join(temporaryFolder(), SCENARIO_RUN);
  mkdirSync(directory);
  return directory;
}

/** The bytes in pieces of one size. */
function* pieces(text: string, size: number): Generator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('writeFacts', () => {
  test.each([1, 7, 65_536])('a whole run through a pipe, %i bytes at a time', async (size) => {
    const everything = allScenarios().find(({ name }) => name === 'law/everything');
    if (everything === undefined) throw new Error('there is no such scenario');
    const directory = runDirectory();
    const written = await writeFacts(Readable.from(pieces(spellInput(everything), size)), directory);
    expect(written).toBe(everything.written.length);
    expect(readFileSync(join(directory, 'record.jsonl'))).toEqual(expectedRecord(everything));
  });

  test.each([
    ['no JSON', '{"a":\n', 'fact-malformed', 'not-json'],
    ['no object', '[]\n', 'fact-malformed', 'not-an-object'],
    ['cut off', '{}', 'fact-malformed', 'unterminated'],
    ['no UTF-8', Buffer.from([0xff, 0x0a]), 'fact-malformed', 'not-utf8'],
    ['a blank line', '\n', 'fact-malformed', 'not-json'],
  ])('%s: refused by its line', async (_what, input, code, rule) => {
    const failed = writeFacts(Readable.from([Buffer.from(input)]), runDirectory());
    await expect(failed).rejects.toMatchObject({ code, line: 1, message: expect.stringContaining(rule) });
  });
});
