// A session as `list` and `status` see it: its state and, when it may be read, its facts.
import { formatRef } from '../format/ref.js';
import { compareBytes, hidingProblem } from '../readers/listing.js';
import { compareWithMark } from './session-state.js';
import { walkSession } from './walk-session.js';
/**
 * Reads one session for its counts and decides its state.
 *
 * @param count reads the session once the policy lets it be opened
 */
export async function surveySession(reader, candidate, policy, seen, count) {
    const { harness, sessionId, path } = candidate;
    const walked = await walkSession(reader, candidate, policy, count);
    const session = { harness, sessionId, path, candidate };
    if ('refusal' in walked)
        return { ...session, ...walked.refusal, facts: undefined };
    const { end, value: counts } = walked.read;
    const marked = seen.get(formatRef(candidate))?.marked;
    const state = end.cwds.length === 0 ? { state: 'unknown-project' } : compareWithMark(marked, end);
    return { ...session, ...state, facts: { end, counts } };
}
/** The rows of a store whose file was not listed: gone, or hidden by a problem of the store. */
export function surveyMissing(listing, seen) {
    const listed = new Set(listing.candidates.map((candidate) => formatRef(candidate)));
    return [...seen]
        .filter(([ref, { harness }]) => harness === listing.harness && !listed.has(ref))
        .map(([, { harness, sessionId, path }]) => {
        const state = missingState(listing, path);
        return { harness, sessionId, path, ...state, candidate: undefined, facts: undefined };
    });
}
/** Why a file that a row names is not among a store's candidates. */
export function missingState(listing, path) {
    const { state, reason } = listing;
    if (state === 'unreadable' || state === 'unsupported-format')
        return { state, reason };
    const problem = hidingProblem(listing.problems, path);
    if (problem === undefined)
        return { state: 'absent' };
    const detail = problem.hides === 'directory' ? `${problem.path}: ${problem.reason}` : problem.reason;
    return { state: 'unreadable', reason: detail };
}
/** The last entry's time, else the file's, in microseconds; a row without a file comes before everything. */
export function lastTime({ candidate, facts }) {
    if (facts?.end.end !== undefined)
        return facts.end.end;
    return candidate === undefined ? Number.NEGATIVE_INFINITY : Number(candidate.mtime / 1000n);
}
/** Oldest last entry first, then by ref. */
export function compareSurveyed(a, b) {
    const [left, right] = [lastTime(a), lastTime(b)];
    if (left !== right)
        return left < right ? -1 : 1;
    return compareBytes(formatRef(a), formatRef(b)) || compareBytes(a.path, b.path);
}
/** Whether a file can hold an entry at or after a time: one that was not touched since cannot, and is not opened. */
export function mayReach(candidate, since) {
    return since === undefined || candidate.mtime / 1000n >= BigInt(Math.ceil(since));
}
//# sourceMappingURL=survey.js.map