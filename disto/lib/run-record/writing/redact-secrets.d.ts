/**
 * The text with every occurrence of a secret's value replaced by
 * `[redacted NAME]`.
 *
 * The match is by value, as a plain substring, over the secret-bearing names
 * alone. A blank value is none. Of two names with one value the first in
 * bytewise order is named.
 *
 * @param environment where the values are read, at this moment
 */
export declare function redactSecrets(text: string, environment?: NodeJS.ProcessEnv): string;
//# sourceMappingURL=redact-secrets.d.ts.map