import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import highland from 'highland';
import { describe, expect, test } from 'vitest';
import { recordFacts } from '../../../../lib/run-record/writing/record-facts.js';
import type { WrittenEvent } from '../../../../lib/run-record/writing/record-writer.js';
import { readRun } from '../../../../pipelines/read-run.js';
import { type FactOf, lawfulFacts, START } from '../../../support/lawful-facts.js';
import { fixedClock, linesOf, runDirectory } from '../../../support/writing.js';

const options = { clock: fixedClock() };
const facts = lawfulFacts();
const recordOf = (directory: string): Buffer => readFileSync(join(directory, 'record.jsonl'));

describe('facts through a stage', () => {
  test('in pipeline(): each line comes out once it is whole in the file', async () => {
    const directory = runDirectory();
    const out: WrittenEvent[] = [];
    let bytes = 0;
    await pipeline(Readable.from(facts), recordFacts(directory, options), async (written) => {
      for await (const event of written as AsyncIterable<WrittenEvent>) {
        bytes += event.line.length;
        expect(recordOf(directory).length).toBeGreaterThanOrEqual(bytes);
        out.push(event);
      }
    });
    expect(Buffer.concat(out.map(({ line }) => line))).toEqual(recordOf(directory));
    expect(out.map(({ number }) => number)).toEqual(facts.map((_, index) => index + 1));
    expect((await readRun(directory)).verdict.status).toBe('valid');
  });

  test('as an async iterable, and in highland', async () => {
    const one = runDirectory();
    const names: unknown[] = [];
    for await (const { event } of Readable.from(facts).pipe(
      recordFacts(one, options),
    ) as AsyncIterable<WrittenEvent>) {
      names.push(event.event);
    }
    expect(names).toEqual(facts.map(({ event }) => event));
    const other = runDirectory();
    const written = await highland<FactOf>(facts)
      .through(recordFacts(other, options) as unknown as NodeJS.ReadWriteStream)
      .collect()
      .toPromise(Promise);
    expect(written).toHaveLength(facts.length);
    expect(recordOf(other)).toEqual(recordOf(one));
  });

  test('a fact that is refused fails the stage; the record is what was written', async () => {
    const directory = runDirectory();
    const wrong = [...facts.slice(0, 5), { event: 'turn' }, ...facts.slice(5)];
    const piped = pipeline(Readable.from(wrong), recordFacts(directory, options), async (written) => {
      for await (const _ of written as AsyncIterable<WrittenEvent>);
    });
    await expect(piped).rejects.toMatchObject({ code: 'event-malformed', line: 6 });
    expect(linesOf(directory)).toHaveLength(5);
    expect((await readRun(directory)).verdict.status).toBe('incomplete');
  });

  test('a first fact that starts no run creates no file; one after run_end is told', async () => {
    const directory = runDirectory();
    const run = async (list: readonly object[]): Promise<void> => {
      await pipeline(Readable.from(list), recordFacts(directory, options), async (written) => {
        for await (const _ of written as AsyncIterable<WrittenEvent>);
      });
    };
    await expect(run([{ event: 'signal', signal: 15, name: 'SIGTERM' }])).rejects.toMatchObject({
      rule: 'run-start-first',
    });
    const end = { event: 'run_end', exit: 0, cause: 'success' };
    await expect(run([START, end, end])).rejects.toMatchObject({ code: 'record-closed' });
    expect((await readRun(directory)).verdict.status).toBe('valid');
  });
});
