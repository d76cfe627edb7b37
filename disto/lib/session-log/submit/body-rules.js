// The rules of a body (session logs, details 7.1): what is trimmed, cut, moved and
// given a default. They hold for the program that files and for the server that
// receives, and applying them twice changes nothing. A rule that is broken is a
// warning; only a body that says nothing at all is refused.
import { CodedError } from '../../stream/errors.js';
import { BODY_LIMITS, FIX_STATUSES, KINDS, SEVERITIES, TOP_MEMBERS, } from '../format/submission.js';
import { parseTime } from '../format/time.js';
import { splitWords, trimWhite } from '../format/white-space.js';
import { cutToBytes } from '../scrub/scrub.js';
import { formatMicroseconds } from './filed-time.js';
import { isJsonObject } from './json-value.js';
/** A body that is not filed. `code` is the outcome's reason. */
export class BodyRejected extends CodedError {
    constructor(code, message, hint) {
        super(code, message, { hint });
    }
}
/**
 * Applies the rules.
 *
 * @param now stands for a time that is missing or cannot be read
 * @throws BodyRejected `invalid_body` when the kind is unknown or there is no summary
 */
export function applyBodyRules(raw, now) {
    const rules = new BodyRules(raw);
    const body = rules.apply(now);
    return { body, warnings: rules.warnings };
}
class BodyRules {
    raw;
    warnings = [];
    constructor(raw) {
        this.raw = raw;
    }
    apply(now) {
        const kind = KINDS.find((known) => known === this.raw.kind);
        if (kind === undefined) {
            throw new BodyRejected('invalid_body', 'the body names no known kind', `give ${KINDS.join(', ')}`);
        }
        const summary = this.#cut('/summary', oneLine(this.#text('/summary', this.raw.summary)), BODY_LIMITS.summary);
        if (summary === '') {
            throw new BodyRejected('invalid_body', 'the body has no summary', 'say in one line what went wrong');
        }
        const occurred = this.#occurredAt(now);
        const payload = this.#payload();
        return {
            kind,
            schema_version: this.#schemaVersion(),
            ...present('key', trimWhite(this.#text('/key', this.raw.key))),
            summary,
            ...present('machine', this.#name('machine')),
            ...present('model', this.#name('model')),
            ...present('harness', this.#name('harness', toToken)),
            ...present('project', this.#name('project')),
            occurred_at: occurred.at,
            context: this.#context(occurred.raw),
            payload,
        };
    }
    #schemaVersion() {
        const version = this.raw.schema_version ?? 1;
        if (typeof version === 'number' && Number.isSafeInteger(version) && version > 0)
            return version;
        this.#warn('wrong_type', '/schema_version', 'schema_version is no whole number above 0; taken as 1');
        return 1;
    }
    #occurredAt(now) {
        const missing = formatMicroseconds(now.getTime() * 1000);
        const text = this.#text('/occurred_at', this.raw.occurred_at);
        if (text === '')
            return { at: missing, raw: undefined };
        const time = parseTime(trimWhite(text));
        const at = time === undefined ? undefined : formatMicroseconds(time);
        if (at !== undefined)
            return { at, raw: undefined };
        this.#warn('invalid_format', '/occurred_at', 'occurred_at is no RFC 3339 time; kept as context.occurred_at_raw');
        return { at: missing, raw: text };
    }
    #context(occurredAtRaw) {
        const { context } = this.raw;
        const given = isJsonObject(context) ? { ...context } : {};
        if (context !== undefined && context !== null && !isJsonObject(context)) {
            this.#warn('wrong_type', '/context', 'context is no object; kept as context.value');
            given.value = context;
        }
        if (occurredAtRaw !== undefined)
            given.occurred_at_raw ??= occurredAtRaw;
        const entries = Object.entries(given).filter(([, value]) => value !== null);
        if (entries.length > BODY_LIMITS.contextEntries) {
            this.#warn('truncated', '/context', `context has more than ${BODY_LIMITS.contextEntries} entries`);
        }
        const kept = entries.slice(0, BODY_LIMITS.contextEntries).map(([name, value]) => {
            const pointer = `/context/${escapePointer(name)}`;
            return [name, this.#cut(pointer, this.#text(pointer, value), BODY_LIMITS.contextValue)];
        });
        return Object.fromEntries(kept);
    }
    #payload() {
        const { payload } = this.raw;
        const known = new Set(TOP_MEMBERS);
        const given = isJsonObject(payload) ? { ...payload } : {};
        if (payload !== undefined && payload !== null && !isJsonObject(payload)) {
            this.#warn('wrong_type', '/payload', 'payload is no object; kept as payload.value');
            given.value = payload;
        }
        for (const [name, value] of Object.entries(this.raw)) {
            if (known.has(name))
                continue;
            if (Object.hasOwn(given, name))
                this.#warn('member_twice', `/${escapePointer(name)}`, `${name} stands in payload too; that one is kept`);
            else
                define(given, name, value);
        }
        const typed = this.#typedPayload(given);
        return Object.fromEntries(Object.entries({ ...given, ...typed }).filter(([, value]) => value !== undefined));
    }
    /** The members of a friction's payload that have rules; undefined for one that is absent. */
    #typedPayload(given) {
        const text = (name) => this.#text(`/payload/${name}`, given[name]);
        const short = (name) => this.#cut(`/payload/${name}`, trimWhite(text(name)), BODY_LIMITS.name);
        const category = this.#cut('/payload/category', toToken(text('category')), BODY_LIMITS.name);
        return {
            category: category || undefined,
            details: text('details') || undefined,
            suggested_fix: text('suggested_fix') || undefined,
            fix_status: this.#oneOf('fix_status', text('fix_status'), FIX_STATUSES) || 'none',
            fix_ref: short('fix_ref') || undefined,
            severity: this.#oneOf('severity', text('severity'), SEVERITIES) || undefined,
        };
    }
    #oneOf(name, text, values) {
        const token = toToken(text);
        if (token !== '' && !values.includes(token)) {
            this.#warn('unknown_value', `/payload/${name}`, `${name} is none of ${values.join(', ')}`);
        }
        return token;
    }
    #name(member, form = trimWhite) {
        const pointer = `/${member}`;
        // Formed before it is cut: a lower-case letter can be longer than its upper-case one.
        return this.#cut(pointer, form(this.#text(pointer, this.raw[member])), BODY_LIMITS.name);
    }
    /** The text of a member; null is absent, another type becomes its JSON text. */
    #text(pointer, value) {
        if (value === undefined || value === null)
            return '';
        if (typeof value === 'string')
            return value;
        this.#warn('wrong_type', pointer, `${pointer.slice(1)} is no string; its JSON text is kept`);
        return JSON.stringify(value);
    }
    #cut(pointer, text, bytes) {
        const cut = cutToBytes(text, bytes);
        if (cut === text)
            return text;
        this.#warn('truncated', pointer, `${pointer.slice(1)} is cut to ${bytes} bytes`);
        return trimWhite(cut);
    }
    #warn(code, pointer, message) {
        this.warnings.push({ code, pointer, message });
    }
}
/** Trimmed, lower case, runs of white space as one hyphen. */
export function toToken(text) {
    return splitWords(text.toLowerCase()).join('-');
}
function oneLine(text) {
    return trimWhite(text.replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, ' '));
}
function present(name, value) {
    return value === '' ? {} : { [name]: value };
}
/** As an own member, whatever the name is. */
function define(object, name, value) {
    Object.defineProperty(object, name, { value, enumerable: true, writable: true, configurable: true });
}
/** A name as one part of a JSON pointer (RFC 6901). */
export function escapePointer(name) {
    return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
//# sourceMappingURL=body-rules.js.map