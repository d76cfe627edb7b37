import { describe, expect, test } from 'vitest';
import { formatRef, parseRef } from '../../../../lib/session-log/format/ref.js';

describe('refs', () => {
  test.each([
    ['codex:a', 'codex', 'a'],
    ['claude-code:0199c3a1-0000', 'claude-code', '0199c3a1-0000'],
    ['gemini-cli:session-a:b', 'gemini-cli', 'session-a:b'],
    ['opencode:...', 'opencode', '...'],
  ])('%s', (text, harness, sessionId) => {
    const ref = parseRef(text);
    expect(ref).toEqual({ harness, sessionId });
    expect(ref && formatRef(ref)).toBe(text);
  });

  test.each([
    '',
    ':',
    'a',
    ':a',
    'codex',
    'codex:',
    'codex:.',
    'codex:..',
    'codex:a/b',
    'codex:a\\b',
    'codex:a#b',
    'cursor:a',
    'Codex:a',
  ])('%j is none', (text) => {
    expect(parseRef(text)).toBeUndefined();
  });
});
