import { describe, expect, test } from 'vitest';
import { showCell, showDuration, showSection, showTable } from '../../../../lib/run-record/rendering/text.js';

describe('text on a terminal', () => {
  test.each([
    [null, '-'],
    [undefined, '-'],
    ['', '-'],
    [0, '0'],
    [false, 'false'],
    ['a\nb\tc', 'a b c'],
    [['a'], '["a"]'],
  ])('the cell of %j is %s', (value, cell) => expect(showCell(value)).toBe(cell));

  test('a table is columns without borders and without trailing blanks', () => {
    expect(
      showTable(
        ['a', 'bb'],
        [
          ['long', 1],
          [null, 22],
        ],
      ),
    ).toBe('a     bb\nlong  1\n-     22\n');
    expect(showTable(['a', 'bb'], [])).toBe('a  bb\n');
  });

  test('a section stands under its title, or not at all', () => {
    expect(showSection('title', 'one\n\ntwo\n')).toBe('\ntitle\n  one\n\n  two\n');
    expect(showSection('title', '')).toBe('');
  });

  test.each([
    [null, '-'],
    [0, '0ms'],
    [999, '999ms'],
    [1_000, '1.0s'],
    [59_949, '59.9s'],
    [60_000, '1m00s'],
    [3_599_999, '59m59s'],
    [7_500_000, '2h05m'],
  ])('%s ms are %s', (ms, shown) => expect(showDuration(ms)).toBe(shown));
});
