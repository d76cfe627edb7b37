// How an attempt that did not succeed says so.
import { boundReason, providerReason } from './bounded-reason.js';
import { REASON_VIEW_BYTES, viewGateOutput } from './gate-view.js';
/** Endings whose cause says by itself whether the output was judged; the others depend on how far it came. */
const JUDGED_BY_CAUSE = {
    refused: false,
    exhausted: true,
    rejected: true,
    blocked: true,
};
/**
 * The output members of a failed attempt (run-record details, 1.5 item 7).
 *
 * @param output the retained output, where there is one
 * @param isJudged whether its checks had passed when the attempt failed
 */
export function failedOutput(cause, output, isJudged) {
    if (output === undefined)
        return {};
    return { output, sealed: false, judged: JUDGED_BY_CAUSE[cause] ?? isJudged };
}
/** The agent said that it cannot do the job: its own words, whole. */
export function refusal(reason) {
    return { cause: 'refused', exit: 1, reason };
}
/** The agent reported a fault: its own words, whole. */
export function reportedFault(reason) {
    return { cause: 'fault', exit: 2, reason };
}
/** The machinery failed; the reason names the file. */
export function machineryFault(reason) {
    return { cause: 'fault', exit: 2, reason: boundReason(reason) };
}
/** The provider failed: what it says, without the values of secrets. */
export function providerFault(fault, environment = process.env) {
    return { cause: 'fault', exit: 2, reason: providerReason(fault, environment) };
}
/** The retries were spent. @param said what the last check printed, or why there was no answer */
export function exhaustion(said) {
    return { cause: 'exhausted', exit: 1, reason: viewReason(said) };
}
/** A gate reported a condition outside the stage. @param said what it printed */
export function blockage(said) {
    return { cause: 'blocked', exit: 1, reason: viewReason(said) };
}
/** A hook, or the end of a loop, said no. */
export function rejection(reason) {
    return { cause: 'rejected', exit: 1, reason };
}
/** A clock ran out. @param whose the agent's clock, or that of a gate or a hook */
export function expiry(whose, reason) {
    const exit = whose === 'agent' ? 1 : 2;
    return { cause: 'timeout', exit, ...(reason === undefined ? {} : { reason: boundReason(reason) }) };
}
function viewReason(said) {
    return viewGateOutput(typeof said === 'string' ? Buffer.from(said) : said, REASON_VIEW_BYTES);
}
//# sourceMappingURL=endings.js.map