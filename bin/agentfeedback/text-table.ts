import pico from 'picocolors';
import { formatTable } from '../../lib/terminal/table.js';
import { oneLine } from './print.js';

/** A header and rows as text for people; what a terminal would obey is taken out of the cells. */
export function textTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return formatTable(
    header.map((title) => ({ title: pico.bold(title) })),
    rows.map((row) => row.map(oneLine)),
  );
}
