import { printable } from '../../terminal/printable.js';
import { formatTable } from '../../terminal/table.js';
import { formatBytes, formatDuration } from './quantities.js';
/** Figures over a record, for eyes. */
export function viewStats(stats) {
    const parts = [
        viewCalls('Turns', stats.calls.filter(({ role }) => role === 'agent')),
    ];
    const compactions = stats.calls.filter(({ role }) => role === 'compaction');
    if (compactions.length > 0)
        parts.push(viewCalls('Compactions', compactions));
    if (stats.tools.length > 0) {
        parts.push(formatTable([{ title: 'tool' }, { title: 'calls', align: 'right' }, { title: 'failed', align: 'right' }], stats.tools.map(({ name, calls, failed }) => [printable(name), calls, failed])));
    }
    if (stats.commands.length > 0) {
        parts.push(formatTable([{ title: 'commands of' }, { title: 'runs', align: 'right' }, { title: 'failed', align: 'right' }], stats.commands.map(({ origin, runs, failed }) => [origin, runs, failed])));
    }
    const failures = Object.entries(stats.failures);
    if (failures.length > 0) {
        parts.push(formatTable([{ title: 'failed model calls' }, { title: '', align: 'right' }], failures));
    }
    if (stats.biggest.length > 0) {
        parts.push(formatTable([{ title: 'biggest bodies' }, { title: 'size', align: 'right' }], stats.biggest.map(({ pool, index, bytes }) => [`${pool}[${index}]`, formatBytes(bytes)])));
    }
    return parts.join('\n');
}
function viewCalls(title, calls) {
    const keys = [...new Set(calls.flatMap(({ usage }) => Object.keys(usage)))];
    return formatTable([
        { title },
        { title: 'answered', align: 'right' },
        { title: 'failed', align: 'right' },
        { title: 'p50', align: 'right' },
        { title: 'p90', align: 'right' },
        { title: 'max', align: 'right' },
        ...keys.map((key) => ({ title: printable(key), align: 'right' })),
    ], calls.map(({ agentId, answered, failed, latency, usage }) => [
        printable(agentId),
        answered,
        failed,
        ...['p50', 'p90', 'max'].map((figure) => latency === undefined ? '-' : formatDuration(latency[figure])),
        ...keys.map((key) => usage[key] ?? '-'),
    ]));
}
//# sourceMappingURL=stats-view.js.map