import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STORY_RULES as RULES } from '../../lib/run-record/format/rules.js';
import { PROJECT } from '../support/run-program.js';
import { ALPHABET } from './alphabet.js';
import { enumerateLaws, tabulateLaws } from './enumerate.js';
import { STORY_RULES } from './oracle.js';

describe('the laws', () => {
  test('the committed table is what the enumeration prints', () => {
    const committed = readFileSync(join(PROJECT, 'docs', 'run-record-laws.txt'), 'utf8');
    expect(tabulateLaws(4)).toBe(committed);
  });

  test('reader and oracle agree on every story of a run_start and three more events', () => {
    const begun = ALPHABET.slice(0, 1);
    const forms = ALPHABET.length;
    expect([...enumerateLaws(3, begun)]).toHaveLength(1 + forms + forms ** 2 + forms ** 3);
  });

  test('the alphabet has at least 16 forms, each with a letter of its own', () => {
    expect(new Set(ALPHABET.map(({ letter }) => letter)).size).toBeGreaterThanOrEqual(16);
    expect(new Set(ALPHABET.map(({ letter }) => letter)).size).toBe(ALPHABET.length);
  });

  test('the oracle has one function a rule', () => {
    expect(STORY_RULES.map(([rule]) => rule).sort()).toEqual(Object.keys(RULES).sort());
  });
});
