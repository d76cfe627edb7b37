// stdin and flags -> (span of a session -> its facts) -> collected context -> one body
// -> scrub -> rules -> delivery -> outcome
import { stat } from 'node:fs/promises';
import { SESSION_SCAN } from '../lib/session-log/format/submission.js';
import { createPolicy } from '../lib/session-log/policy/collect-policy.js';
import { readUserConfig } from '../lib/session-log/policy/user-config.js';
import { KeyMismatch } from '../lib/session-log/state/submissions.js';
import { BodyRejected } from '../lib/session-log/submit/body-rules.js';
import { collectForGone, collectIn } from '../lib/session-log/submit/collect-context.js';
import { composeBody } from '../lib/session-log/submit/compose-body.js';
import { prepareBody } from '../lib/session-log/submit/prepare-body.js';
import { parseBody } from '../lib/session-log/submit/read-body.js';
import { claimsOrigin } from '../lib/session-log/submit/scrub-body.js';
import { submissionsUrl } from '../lib/session-log/submit/send.js';
import { submitSettings } from '../lib/session-log/submit/settings.js';
import { CodedError } from '../lib/stream/errors.js';
import { deliverSubmission } from './deliver-submission.js';
import { locateSpan } from './locate-span.js';
/**
 * Files one report.
 *
 * @throws SpanRefused when the session does not let its span be filed: then there is no outcome
 * @throws ConfigFault, MachineryError when the policy cannot be known
 */
export async function submitReport(environment, request) {
    const config = await readUserConfig(environment);
    const policy = await createPolicy(config.collect, environment);
    const origin = await originOf({ environment, config, policy }, request);
    const notes = [
        ...policy.warnings,
        ...(typeof origin === 'string' ? [] : (origin.collected?.warnings ?? [])),
    ];
    const { kind } = request;
    if (typeof origin === 'string')
        return { outcome: { outcome: 'disabled', kind, reason: origin }, notes };
    const settings = submitSettings(environment, config);
    try {
        const prepared = prepare(request, settings, origin);
        if (request.dryRun === true)
            return { ...validResult(prepared), notes };
        const filed = await file(environment, request, settings, prepared);
        return { outcome: filed.outcome, notes: [...notes, ...filed.notes] };
    }
    catch (error) {
        if (!(error instanceof CodedError))
            throw error;
        return { outcome: failureOutcome(error, { kind }, []), notes };
    }
}
/** @returns the rule that switches the caller's directory off, when one does */
async function originOf(ground, request) {
    const { contextFrom, directory } = request;
    const { context } = ground.config;
    if (contextFrom !== undefined) {
        const { session, span, ordinal } = contextFrom;
        const facts = await locateSpan(ground, contextFrom);
        const scanned = { session, span, ordinal, facts };
        if (facts.cwd === undefined)
            return { scanned, collected: undefined };
        const isThere = await isDirectory(facts.cwd);
        const collected = isThere ? await collectIn(facts.cwd, context) : collectForGone(facts.cwd, context);
        return { scanned, collected };
    }
    const here = directory();
    if (here === undefined)
        return { scanned: undefined, collected: undefined };
    const reason = await ground.policy.reasonAgainst(here);
    return reason ?? { scanned: undefined, collected: await collectIn(here, context) };
}
async function isDirectory(path) {
    return (await stat(path).catch(() => undefined))?.isDirectory() === true;
}
function prepare(request, settings, origin) {
    const { kind, flags } = request;
    const stdin = request.stdin === undefined ? {} : parseBody(request.stdin);
    const composed = composeBody({ kind, stdin, flags, settings, ...origin });
    const scrub = request.scrub === true ||
        origin.scanned !== undefined ||
        [stdin, composed].some((body) => claimsOrigin(body, SESSION_SCAN));
    return prepareBody(composed, { scrub, now: new Date() });
}
function validResult({ body, warnings }) {
    const { kind, key } = body;
    return {
        body,
        outcome: { outcome: 'valid', kind, key, ...told(warnings) },
    };
}
async function file(environment, request, settings, { body, warnings }) {
    const url = request.local === true ? undefined : (request.server ?? settings.url);
    if (url !== undefined)
        submissionsUrl(url);
    const server = url === undefined ? undefined : { url, apiKey: settings.apiKey };
    const named = { kind: body.kind, key: body.key };
    try {
        const { delivered, notes } = await deliverSubmission({ environment, server }, body);
        const { outcome, ...facts } = delivered;
        const { uid, id, request_id, reason } = facts;
        const members = { uid, id, request_id, reason };
        const present = Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
        return { outcome: { outcome, ...named, ...present, ...told(warnings) }, notes };
    }
    catch (error) {
        if (!(error instanceof CodedError))
            throw error;
        return { outcome: failureOutcome(error, named, warnings), notes: [] };
    }
}
function failureOutcome(error, named, warnings) {
    const outcome = error instanceof KeyMismatch ? 'mismatch' : error instanceof BodyRejected ? 'rejected' : 'error';
    const message = error.hint === undefined ? error.message : `${error.message}; ${error.hint}`;
    return { outcome, ...named, reason: error.code, message, ...told(warnings) };
}
function told(warnings) {
    return warnings.length === 0 ? {} : { warnings: [...warnings] };
}
//# sourceMappingURL=submit-report.js.map