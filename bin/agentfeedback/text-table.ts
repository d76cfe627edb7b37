import pico from 'picocolors';
import { oneLine } from './print.js';

/** A header and rows as text: two blanks between the columns, control characters taken out. */
export function textTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(oneLine));
  const widths = header.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => [...(row[column] ?? '')].length)),
  );
  const format = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd();
  return [pico.bold(format(header)), ...cells.map(format)].map((line) => `${line}\n`).join('');
}
