// Puts a body together: what stdin gives, what the flags say, what is collected, and
// over all of it what a session's log says of the span that the report is about.
import { READER_NAMES } from '../format/harness.js';
import { SESSION_SCAN } from '../format/submission.js';
import { formatMicroseconds } from './filed-time.js';
import { isJsonObject } from './json-value.js';
import { sessionScanKey } from './session-key.js';
/** Members of the payload that have a flag. */
export const PAYLOAD_FLAGS = [
    'category',
    'details',
    'suggested_fix',
    'fix_status',
    'fix_ref',
    'severity',
];
/** The body before scrubbing and before the rules. */
export function composeBody(parts) {
    const { kind, stdin, flags, settings, collected, scanned } = parts;
    const members = withPayloadFlags(stdin, flags.payload);
    const said = { ...members, ...flags.members, kind };
    const filled = scanned === undefined
        ? fillFromSettings(said, settings, collected)
        : { ...withoutModel(said), ...scannedMembers(scanned, collected) };
    const machine = isAbsent(filled.machine) ? settings.machine : filled.machine;
    return { ...filled, machine, context: composeContext(parts) };
}
/** A payload flag also takes the place of the same member written flat beside `summary`. */
function withPayloadFlags(stdin, payload) {
    if (Object.keys(payload).length === 0)
        return stdin;
    const kept = Object.entries(stdin).filter(([name]) => !Object.hasOwn(payload, name));
    const given = stdin.payload;
    const base = isJsonObject(given) ? given : isAbsent(given) ? {} : { value: given };
    return { ...Object.fromEntries(kept), payload: { ...base, ...payload } };
}
function fillFromSettings(said, settings, collected) {
    const defaults = { model: settings.model, harness: settings.harness, project: collected?.project };
    const missing = Object.entries(defaults).filter(([name, value]) => value !== undefined && isAbsent(said[name]));
    return { ...said, ...Object.fromEntries(missing) };
}
/** The log decides, also when it names no model: then there is none. */
function withoutModel({ model: _, ...others }) {
    return others;
}
function scannedMembers({ session, span, ordinal, facts }, collected) {
    const project = collected?.project ?? '';
    return {
        key: sessionScanKey(session, span, ordinal),
        harness: session.harness,
        occurred_at: formatMicroseconds(facts.time) ?? '',
        ...(facts.model === undefined ? {} : { model: facts.model }),
        ...(project === '' ? {} : { project }),
    };
}
/** From the highest to the lowest, so that what is over the limit of entries is the lowest. */
function composeContext({ stdin, flags, collected, scanned }) {
    const given = stdin.context;
    const provenance = scanned === undefined ? {} : provenanceOf(scanned.session);
    const base = isJsonObject(given) ? given : isAbsent(given) ? {} : { value: given };
    const layers = [flags.context, provenance, base, collected?.context ?? {}];
    const entries = new Map();
    for (const layer of layers) {
        for (const [name, value] of Object.entries(layer))
            if (!entries.has(name))
                entries.set(name, value);
    }
    return Object.fromEntries(entries);
}
function provenanceOf({ harness, sessionId }) {
    return {
        origin: SESSION_SCAN,
        detector: `${READER_NAMES[harness]}/1`,
        session_id: sessionId,
        session_harness: harness,
    };
}
/** Whether a member says nothing, so that a default takes its place. */
export function isAbsent(value) {
    return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
//# sourceMappingURL=compose-body.js.map