import { randomUUID } from 'node:crypto';
import { applyBodyRules } from './body-rules.js';
import { isAbsent } from './compose-body.js';
import { scrubBody } from './scrub-body.js';
/** What a report should have, so that it can be acted on. */
const RECOMMENDED = ['category', 'details'];
/**
 * Makes a composed body ready: a key when it has none, its secrets out, the rules applied.
 * It is scrubbed before anything is cut, and what a cut leaves is scrubbed once more,
 * because a cut can complete a format.
 *
 * @throws BodyRejected
 */
export function prepareBody(composed, options) {
    const { scrub, now } = options;
    const keyed = isAbsent(composed.key) ? { ...composed, key: randomUUID() } : composed;
    const first = scrub ? scrubBody(keyed) : { body: keyed, warnings: [] };
    const ruled = applyBodyRules(first.body, now);
    const body = scrub ? applyBodyRules(scrubBody(toJson(ruled.body)).body, now).body : ruled.body;
    // No rule and no format takes a key away that is not blank.
    return {
        body: body,
        warnings: [...first.warnings, ...ruled.warnings, ...missingMembers(body)],
    };
}
function missingMembers({ payload }) {
    return RECOMMENDED.filter((name) => payload[name] === undefined).map((name) => ({
        code: 'recommended',
        pointer: `/payload/${name}`,
        message: `${name} is missing; a report with it is easier to act on`,
    }));
}
/** A body is JSON; its type only says more. */
function toJson(body) {
    return body;
}
//# sourceMappingURL=prepare-body.js.map