import { createHash } from 'node:crypto';
import type { SubmissionBody } from '../format/submission.js';
import { isJsonObject, type JsonValue } from './json-value.js';

/**
 * The canonical form of RFC 8785: no white space, members sorted by the UTF-16
 * units of their names, numbers and strings spelled as ECMAScript spells them.
 */
export function canonicalJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map((element: JsonValue) => canonicalJson(element)).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] as JsonValue)}`);
  return `{${members.join(',')}}`;
}

/** The members that make two submissions the same; `key`, `occurred_at` and `context` are not among them. */
const HASHED = [
  'kind',
  'schema_version',
  'machine',
  'model',
  'harness',
  'project',
  'summary',
  'payload',
] as const;

/** `content_hash`: SHA-256, hex, of the canonical JSON of the members that make the content; absent ones are left out. */
export function hashContent(body: SubmissionBody): string {
  const content = Object.fromEntries(
    HASHED.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
  ) as JsonValue;
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}
