// What a resumed run's first fresh stage is told of how its donor failed there
// (run-record details, 5.4): one line of JSON, at most 4,096 bytes.
import { isDeepStrictEqual } from 'node:util';
import { CodedError } from '../../stream/errors.js';
import { isCause } from '../format/ending.js';
import { identityOf } from '../format/identity.js';
import { findRunEnd } from '../inspection/facts.js';
import { eventsOf } from '../inspection/inspected-run.js';
/** The most bytes of the document, its line feed included. */
export const EVIDENCE_BYTES = 4_096;
const EVIDENCE_KIND = 'bot.resume-prior-failure';
const EVIDENCE_NAME = 'bot-resume-prior-failure';
const EVIDENCE_FOLDER = 'resume';
/**
 * The failure that the first fresh stage is told of, if it is told of any: the
 * donor's last ending is that stage's, outside of a LOOP, and is what ended the run.
 *
 * @param stage the first fresh node after the carried ones, which is a plain stage of the root
 */
export function findPriorFailure(donor, donorRun, stage) {
    const last = eventsOf(donor, 'stage_end').at(-1)?.fields;
    const end = findRunEnd(donor)?.fields;
    if (last === undefined || end === undefined)
        return undefined;
    const identity = identityOf(last);
    const { exit, cause, reason = null } = last;
    if (identity?.stage !== stage || last.repeat !== undefined)
        return undefined;
    if (!isCause(cause) || cause === 'success' || cause === 'signal')
        return undefined;
    if (typeof exit !== 'number' || exit === 0 || end.exit !== exit || end.cause !== cause)
        return undefined;
    if (reason !== null && typeof reason !== 'string')
        return undefined;
    const isNamed = end.stage !== undefined || end.retry !== undefined || end.repeat !== undefined;
    if (isNamed && !isDeepStrictEqual(identityOf(end), identity))
        return undefined;
    return { donorRun, stage, retry: identity.retry, exit, cause, reason };
}
/**
 * The document: all of the reason, or the longest beginning of it with which the
 * document has at most 4,096 bytes. A beginning is counted in bytes of UTF-8, not
 * in those of its spelling, and ends with a whole character; half a surrogate
 * pair is U+FFFD.
 *
 * @throws CodedError `evidence-too-large` when the names alone are too long
 */
export function composeEvidence(failure) {
    const { reason } = failure;
    const whole = Buffer.from(reason ?? '');
    const text = reason === null ? null : whole.toString('utf8');
    const document = spell(failure, text, whole.length, false);
    if (document.length <= EVIDENCE_BYTES)
        return document;
    if (text !== null) {
        const shortened = shorten(failure, text, whole.length);
        if (shortened !== undefined)
            return shortened;
    }
    throw new CodedError('evidence-too-large', `how ${failure.donorRun} failed does not fit into ${EVIDENCE_BYTES} bytes`, { hint: 'the name of the stage is too long to be resumed at' });
}
function shorten(failure, text, bytes) {
    // Every character takes a byte or more: what lies further on cannot stay.
    const characters = Array.from(text.slice(0, EVIDENCE_BYTES));
    const isWhole = text.length <= EVIDENCE_BYTES;
    const spellFirst = (count) => spell(failure, characters.slice(0, count).join(''), bytes, true);
    // A longer beginning never has a shorter spelling, so the longest one is found by halving.
    let fitting = -1;
    let tooMany = isWhole ? characters.length : characters.length + 1;
    while (tooMany - fitting > 1) {
        const middle = Math.floor((fitting + tooMany) / 2);
        if (spellFirst(middle).length <= EVIDENCE_BYTES)
            fitting = middle;
        else
            tooMany = middle;
    }
    return fitting < 0 ? undefined : spellFirst(fitting);
}
function spell(failure, reason, bytes, isShortened) {
    const { donorRun, stage, retry, exit, cause } = failure;
    const members = {
        kind: EVIDENCE_KIND,
        donor_run: donorRun,
        stage,
        retry,
        exit,
        cause,
        reason,
        reason_bytes: bytes,
        reason_truncated: isShortened,
    };
    return Buffer.from(`${JSON.stringify(members)}\n`);
}
/**
 * Retains the document in the resumed run.
 *
 * @param taken names that the stage receives other things under
 * @throws as RetainedFiles.write
 */
export async function retainEvidence(files, document, taken = []) {
    const name = freeName(taken);
    const { path, sha256 } = await files.write(`${EVIDENCE_FOLDER}/${name}`, document);
    return { name, path, sha256 };
}
function freeName(taken) {
    for (let number = 1;; number += 1) {
        const name = `${EVIDENCE_NAME}${number === 1 ? '' : `-${number}`}.json`;
        if (!taken.includes(name))
            return name;
    }
}
//# sourceMappingURL=resume-evidence.js.map