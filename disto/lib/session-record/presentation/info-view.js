import { excerpt, printable } from '../../terminal/printable.js';
import { formatTable } from '../../terminal/table.js';
import { formatBytes, formatCount } from './quantities.js';
/** What a record is, for eyes. */
export function viewInfo(info) {
    const { seed, counts, pooling } = info;
    const facts = [
        ['session', info.sessionId],
        ['routing key', info.routingKey ?? '-'],
        ['format', String(info.formatVersion)],
        ['recorder', info.recorder === undefined ? '-' : info.recorder.bytes.toString('utf8')],
        ['baseline', seed.baselineCommit ?? '-'],
        ['prompt', excerpt(seed.prompt, 100) || '-'],
        [
            'windows',
            Object.entries(seed.modelWindows ?? {})
                .map(([model, tokens]) => `${model} ${tokens} tokens`)
                .join(', ') || '-',
        ],
        [
            'vision',
            Object.entries(seed.modelModalities ?? {})
                .map(([model, { vision }]) => `${model} ${vision ? 'yes' : 'no'}`)
                .join(', ') || '-',
        ],
        ['ending', info.ending],
        ['entries', `${counts.entries}${describeKinds(counts.byKind)}`],
        [
            'pools',
            `${formatCount(counts.messages, 'message')}, ${formatCount(counts.toolsets, 'toolset')}, ${formatCount(counts.texts, 'text')} (${counts.clips} clipped)`,
        ],
        [
            'pooling',
            `${formatBytes(pooling.stored)} stored for ${formatBytes(pooling.unpooled)} quoted, ${formatBytes(pooling.saved)} saved`,
        ],
    ];
    return `${formatTable([{ title: '' }, { title: '' }], facts.map(([name, value]) => [name, printable(value)])).replace(/^\n/, '')}\n${viewAgents(info.agents)}`;
}
function describeKinds(byKind) {
    const kinds = Object.entries(byKind).map(([kind, count]) => `${count} ${kind}`);
    return kinds.length === 0 ? '' : ` (${kinds.join(', ')})`;
}
function viewAgents(agents) {
    if (agents.length === 0)
        return 'No agent has a row.\n';
    return formatTable([
        { title: 'agent' },
        { title: 'profile' },
        { title: 'origin' },
        { title: 'ending' },
        { title: 'entries', align: 'right' },
    ], agents.map((agent) => [
        printable(agent.agentId),
        printable(agent.profile),
        printable(describeOrigin(agent.origin)),
        printable(describeEnding(agent)),
        agent.entries,
    ]));
}
/** Where an agent came from, in words. */
export function describeOrigin(origin) {
    switch (origin.type) {
        case 'root':
            return 'root';
        case 'spawn':
            return `spawn ${origin.ordinal} of ${origin.parent}`;
        case 'succession':
            return `successor ${origin.ordinal} of ${origin.predecessor}`;
        case 'issue_attempt':
            return `dispatch ${origin.attempt} of issue ${origin.issue}`;
        case 'reviewer':
            return `reviewer ${origin.position} in round ${origin.round} of issue ${origin.issue}`;
        case 'merge':
            return `merge ${origin.ordinal} of issue ${origin.issue}`;
    }
}
/** How an agent's loop ended, in words. */
export function describeEnding({ terminalStatus, limitHit }) {
    const status = terminalStatus ?? 'never ended';
    if (limitHit == null)
        return status;
    const figure = (value) => typeof value === 'number' ? String(value) : value.text;
    return `${status}, stopped by its ${limitHit.limit} limit: ${figure(limitHit.observed)} of ${figure(limitHit.threshold)} at turn ${limitHit.turns}`;
}
//# sourceMappingURL=info-view.js.map