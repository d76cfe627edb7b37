import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EVENT_NAMES } from '../../../../lib/run-record/format/events.js';
import { STORY_RULES } from '../../../../lib/run-record/format/rules.js';
import {
  EVERY_EVENT,
  OPENING,
  STORY_CHECKS,
  STORY_EFFECTS,
  TRANSITIONS,
} from '../../../../lib/run-record/format/transition-table.js';
import {
  writeCheckTable,
  writeEffectTable,
  writeOrderRuleTable,
  writeOrderTable,
  writeRuleTable,
  writeTransitionTable,
} from '../../../../lib/run-record/rendering/law-tables.js';
import { PROJECT } from '../../../support/run-program.js';

const PAGE = join(PROJECT, 'docs', 'run-record.md');
const TABLES = {
  transitions: writeTransitionTable(),
  questions: writeCheckTable(),
  changes: writeEffectTable(),
  rules: writeRuleTable(),
  order: writeOrderRuleTable(),
  'order of events': writeOrderTable(),
};

describe('the printed law', () => {
  test.each(Object.entries(TABLES))(
    'the page prints the table of %s as the reader holds it',
    (name, table) => {
      const begin = `<!-- ${name} -->\n\n`;
      const end = `\n<!-- end of ${name} -->`;
      const page = readFileSync(PAGE, 'utf8');
      const from = page.indexOf(begin) + begin.length;
      const to = page.indexOf(end);
      expect(page.includes(begin) && to > 0, `the page marks ${name}`).toBe(true);
      // DOCS_UPDATE=1 writes the table, to be read in the diff before it is committed.
      if (process.env.DOCS_UPDATE === '1') writeFileSync(PAGE, page.slice(0, from) + table + page.slice(to));
      else expect(page.slice(from, to)).toBe(table);
    },
  );

  test('every event has a row, every rule a question, every change a use', () => {
    expect([...new Set(TRANSITIONS.map(({ event }) => event))].sort()).toEqual(
      [...EVENT_NAMES, 'tool_denied'].sort(),
    );
    const asked = Object.values(STORY_CHECKS).flatMap(({ rules }) => rules);
    expect([...new Set<string>(asked)].sort()).toEqual(Object.keys(STORY_RULES).sort());
    const used = [...OPENING, ...EVERY_EVENT, ...TRANSITIONS.flatMap(({ checks }) => checks)];
    expect([...new Set<string>(used)].sort()).toEqual(Object.keys(STORY_CHECKS).sort());
    const changed = TRANSITIONS.flatMap(({ effects }) => effects);
    expect([...new Set<string>(changed)].sort()).toEqual(Object.keys(STORY_EFFECTS).sort());
  });
});
