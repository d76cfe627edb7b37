import Table from 'cli-table3';
const NO_BORDER = Object.fromEntries(['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right', 'left']
    .concat(['left-mid', 'mid', 'mid-mid', 'right', 'right-mid'])
    .map((part) => [part, '']));
/** A table for eyes: aligned columns, two spaces apart, no lines around them. It ends with a line feed. */
export function formatTable(columns, rows) {
    const table = new Table({
        head: columns.map(({ title }) => title),
        colAligns: columns.map(({ align }) => align ?? 'left'),
        chars: { ...NO_BORDER, middle: '  ' },
        style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    });
    table.push(...rows.map((row) => row.map(String)));
    return `${table
        .toString()
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n')}\n`;
}
//# sourceMappingURL=table.js.map