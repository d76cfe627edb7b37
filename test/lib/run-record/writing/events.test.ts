// Every event: what is not as the format says is refused before a byte is
// written, what the format does not know is kept, and the members of a line
// stand in the order of the format whatever order they came in.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  EVENT_NAMES,
  EVENT_SCHEMAS,
  type EventName,
  fieldsOf,
} from '../../../../lib/run-record/format/events.js';
import { RecordWriter } from '../../../../lib/run-record/writing/record-writer.js';
import type { RefusedEvent } from '../../../../lib/run-record/writing/refused-event.js';
import { spellEvent, writingOrder } from '../../../../lib/run-record/writing/spell-event.js';
import { type FactOf, lawfulFacts } from '../../../support/lawful-facts.js';
import { hashOf } from '../../../support/run-builder.js';
import { fixedClock, runDirectory } from '../../../support/writing.js';

const clock = fixedClock();
const facts = lawfulFacts();
const without = (fact: FactOf, field: string): FactOf =>
  Object.fromEntries(Object.entries(fact).filter(([name]) => name !== field)) as FactOf;
const mayLack = (event: EventName, field: string): boolean => {
  const schema = EVENT_SCHEMAS[event].shape as Record<
    string,
    { safeParse(value: unknown): { success: boolean } }
  >;
  return schema[field]?.safeParse(undefined).success === true;
};

describe('every event of a run in which everything happens', () => {
  test('a required member that lacks, a member of a wrong kind: no byte; a foreign member: kept', async () => {
    const directory = runDirectory();
    const record = (): string => readFileSync(join(directory, 'record.jsonl'), 'utf8');
    const { ts } = { ts: '2026-07-30T14:22:08.000Z' };
    const counts = { missing: 0, wrong: 0, kept: 0 };
    let writer: RecordWriter | undefined;
    const refuse = async (changed: FactOf, what: string): Promise<void> => {
      const before = writer === undefined ? '' : record();
      const attempt =
        writer === undefined
          ? RecordWriter.beginFields(directory, changed, { clock })
          : writer.appendFields(changed);
      const refusal = await attempt.then(
        () => undefined,
        (error: RefusedEvent) => error,
      );
      expect(refusal?.code, what).toBe('event-malformed');
      expect(refusal?.rule, what).toBe('event-shape');
      if (writer === undefined) expect(record, what).toThrow(/ENOENT/);
      else expect(record(), what).toBe(before);
    };
    for (const fact of facts) {
      const { event } = fact;
      for (const field of fieldsOf(event)) {
        if (!(field in fact) || field === 'event') continue;
        await refuse({ ...fact, [field]: Symbol('of no kind') }, `${event}.${field} of no kind`);
        counts.wrong += 1;
        if (mayLack(event, field)) continue;
        await refuse(without(fact, field), `${event} without ${field}`);
        counts.missing += 1;
      }
      await refuse({ ...fact, ts: '2026-07-30' }, `${event} at a day`);
      const kept = { mood: { deep: [1, null] }, 7: 'seven', ...fact };
      if (writer === undefined) writer = await RecordWriter.beginFields(directory, kept, { clock });
      else await writer.appendFields(kept);
      const line = JSON.parse(record().trimEnd().split('\n').at(-1) as string) as Record<string, unknown>;
      expect(line, event).toEqual({ ...(event === 'run_start' ? { record: 1 } : {}), ts, ...kept });
      counts.kept += 1;
    }
    expect(new Set(facts.map(({ event }) => event))).toEqual(new Set(EVENT_NAMES));
    console.log(
      `${counts.missing} missing and ${counts.wrong} wrong members refused, ${counts.kept} events kept`,
    );
  });

  test('nested objects are closed', async () => {
    const closed: readonly (readonly [EventName, string])[] = [
      ['run_start', 'request'],
      ['stage_carried', 'output'],
      ['stage_start', 'slots'],
      ['stage_start', 'workdir'],
      ['stage_start', 'options'],
      ['prompt', 'prompt'],
      ['provider_transport', 'error'],
      ['stage_end', 'output'],
      ['parallel_done', 'branches'],
      ['fanout_start', 'plan'],
      ['subflow_call', 'input'],
    ];
    for (const [event, field] of closed) {
      const fact = facts.find((one) => one.event === event && one[field] !== undefined) as FactOf;
      const value = fact[field] as object;
      const open = Array.isArray(value) ? value.map((row) => ({ ...row, extra: 1 })) : { ...value, extra: 1 };
      const whole = { record: 1, ts: '2026-07-30T14:22:08.000Z', ...fact };
      expect(() => spellEvent(whole), `${event}.${field}`).not.toThrow();
      expect(() => spellEvent({ ...whole, [field]: open }), `${event}.${field}`).toThrow(/unusable/);
    }
  });
});

describe('how a line is spelled', () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([name, inner]) => [name, reversed(inner)]),
    );
  };

  test('whatever the order of the members, at every depth, the bytes are the same', () => {
    for (const fact of facts) {
      const whole = {
        ...fact,
        ts: '2026-07-30T14:22:08.000Z',
        ...(fact.event === 'run_start' && { record: 1 }),
      };
      const line = spellEvent(whole).toString();
      expect(spellEvent(reversed(whole) as FactOf).toString()).toBe(line);
      const known = writingOrder(fact.event).filter((field) => field in whole);
      expect(Object.keys(JSON.parse(line)), fact.event).toEqual(known);
      expect(line.endsWith('\n') && !line.slice(0, -1).includes('\n')).toBe(true);
    }
  });

  test.each([
    ['run_start', ['record', 'runtime', 'ts', 'event', 'run']],
    ['run_end', ['ts', 'event', 'stage', 'repeat', 'retry', 'exit', 'cause', 'reason']],
    ['tmp_teardown', ['ts', 'event', 'stage', 'repeat', 'retry', 'reason']],
    ['hash_drift', ['ts', 'event', 'file', 'expected', 'actual']],
    ['signal', ['ts', 'event', 'signal', 'name']],
    ['turn', ['ts', 'event', 'stage', 'repeat', 'retry', 'provider', 'model', 'input']],
    [
      'subflow_call',
      [
        'call',
        'flow',
        'input',
        'exit',
        'cause',
        'reason',
        'child',
        'via',
        'item',
        'output',
        'depth',
        'started',
      ],
    ],
  ] as const)('%s', (event, fields) => {
    const order = writingOrder(event);
    const own = event === 'subflow_call' ? order.slice(5) : order.slice(0, fields.length);
    expect(own).toEqual(fields);
  });

  test('the members of inner objects', () => {
    const line = spellEvent({
      event: 'prompt',
      retry: 1,
      stage: '01-read',
      ts: '2026-07-30T14:22:08.000Z',
      prompt: [
        { path: 'b', name: 'n', mode: 'use', source: 'workspace' },
        { firstTurn: 'f', system: 's', source: 'harness' },
      ],
    });
    expect(line.toString()).toBe(
      '{"ts":"2026-07-30T14:22:08.000Z","event":"prompt","stage":"01-read","retry":1,"prompt":' +
        '[{"source":"workspace","mode":"use","name":"n","path":"b"},{"source":"harness","system":"s","firstTurn":"f"}]}\n',
    );
  });

  test('what is undefined is left out, what is foreign follows in the order in which it came', () => {
    const line = spellEvent({
      zeta: 1,
      10: 'ten',
      nothing: undefined,
      event: 'hash_drift',
      expected: hashOf('a'),
      actual: hashOf('b'),
      file: 'a.sh',
      ts: '2026-07-30T14:22:08.000Z',
      alpha: '\ud800',
    }).toString();
    expect(line.slice(line.indexOf(hashOf('b')) + 65)).toBe(',"10":"ten","zeta":1,"alpha":"\\ud800"}\n');
  });

  test('what JSON cannot say is refused', () => {
    const drift = { event: 'hash_drift', file: 'a', expected: hashOf('a'), actual: hashOf('b') };
    const circle: Record<string, unknown> = {};
    circle.circle = circle;
    for (const mood of [1n, circle]) {
      expect(() => spellEvent({ ...drift, ts: '2026-07-30T14:22:08.000Z', mood })).toThrow(/JSON cannot say/);
    }
    for (const event of ['tool_denied', '__proto__', 'x'.repeat(1000), undefined, 7, Symbol('s')]) {
      expect(() => spellEvent({ event })).toThrow(/is no event of a record/);
    }
  });
});
