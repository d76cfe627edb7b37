// What a run cost in tokens, as far as its record and the children that its
// record authorizes can tell. No directory is ever searched.
import { TOKEN_COUNTERS } from '../format/agent-events.js';
import { identityKey, identityOf } from '../format/identity.js';
import { mayPublish } from '../reading/record-reading.js';
import { findDisagreement, listStartedCalls } from './child-agreement.js';
import { eventsOf } from './inspected-run.js';
const NOTHING = { tokens: null, status: 'partial' };
/** The total of one turn. @returns undefined when one of its five counters is unusable */
export function totalOf({ fields }) {
    return TOKEN_COUNTERS.every((name) => isCount(fields[name])) ? fields.total : undefined;
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}
/** Sums up a run and, through calls that agree with them, its children (run-record details, 6.2). */
export async function accountTokens(run) {
    return account(run, new Set());
}
async function account(run, visited) {
    if (!mayPublish(run.reading.verdict.status))
        return NOTHING;
    const totals = eventsOf(run, 'turn').map(totalOf);
    const { calls, isSound } = listStartedCalls(run);
    let isComplete = run.reading.verdict.status === 'valid' &&
        isSound &&
        !totals.includes(undefined) &&
        eventsOf(run, 'unreconciled').length === 0 &&
        isEveryStartAnswered(run);
    let sum = totals.reduce((all, total) => all + (total ?? 0), 0);
    for (const call of calls) {
        const child = await run.readChild(call.child);
        if (visited.has(child.folder) || (await findDisagreement(call, child)) !== undefined) {
            isComplete = false;
            continue;
        }
        visited.add(child.folder);
        const { tokens, status } = await account(child, visited);
        if (tokens === null)
            return NOTHING;
        sum += tokens;
        isComplete &&= status === 'complete';
    }
    if (!Number.isSafeInteger(sum))
        return NOTHING;
    return { tokens: sum, status: isComplete ? 'complete' : 'partial' };
}
/** Whether each provider operation was followed by a turn of its own. */
function isEveryStartAnswered(run) {
    const waiting = new Map();
    for (const event of eventsOf(run, 'provider_start', 'turn')) {
        const key = operationKey(event);
        const isStart = event.fields.event === 'provider_start';
        if (key === undefined) {
            if (isStart)
                return false;
            continue;
        }
        const open = waiting.get(key) ?? 0;
        waiting.set(key, isStart ? open + 1 : Math.max(0, open - 1));
    }
    return [...waiting.values()].every((open) => open === 0);
}
function operationKey({ fields }) {
    const identity = identityOf(fields);
    const { provider, model } = fields;
    if (identity === undefined || !isText(provider) || !isText(model))
        return undefined;
    // The length tells where the provider ends, whatever characters it has.
    return `${provider.length}/${provider}/${model}/${identityKey(identity)}`;
}
function isText(value) {
    return typeof value === 'string' && value !== '';
}
//# sourceMappingURL=tokens.js.map