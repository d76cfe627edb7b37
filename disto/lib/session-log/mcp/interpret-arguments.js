// What the arguments of each tool mean, and which of them go together.
import { HARNESSES, isHarness } from '../format/harness.js';
import { parseRef } from '../format/ref.js';
import { parseSince } from '../format/since.js';
import { isUid } from '../format/uid.js';
import { OUTCOMES } from '../state/watermarks.js';
import { detail, ToolError } from './tool-error.js';
/** @throws ToolError `validation_error` */
export function interpretList(values) {
    const details = [];
    const harness = readHarness(values, details);
    const since = typeof values.since === 'string' ? parseSince(values.since, Date.now() * 1000) : undefined;
    if (values.since !== undefined && since === undefined) {
        details.push(detail('invalid_format', 'since', 'since is neither a time nor a span as 12h or 7d'));
    }
    refuse(details);
    return { harness, since, unprocessed: values.unprocessed };
}
/** @throws ToolError `validation_error` */
export function interpretDigest(values) {
    const details = [];
    const texts = (values.refs ?? []);
    const refs = readRefs(texts, details);
    const harness = readHarness(values, details);
    const isUnprocessed = values.unprocessed === true;
    if (texts.length === 0 && !isUnprocessed) {
        details.push(detail('required', 'refs', 'give refs, or unprocessed'));
    }
    if (texts.length > 0) {
        for (const name of ['unprocessed', 'harness', 'limit']) {
            if (values[name] === undefined || values[name] === false)
                continue;
            details.push(detail('invalid_format', name, `${name} and refs do not go together`));
        }
    }
    refuse(details);
    if (!isUnprocessed)
        return { refs };
    return { unprocessed: true, harness, limit: values.limit };
}
/** @throws ToolError `validation_error` */
export function interpretMark(values) {
    const details = [];
    const refs = (values.refs ?? []);
    if (refs.length === 0)
        details.push(detail('required', 'refs', 'refs is missing'));
    const sessions = readRefs(refs, details);
    const outcome = OUTCOMES.find((known) => known === values.outcome);
    if (values.outcome === undefined)
        details.push(detail('required', 'outcome', 'outcome is missing'));
    else if (outcome === undefined) {
        details.push(detail('invalid_format', 'outcome', `outcome is none of ${OUTCOMES.join(', ')}`));
    }
    const uids = (values.uids ?? []);
    if (!uids.every(isUid)) {
        details.push(detail('invalid_format', 'uids', 'uids holds something that is no uid, 8-4-4-4-12 hex digits'));
    }
    refuse(details);
    return { refs, sessions, outcome: outcome, uids };
}
function readHarness({ harness }, details) {
    if (typeof harness !== 'string')
        return undefined;
    if (isHarness(harness))
        return harness;
    details.push(detail('invalid_format', 'harness', `harness is none of ${HARNESSES.join(', ')}`));
    return undefined;
}
function readRefs(texts, details) {
    const refs = texts.map(parseRef);
    if (refs.includes(undefined)) {
        details.push(detail('invalid_format', 'refs', 'refs holds something that is no ref, <harness>:<session id>'));
    }
    return refs.filter((ref) => ref !== undefined);
}
function refuse(details) {
    if (details.length > 0)
        throw ToolError.forArguments(details);
}
//# sourceMappingURL=interpret-arguments.js.map