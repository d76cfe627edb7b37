// The rules of a body (session logs, details 7.1): what is trimmed, cut, moved and
// given a default. They hold for the program that files and for the server that
// receives, and applying them twice changes nothing. A rule that is broken is a
// warning; only a body that says nothing at all is refused.

import { CodedError } from '../../stream/errors.js';
import {
  BODY_LIMITS,
  type BodyWarning,
  FIX_STATUSES,
  KINDS,
  SEVERITIES,
  type SubmissionBody,
  TOP_MEMBERS,
} from '../format/submission.js';
import { parseTime } from '../format/time.js';
import { splitWords, trimWhite } from '../format/white-space.js';
import { cutToBytes } from '../scrub/scrub.js';
import { formatMicroseconds } from './filed-time.js';
import { isJsonObject, type JsonObject, type JsonValue } from './json-value.js';

/** A body that is not filed. `code` is the outcome's reason. */
export class BodyRejected extends CodedError {
  constructor(code: 'invalid_body' | 'body_too_large', message: string, hint?: string) {
    super(code, message, { hint });
  }
}

/**
 * Applies the rules.
 *
 * @param now stands for a time that is missing or cannot be read
 * @throws BodyRejected `invalid_body` when the kind is unknown or there is no summary
 */
export function applyBodyRules(
  raw: JsonObject,
  now: Date,
): { readonly body: SubmissionBody; readonly warnings: BodyWarning[] } {
  const rules = new BodyRules(raw);
  const body = rules.apply(now);
  return { body, warnings: rules.warnings };
}

class BodyRules {
  readonly warnings: BodyWarning[] = [];

  constructor(readonly raw: JsonObject) {}

  apply(now: Date): SubmissionBody {
    const kind = KINDS.find((known) => known === this.raw.kind);
    if (kind === undefined) {
      throw new BodyRejected('invalid_body', 'the body names no known kind', `give ${KINDS.join(', ')}`);
    }
    const summary = this.#cut(
      '/summary',
      oneLine(this.#text('/summary', this.raw.summary)),
      BODY_LIMITS.summary,
    );
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

  #schemaVersion(): number {
    const version = this.raw.schema_version ?? 1;
    if (typeof version === 'number' && Number.isSafeInteger(version) && version > 0) return version;
    this.#warn('wrong_type', '/schema_version', 'schema_version is no whole number above 0; taken as 1');
    return 1;
  }

  #occurredAt(now: Date): { readonly at: string; readonly raw: string | undefined } {
    const missing = formatMicroseconds(now.getTime() * 1000) as string;
    const text = this.#text('/occurred_at', this.raw.occurred_at);
    if (text === '') return { at: missing, raw: undefined };
    const time = parseTime(trimWhite(text));
    const at = time === undefined ? undefined : formatMicroseconds(time);
    if (at !== undefined) return { at, raw: undefined };
    this.#warn(
      'invalid_format',
      '/occurred_at',
      'occurred_at is no RFC 3339 time; kept as context.occurred_at_raw',
    );
    return { at: missing, raw: text };
  }

  #context(occurredAtRaw: string | undefined): Record<string, string> {
    const { context } = this.raw;
    const given = isJsonObject(context) ? { ...context } : {};
    if (context !== undefined && context !== null && !isJsonObject(context)) {
      this.#warn('wrong_type', '/context', 'context is no object; kept as context.value');
      given.value = context;
    }
    if (occurredAtRaw !== undefined) given.occurred_at_raw ??= occurredAtRaw;
    const entries = Object.entries(given).filter(([, value]) => value !== null);
    if (entries.length > BODY_LIMITS.contextEntries) {
      this.#warn('truncated', '/context', `context has more than ${BODY_LIMITS.contextEntries} entries`);
    }
    const kept = entries.slice(0, BODY_LIMITS.contextEntries).map(([name, value]) => {
      const pointer = `/context/${escapePointer(name)}`;
      return [name, this.#cut(pointer, this.#text(pointer, value), BODY_LIMITS.contextValue)] as const;
    });
    return Object.fromEntries(kept);
  }

  #payload(): Record<string, unknown> {
    const { payload } = this.raw;
    const known = new Set<string>(TOP_MEMBERS);
    const given: Record<string, JsonValue> = isJsonObject(payload) ? { ...payload } : {};
    if (payload !== undefined && payload !== null && !isJsonObject(payload)) {
      this.#warn('wrong_type', '/payload', 'payload is no object; kept as payload.value');
      given.value = payload;
    }
    for (const [name, value] of Object.entries(this.raw)) {
      if (known.has(name)) continue;
      if (Object.hasOwn(given, name))
        this.#warn(
          'member_twice',
          `/${escapePointer(name)}`,
          `${name} stands in payload too; that one is kept`,
        );
      else define(given, name, value);
    }
    const typed = this.#typedPayload(given);
    return Object.fromEntries(
      Object.entries({ ...given, ...typed }).filter(([, value]) => value !== undefined),
    );
  }

  /** The members of a friction's payload that have rules; undefined for one that is absent. */
  #typedPayload(given: JsonObject): Record<string, string | undefined> {
    const text = (name: string): string => this.#text(`/payload/${name}`, given[name]);
    const short = (name: string): string =>
      this.#cut(`/payload/${name}`, trimWhite(text(name)), BODY_LIMITS.name);
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

  #oneOf(name: string, text: string, values: readonly string[]): string {
    const token = toToken(text);
    if (token !== '' && !values.includes(token)) {
      this.#warn('unknown_value', `/payload/${name}`, `${name} is none of ${values.join(', ')}`);
    }
    return token;
  }

  #name(member: 'machine' | 'model' | 'harness' | 'project', form = trimWhite): string {
    const pointer = `/${member}`;
    // Formed before it is cut: a lower-case letter can be longer than its upper-case one.
    return this.#cut(pointer, form(this.#text(pointer, this.raw[member])), BODY_LIMITS.name);
  }

  /** The text of a member; null is absent, another type becomes its JSON text. */
  #text(pointer: string, value: JsonValue | undefined): string {
    if (value === undefined || value === null) return '';
    if (typeof value === 'string') return value;
    this.#warn('wrong_type', pointer, `${pointer.slice(1)} is no string; its JSON text is kept`);
    return JSON.stringify(value);
  }

  #cut(pointer: string, text: string, bytes: number): string {
    const cut = cutToBytes(text, bytes);
    if (cut === text) return text;
    this.#warn('truncated', pointer, `${pointer.slice(1)} is cut to ${bytes} bytes`);
    return trimWhite(cut);
  }

  #warn(code: string, pointer: string, message: string): void {
    this.warnings.push({ code, pointer, message });
  }
}

/** Trimmed, lower case, runs of white space as one hyphen. */
export function toToken(text: string): string {
  return splitWords(text.toLowerCase()).join('-');
}

function oneLine(text: string): string {
  return trimWhite(text.replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, ' '));
}

function present<N extends string>(name: N, value: string): { readonly [K in N]?: string } {
  return value === '' ? {} : ({ [name]: value } as { [K in N]?: string });
}

/** As an own member, whatever the name is. */
function define(object: Record<string, JsonValue>, name: string, value: JsonValue): void {
  Object.defineProperty(object, name, { value, enumerable: true, writable: true, configurable: true });
}

/** A name as one part of a JSON pointer (RFC 6901). */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
