// Cells, tables and sections for a person's eyes.
import Table from 'cli-table3';
import { showLine } from '../../stream/visible-text.js';
/** A value in one cell: on one line, `-` for nothing. */
export function showCell(value) {
    if (value === null || value === undefined || value === '')
        return '-';
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return showLine(text);
}
const NO_BORDERS = Object.fromEntries([
    'top',
    'top-mid',
    'top-left',
    'top-right',
    'bottom',
    'bottom-mid',
    'bottom-left',
    'bottom-right',
    'left',
    'left-mid',
    'mid',
    'mid-mid',
    'right',
    'right-mid',
].map((place) => [place, '']));
/** Columns under headings, as lines without a border; no trailing blanks. */
export function showTable(head, rows) {
    const table = new Table({
        head: [...head],
        chars: { ...NO_BORDERS, middle: '  ' },
        style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    });
    for (const row of rows)
        table.push(row.map(showCell));
    return `${table.toString().replace(/[ \t]+$/gm, '')}\n`;
}
/** A heading and what stands under it, or nothing when nothing does. */
export function showSection(title, body) {
    return body === '' ? '' : `\n${title}\n${body.replace(/^(?=.)/gm, '  ')}`;
}
/** A number of milliseconds as a person says it: `830ms`, `12.3s`, `4m07s`, `2h05m`. */
export function showDuration(ms) {
    if (ms === null)
        return '-';
    if (ms < 1_000)
        return `${ms}ms`;
    const seconds = Math.floor(ms / 1_000);
    if (seconds < 60)
        return `${(ms / 1_000).toFixed(1)}s`;
    const minutes = Math.floor(seconds / 60);
    const two = (value) => String(value).padStart(2, '0');
    return minutes < 60
        ? `${minutes}m${two(seconds % 60)}s`
        : `${Math.floor(minutes / 60)}h${two(minutes % 60)}m`;
}
//# sourceMappingURL=text.js.map