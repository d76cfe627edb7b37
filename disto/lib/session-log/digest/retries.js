// Stage: a report in, the same with its retries out: calls that repeat an earlier
// reported failure with the same tool and arguments, however the repeat went.
// Holds nothing between sessions, never fails.
import { stage } from '../../stream/stage.js';
import { scrubText } from '../scrub/scrub.js';
export function findRetries() {
    return stage((report, push) => push({ ...report, retries: retriesOf(report) }));
}
/** Each repeat is attached to the latest failure before it. */
function retriesOf({ steps, events }) {
    const eventOf = new Map(events.map(({ step }, index) => [step, index]));
    const failed = new Map();
    const retries = [];
    for (const step of steps) {
        if (step.type !== 'call')
            continue;
        const earlier = failed.get(step.key);
        if (earlier !== undefined && step.isInRange) {
            retries.push({ of: earlier.of, value: describeRetry(step, earlier.span) });
        }
        const of = eventOf.get(step);
        if (of !== undefined)
            failed.set(step.key, { of, span: step.span });
    }
    return retries;
}
function describeRetry({ span, tool, argsDigest }, ofSpan) {
    return { span: scrubText(span), of_span: scrubText(ofSpan), tool, args_digest: argsDigest };
}
//# sourceMappingURL=retries.js.map