import { expect, test } from 'vitest';
import { escapeHtml } from '../../../../lib/session-log/format/json-html.js';

test('escapeHtml spells five characters, and the value stays the same', () => {
  const text = JSON.stringify({ a: '<b>&\u2028\u2029</b>é' });
  expect(escapeHtml(text)).toBe('{"a":"\\u003cb\\u003e\\u0026\\u2028\\u2029\\u003c/b\\u003eé"}');
  expect(JSON.parse(escapeHtml(text))).toEqual(JSON.parse(text));
});
