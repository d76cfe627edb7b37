import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entryEvent } from '../../lib/session-record/capture/events.js';
import { assembleJournal, captureEvents } from '../support/capture.js';
import type { Json } from '../support/capture-oracle.js';
import { PROJECT, runCommand } from '../support/run-program.js';
import { temporaryFolder } from '../support/temporary.js';

describe('docs/capture-events.md', () => {
  const page = readFileSync(join(PROJECT, 'docs/capture-events.md'), 'utf8');
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(([, lines]) =>
    (lines as string).trim().split('\n'),
  );

  test('its examples are captured as they stand, and show every kind of event', async () => {
    const [last, ...others] = [...examples].sort(
      (a, b) => Number(b.includes('"type":"truncation"')) - Number(a.includes('"type":"truncation"')),
    );
    const { journal, report } = await captureEvents([...others, last as string]);
    expect(report.error).toBeUndefined();
    const { entries } = await assembleJournal(journal);
    const kinds = entryEvent.options.map((option) => option.shape.type.value);
    expect(new Set(entries.map((entry: Json) => entry.type))).toEqual(new Set(kinds));
  });
});

describe('docs/examples/recorded-harness.mjs', () => {
  test('runs, and its record holds what it did', async () => {
    const workspace = temporaryFolder();
    const { code, stdout, stderr } = await runCommand(process.execPath, [
      join(PROJECT, 'docs/examples/recorded-harness.mjs'),
      workspace,
    ]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.toString()).toContain('entries: 4');
    const record = await assembleJournal(readFileSync(join(workspace, '.gg/replay.ndjson')));
    expect(record.entries.map((entry: Json) => entry.type)).toEqual([
      'model_io',
      'shell',
      'tool_result',
      'model_io',
    ]);
    expect(record.texts).toEqual(['.gg\n', '']);
    expect(record.truncation).toBeUndefined();
    expect(record.agents[0].terminalStatus).toBe('done');
  });
});
