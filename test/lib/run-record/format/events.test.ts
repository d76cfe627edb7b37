import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  EVENT_NAMES,
  EVENT_SCHEMAS,
  type EventName,
  fieldsOf,
  isEventName,
} from '../../../../lib/run-record/format/events.js';
import { richRun } from '../../../support/rich-run.js';
import { SHARED, testWithShared } from '../../../support/shared.js';
import { temporaryFolder } from '../../../support/temporary.js';

const extract = join(import.meta.dirname, 'inventory.tsv');

/** The inventory table of the page: event name to its exact top-level members. */
function parseInventory(text: string): Map<string, string[]> {
  const lines = text.split('\n');
  const head = lines.indexOf('Event\tTop-level fields');
  const rows = lines.slice(head + 1);
  const end = rows.findIndex((line) => !line.includes('\t'));
  const cells = rows.slice(0, end).map((line) => line.split('\t') as [string, string]);
  return new Map(cells.map(([name, fields]) => [name, fields.split(', ')]));
}

function expectSchemas(inventory: Map<string, string[]>): void {
  expect([...inventory.keys()]).toEqual(EVENT_NAMES);
  for (const [name, fields] of inventory) expect(fieldsOf(name as EventName), name).toEqual(fields);
}

describe('the inventory of events', () => {
  test('the schemas are the committed extract of the page, field by field', () => {
    const inventory = parseInventory(readFileSync(extract, 'utf8'));
    expect(inventory.size).toBe(24);
    expectSchemas(inventory);
  });

  testWithShared('spec/run-record.md')('the schemas are the page itself, field by field', () => {
    expectSchemas(parseInventory(readFileSync(join(SHARED, 'spec', 'run-record.md'), 'utf8')));
  });

  test('a run in which everything happens is written as the schemas say, in their order', () => {
    const seen = new Set<string>();
    for (const line of richRun(temporaryFolder()).lines) {
      const event = JSON.parse(line) as { event: EventName };
      seen.add(event.event);
      expect(EVENT_SCHEMAS[event.event].safeParse(event).error?.issues, line).toBeUndefined();
      const known = fieldsOf(event.event).filter((field) => field in event);
      expect(Object.keys(event), event.event).toEqual(known);
    }
    expect([...seen].sort()).toEqual([...EVENT_NAMES].sort());
  });

  test('names that every object has are no events', () => {
    for (const name of ['constructor', '__proto__', 'toString', '', undefined, null, 1]) {
      expect(isEventName(name)).toBe(false);
    }
    expect(isEventName('turn')).toBe(true);
  });
});
