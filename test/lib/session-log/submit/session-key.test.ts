import { expect, test } from 'vitest';
import { sessionScanKey } from '../../../../lib/session-log/submit/session-key.js';

test.each([
  ['claude-code', 's1', 'u-3', 1, '1', 'ff74ddf523b40d75643c52ac590cd4e5dba3e3affd88624a9955f9e20551a56c'],
  ['codex', 'sid-1', 'L120', 1, '1', '9fe775e344f3b6392011d49454744692314992c84d6e7fc7dc9013514e3beb85'],
] as const)('the key of %s:%s#%s', (harness, sessionId, span, ordinal, version, hex) => {
  expect(sessionScanKey({ harness, sessionId }, span, ordinal, version)).toBe(`session-scan-${hex}`);
});

test('every part of it counts, and none runs into the next', () => {
  const keys = [
    sessionScanKey({ harness: 'codex', sessionId: 'a' }, 'b', 1),
    sessionScanKey({ harness: 'codex', sessionId: 'a' }, 'b', 2),
    sessionScanKey({ harness: 'codex', sessionId: 'a' }, 'b', 1, '2'),
    sessionScanKey({ harness: 'copilot', sessionId: 'a' }, 'b', 1),
    sessionScanKey({ harness: 'codex', sessionId: 'ab' }, '', 1),
    sessionScanKey({ harness: 'codex', sessionId: 'a' }, 'b1', 1),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
