import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactSecrets } from '../../../../lib/run-record/writing/redact-secrets.js';
import { SECRET_NAMES } from '../../../../lib/run-record/writing/secret-names.js';

/** Names whose values are accounts, projects, regions, identifiers or paths. */
const LEFT_ALONE = [
  'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE',
  'AWS_CONTAINER_CREDENTIALS_FULL_URI',
  'AWS_PROFILE',
  'AWS_WEB_IDENTITY_TOKEN_FILE',
  'CLOUDFLARE_ACCOUNT_ID',
  'CLOUDFLARE_GATEWAY_ID',
  'GCLOUD_PROJECT',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'GOOGLE_CLOUD_LOCATION',
  'GOOGLE_CLOUD_PROJECT',
  'ACME_API_KEY',
  'PATH',
];

describe('redactSecrets', () => {
  test.each([
    ['one', 'key sk-1 refused', { OPENAI_API_KEY: 'sk-1' }, 'key [redacted OPENAI_API_KEY] refused'],
    ['every occurrence', 'a.a', { XAI_API_KEY: 'a' }, '[redacted XAI_API_KEY].[redacted XAI_API_KEY]'],
    [
      'one is the beginning of the other',
      'sk-12 and sk-1',
      { OPENAI_API_KEY: 'sk-1', ANTHROPIC_API_KEY: 'sk-12' },
      '[redacted ANTHROPIC_API_KEY] and [redacted OPENAI_API_KEY]',
    ],
    [
      'the longer one wins where two overlap',
      'abcdefg',
      { ANTHROPIC_API_KEY: 'abc', ZAI_API_KEY: 'cdefg' },
      'ab[redacted ZAI_API_KEY]',
    ],
    ['an account name', 'profile acme', { AWS_PROFILE: 'acme', HF_TOKEN: 'x1' }, 'profile acme'],
    ['an empty variable', 'ab', { OPENAI_API_KEY: '' }, 'ab'],
    ['a blank variable', 'a \t b', { OPENAI_API_KEY: ' ', XAI_API_KEY: ' \t ' }, 'a \t b'],
    ['one value under two names', 'k', { XAI_API_KEY: 'k', HF_TOKEN: 'k' }, '[redacted HF_TOKEN]'],
    [
      'a value that is part of a marker',
      'sk-1 KEY',
      { OPENAI_API_KEY: 'sk-1', HF_TOKEN: 'KEY' },
      '[redacted OPENAI_API_KEY] [redacted HF_TOKEN]',
    ],
    [
      "a value that contains another's marker",
      '<[redacted HF_TOKEN]> t',
      { HF_TOKEN: 't', OPENAI_API_KEY: '<[redacted HF_TOKEN]>' },
      '[redacted OPENAI_API_KEY] [redacted HF_TOKEN]',
    ],
    ['signs that patterns know', 'a+b$& (c)', { XAI_API_KEY: 'a+b$&' }, '[redacted XAI_API_KEY] (c)'],
    ['nothing to take out', '', { XAI_API_KEY: 'a' }, ''],
  ])('%s', (_case, text, environment, redacted) => {
    expect(redactSecrets(text, environment)).toBe(redacted);
  });

  test('every secret-bearing name, and no other', () => {
    expect(new Set(SECRET_NAMES).size).toBe(42);
    for (const name of SECRET_NAMES)
      expect(redactSecrets('(v)', { [name]: 'v' })).toBe(`([redacted ${name}])`);
    for (const name of LEFT_ALONE) expect(redactSecrets('(v)', { [name]: 'v' })).toBe('(v)');
  });

  test('the values are those of the moment', () => {
    const environment: NodeJS.ProcessEnv = { HF_TOKEN: 'one' };
    expect(redactSecrets('one two', environment)).toBe('[redacted HF_TOKEN] two');
    environment.HF_TOKEN = 'two';
    expect(redactSecrets('one two', environment)).toBe('one [redacted HF_TOKEN]');
  });

  test('no value is left in the words between markers, whatever the values', () => {
    const value = fc.string({ unit: fc.constantFrom('a', 'b', 'K', '[', ' '), maxLength: 4 });
    const environments = fc.dictionary(fc.constantFrom(...SECRET_NAMES.slice(0, 4)), value);
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'K', '[', ' '), maxLength: 30 });
    fc.assert(
      fc.property(texts, environments, (text, environment) => {
        const redacted = redactSecrets(text, environment);
        const words = redacted.split(/\[redacted [A-Z_]+\]/);
        for (const secret of Object.values(environment)) {
          if (secret.trim() !== '') expect(words.some((part) => part.includes(secret))).toBe(false);
        }
        // What is left are the words of the text, in their order.
        let at = 0;
        for (const part of words) at = text.indexOf(part, at) + part.length;
        expect(at).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    );
  });
});
