// The law of a record's story as the documentation prints it: from the same
// data that the reader classifies with.

import { CHECK_EXITS, FILE_RULES, FRAMING_RULES, type RuleCode, STORY_RULES } from '../format/rules.js';
import {
  EVERY_EVENT,
  OPENING,
  STORY_CHECKS,
  STORY_EFFECTS,
  type StoryCheck,
  type StoryEffect,
  TRANSITIONS,
} from '../format/transition-table.js';
import { ORDER_RULES, ORDER_TABLE } from '../writing/order-rules.js';

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const write = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] as number)).join(' | ')} |\n`;
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(write).join('');
}

const code = (text: string): string => `\`${text}\``;

/** The transition table: what is asked of each event, and what it changes. */
export function writeTransitionTable(): string {
  const list = (names: readonly string[]): string => names.map(code).join(', ') || 'nothing';
  const always = [
    ['a first `run_start`', list(OPENING), 'nothing'],
    ['every event, first', list(EVERY_EVENT), 'nothing'],
  ];
  const rows = TRANSITIONS.map(({ event, form, checks, effects }) => {
    const name = form === undefined ? code(event) : `${code(event)} of a ${form}`;
    return [name, list(checks), list(effects)];
  });
  return writeTable(['event', 'asked, in this order', 'changes'], [...always, ...rows]);
}

/** What each question asks, and the rules that a no breaks. */
export function writeCheckTable(): string {
  const names = Object.keys(STORY_CHECKS) as StoryCheck[];
  const rows = names.map((name) => {
    const { asks, rules } = STORY_CHECKS[name];
    return [code(name), asks, rules.map(code).join(', ')];
  });
  return writeTable(['question', 'holds when', 'rules'], rows);
}

/** What each change does. */
export function writeEffectTable(): string {
  const names = Object.keys(STORY_EFFECTS) as StoryEffect[];
  return writeTable(
    ['change', 'does'],
    names.map((name) => [code(name), STORY_EFFECTS[name]]),
  );
}

/** Every rule by its code: what holds while it is kept, the status and the exit of `check` when it is broken. */
export function writeRuleTable(): string {
  const row = (rule: RuleCode, says: string, status: keyof typeof CHECK_EXITS): string[] => [
    code(rule),
    says,
    status,
    String(CHECK_EXITS[status]),
  ];
  const framed = Object.entries({ ...FILE_RULES, ...FRAMING_RULES }).map(([rule, { says, status }]) =>
    row(rule as RuleCode, says, status),
  );
  const told = Object.entries(STORY_RULES).map(([rule, says]) => row(rule as RuleCode, says, 'invalid'));
  return writeTable(['rule', 'says', 'status', 'exit'], [...framed, ...told]);
}

/** Every rule of the writing order by its code. */
export function writeOrderRuleTable(): string {
  return writeTable(
    ['rule', 'says'],
    Object.entries(ORDER_RULES).map(([rule, says]) => [code(rule), says]),
  );
}

/** Which rules of the writing order are asked of which event. */
export function writeOrderTable(): string {
  const rows = ORDER_TABLE.filter(({ rules }) => rules.length > 0).map(({ event, form, rules }) => {
    return [form === undefined ? code(event) : `${code(event)} of a ${form}`, rules.map(code).join(', ')];
  });
  return writeTable(['event', 'rules'], rows);
}
