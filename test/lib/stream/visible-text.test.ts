import { expect, test } from 'vitest';
import { showLine, showText } from '../../../lib/stream/visible-text.js';

test('control characters are shown, not obeyed; line feeds and tabs stay', () => {
  expect(showText('a\u001b[2Jb\u0000\u0085\u202e\r\n\tc')).toBe(
    'a\\u001b[2Jb\\u0000\\u0085\\u202e\\u000d\n\tc',
  );
});

test('on one line, line feeds and tabs are blanks', () => {
  expect(showLine('a\nb\tc\u001b')).toBe('a b c\\u001b');
});
