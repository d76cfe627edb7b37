// Which checks judged the work, and what each of them said.
import { z } from 'zod';
import { exit } from '../format/ending.js';
import { ordinal, relativePath, sha256, text } from '../format/fields.js';
import { describeIdentity, identityKey } from '../format/identity.js';
import { BrokenFact, NothingFound } from '../format/refusals.js';
import { requireFact } from './facts.js';
import { belongsTo, eventsOf, placeOf } from './inspected-run.js';
import { readWhole } from './retained-file.js';
/** The most bytes of a capture that are read. */
export const CAPTURE_BYTES = 16 * 1024 * 1024;
const checkFact = z.object({
    stage: text,
    repeat: ordinal.optional(),
    retry: ordinal,
    check: text,
    file: relativePath.optional(),
    exit: exit.nullable(),
    capture: relativePath,
    sha256: sha256.optional(),
});
/**
 * The checks that are meant, in the order in which they were recorded.
 *
 * @throws BrokenFact `fact-malformed`; `facts-disagree` when one check of one attempt was recorded twice, differently
 */
export function listChecks(run, filter = {}) {
    const first = new Map();
    const meant = eventsOf(run, 'check').filter((event) => belongsTo(event, filter) &&
        (filter.check === undefined || event.fields.check === filter.check) &&
        (filter.file === undefined || event.fields.file === filter.file));
    return meant.map((event) => {
        const fact = requireFact(checkFact, event);
        const key = JSON.stringify([identityKey(fact), fact.check, fact.file]);
        const spelled = JSON.stringify([fact.exit, fact.capture, fact.sha256]);
        const earlier = first.get(key);
        if (earlier !== undefined && earlier.spelled !== spelled) {
            const message = `two recordings of ${fact.check} of ${describeIdentity(fact)} differ`;
            throw new BrokenFact('facts-disagree', message, event.number);
        }
        first.set(key, { fact, spelled });
        return fact;
    });
}
/**
 * What a check printed: the exact bytes of its capture.
 *
 * @throws NothingFound `check-missing`, `check-ambiguous`, `artifact-missing`; BrokenFact; FileFault
 */
export async function readCapture(run, filter) {
    const captures = new Set(listChecks(run, filter).map(({ capture }) => capture));
    const [capture] = captures;
    if (capture === undefined)
        throw new NothingFound('check-missing', 'no such check is on record');
    if (captures.size > 1) {
        const hint = 'choose one with --stage, --repeat, --retry and --file';
        throw new NothingFound('check-ambiguous', `${captures.size} captures are meant`, hint);
    }
    return readWhole(run.directory, placeOf(run, capture), CAPTURE_BYTES);
}
//# sourceMappingURL=checks.js.map