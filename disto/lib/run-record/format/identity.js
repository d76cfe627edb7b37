// Which attempt of which stage a line belongs to. Three fields, never one
// composite string. A repeat that is absent and a repeat of 1 are two different
// identities: the first stage stands outside every LOOP.
import { z } from 'zod';
import { ordinal, text } from './fields.js';
/** The identity group of an event that belongs to an attempt. */
export const identityFields = { stage: text, repeat: ordinal.optional(), retry: ordinal };
/** The identity group of an event that names where work stopped, if anything is known of it. */
export const optionalIdentityFields = {
    stage: text.optional(),
    repeat: ordinal.optional(),
    retry: ordinal.optional(),
};
const identity = z.object(identityFields);
/** Whether an optional identity group is whole or wholly absent. */
export function isWholeGroup(event) {
    const absent = event.stage === undefined && event.retry === undefined && event.repeat === undefined;
    return absent || (event.stage !== undefined && event.retry !== undefined);
}
/** The identity that the fields of a line name, if they name a usable one. */
export function identityOf(fields) {
    const { stage, repeat, retry } = fields;
    if (typeof stage !== 'string' || stage === '' || !isOrdinal(retry))
        return undefined;
    if (repeat === undefined)
        return { stage, retry };
    return isOrdinal(repeat) ? { stage, repeat, retry } : undefined;
}
function isOrdinal(value) {
    return Number.isSafeInteger(value) && value >= 1;
}
/** One string a stage and repeat, the same for all its attempts. */
export function stageRepeatKey({ stage, repeat }) {
    return `${repeat ?? ''}/${stage}`;
}
/** The stage and repeat that {@link stageRepeatKey} made one string of. */
export function parseStageRepeatKey(key) {
    const end = key.indexOf('/');
    const stage = key.slice(end + 1);
    return end === 0 ? { stage } : { stage, repeat: Number(key.slice(0, end)) };
}
/** One string an identity. */
export function identityKey(of) {
    return `${of.retry}/${stageRepeatKey(of)}`;
}
/** An identity for the eyes: `03-recommend/02-critique repeat 2 attempt 1`. */
export function describeIdentity({ stage, repeat, retry }) {
    return `${stage}${repeat === undefined ? '' : ` repeat ${repeat}`} attempt ${retry}`;
}
//# sourceMappingURL=identity.js.map