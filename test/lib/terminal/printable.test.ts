import { expect, test } from 'vitest';
import { excerpt, printable } from '../../../lib/terminal/printable.js';
import { formatTable } from '../../../lib/terminal/table.js';

test('what a terminal would obey is written as an escape; tabs, line feeds and letters stay', () => {
  expect(printable('a\tb\nc\u001b[31m\u0000\u009bx\u202e\u2028é⏰')).toBe(
    'a\tb\nc\\x1b[31m\\x00\\x9bx\\u202e\\u2028é⏰',
  );
});

test('an excerpt is one line of at most so many characters', () => {
  expect(excerpt('  a \n b  ', 10)).toBe('a b');
  expect(excerpt('x'.repeat(11), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(excerpt('⏰'.repeat(10), 10)).toBe('⏰'.repeat(10));
  expect(excerpt(' '.repeat(1000), 10)).toBe('…');
});

test('a table is aligned by what is seen, without lines and without spaces at line ends', () => {
  const text = formatTable(
    [{ title: 'name' }, { title: 'n', align: 'right' }],
    [
      ['größe', 1],
      ['⏰', 1234],
    ],
  );
  expect(text).toBe('name      n\ngröße     1\n⏰     1234\n');
});
