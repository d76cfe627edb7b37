// The formats that are taken out of every shown text, in the order in which they
// are applied, each over the output of the one before.
//
// Every pattern is linear in the text, also for hostile text: what can fail late
// is either bounded, or ends where the next attempt can only begin behind it.
// `\s`, `m` and a search for "the longest name before the keyword" are avoided
// on purpose: `\s` and `m` know more white space and line ends than the page,
// and the name before a keyword decides nothing. "n or more" is written `x{n}x*`:
// the engine walks a bare `x*` in place, while `x{n,}` puts every step on its
// backtracking stack, which is slow at 2 MB and overflows at 8.

/** Where a secret stands in a text, and how far the match went that found it. */
interface Hit {
  readonly start: number;
  readonly end: number;
  readonly consumed: number;
}

export interface ScrubClass {
  readonly name: string;
  /** The first match at or behind `from`. An empty one or a kept value (`start` = `end`) is passed over. */
  readonly find: (text: string, from: number) => Hit | undefined;
  /** A text without any of these holds no hit: to look for them costs much less than the pattern. */
  readonly needles?: readonly string[];
}

/** ASCII white space inside patterns. */
const SPACE = '\\t\\n\\f\\r ';

const MARKER_ALONE = /^\[REDACTED:[a-z_]+\]$/;
const VARIABLE_ALONE = /^\$\{?[A-Z_][A-Z0-9_]*\}?$/;

/** Values that hide nothing: no value, a marker, a reference to an upper-case variable. */
export function isKeptValue(value: string): boolean {
  return value === '' || MARKER_ALONE.test(value) || VARIABLE_ALONE.test(value);
}

function search(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** A class whose whole match is the secret. */
function token(name: string, pattern: RegExp): ScrubClass {
  return {
    name,
    find: (text, from) => {
      const match = search(pattern, text, from);
      if (match === null) return undefined;
      const consumed = pattern.lastIndex;
      return { start: match.index, end: consumed, consumed };
    },
  };
}

/** A class with a value part: the groups of the pattern are its alternatives, the quoted ones first, and one of them ends the match but for the quote. */
function value(name: string, pattern: RegExp, accepts?: (match: string) => boolean): ScrubClass {
  return {
    name,
    find: (text, from) => {
      const match = search(pattern, text, from);
      if (match === null) return undefined;
      const consumed = pattern.lastIndex;
      const bare = match.at(-1);
      const secret = bare ?? match[1] ?? match[2] ?? '';
      const end = bare === undefined ? consumed - 1 : consumed;
      const isKept = isKeptValue(secret) || accepts?.(match[0]) === false;
      return { start: isKept ? end : end - secret.length, end, consumed };
    },
  };
}

/**
 * A JSON web token. The second alternative passes over a run that is none: every
 * later `eyJ` of the same run would fail for the same reason, one scan each.
 */
const JWT = /\beyJ(?:([\w-]{5}[\w-]*\.[\w-]{8}[\w-]*\.[\w-]{8}[\w-]*)|[\w-]*)/g;

const jsonWebToken: ScrubClass = {
  name: 'jwt',
  find: (text, from) => {
    const match = search(JWT, text, from);
    if (match === null) return undefined;
    const consumed = JWT.lastIndex;
    return { start: match[1] === undefined ? consumed : match.index, end: consumed, consumed };
  },
};

const GCP_KEY = /\bAIza[\w-]{35}/g;
const GLUED_GCP_KEY = /AIza[\w-]{35}/y;

/** The length is fixed and nothing has to follow it, so a key can stand right behind another: together they are one hit. */
const gcpApiKey: ScrubClass = {
  name: 'gcp_api_key',
  find: (text, from) => {
    const match = search(GCP_KEY, text, from);
    if (match === null) return undefined;
    let end = GCP_KEY.lastIndex;
    while (search(GLUED_GCP_KEY, text, end) !== null) end = GLUED_GCP_KEY.lastIndex;
    return { start: match.index, end, consumed: end };
  },
};

const SECRET_WORDS = [
  'KEY',
  'TOKEN',
  'SECRET',
  'PASSWORD',
  'PASSWD',
  'CREDENTIAL',
  'CREDENTIALS',
  'AUTH',
  'PRIVATE',
];
const SECRET_WORD = `(?:${SECRET_WORDS.join('|')})`;
/** In a name of upper-case letters, digits and underscores, what stands before the word up to an underscore is part of it. */
const SECRET_VARIABLE = new RegExp(`^(?:export )?[A-Z0-9_]*${SECRET_WORD}(?:_[A-Z0-9_]*)?=`);

const KEYWORD =
  '(?:password|passwd|client_secret|secret|auth_token|token|api[_-]?key|access_key|private_key)';

const SECRET_NAME = new RegExp(`^[\\w.-]*${KEYWORD}$`, 'i');

/** Whether the name of a JSON member says that its value is a secret. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

/**
 * `scheme://user:password@`. Found from its `://`: a search for the scheme's
 * start would rescan a long run of letters, dots and hyphens from each of them.
 */
const urlCredentials: ScrubClass = {
  name: 'url_credentials',
  find: (text, from) => {
    const colon = text.indexOf('://', from);
    if (colon === -1) return undefined;
    const start = colon + 3;
    const credentials = hasScheme(text, colon, from) ? credentialsAt(text, start) : '';
    const end = start + credentials.length;
    return { start: isKeptValue(credentials) ? end : start, end, consumed: end };
  },
};

const SCHEME_CHARACTER = /[A-Za-z0-9+.-]/;
const LETTER = /[A-Za-z]/;

/** Whether a scheme ends at `colon`: somewhere in the run before it, not before `floor`, a letter stands at a word boundary. */
function hasScheme(text: string, colon: number, floor: number): boolean {
  for (let i = colon - 1; i >= floor && SCHEME_CHARACTER.test(text.charAt(i)); i -= 1) {
    if (LETTER.test(text.charAt(i)) && (i === 0 || !/\w/.test(text.charAt(i - 1)))) return true;
  }
  return false;
}

const CREDENTIALS = new RegExp(`[^${SPACE}/@:]+:([^${SPACE}/]+)`, 'y');

/** `user:password` before the last `@` of what stands before the first slash, `''` when there is none. */
function credentialsAt(text: string, from: number): string {
  const [whole, password] = search(CREDENTIALS, text, from) ?? [];
  if (whole === undefined || password === undefined) return '';
  const last = password.lastIndexOf('@');
  return last < 1 ? '' : whole.slice(0, whole.length - password.length + last);
}

/**
 * What every hit of any class has in it: names, ids and numbers mostly hold none
 * of it, and one look at them is enough.
 */
export const MAY_BE_SECRET =
  /[:=]|-----BEGIN |eyJ|A(?:KIA|SIA|BIA|CCA|Iza)|gh[pousr]_|github_pat_|glpat-|xox[abposr]-|k_(?:live|test)_|sk-|bearer/i;

/** What a secret of more than one line begins with: the block of a private key, the only one. */
export const BLOCK_START = '-----BEGIN ';

/** The fourteen classes, in order; one of them has two patterns. */
export const SCRUB_CLASSES: readonly ScrubClass[] = [
  token(
    'private_key',
    /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z0-9 ]*PRIVATE KEY-----|$)/g,
  ),
  jsonWebToken,
  token('aws_access_key', /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}\b/g),
  gcpApiKey,
  token('github_token', /\bgh[pousr]_[A-Za-z0-9]{36}[A-Za-z0-9]*/g),
  token('github_token', /github_pat_\w{22}\w*/g),
  token('gitlab_token', /\bglpat-[\w-]{20}[\w-]*/g),
  token('slack_token', /\bxox[abposr]-[A-Za-z0-9-]{10}[A-Za-z0-9-]*/g),
  token('stripe_key', /\b[sr]k_(?:live|test)_[A-Za-z0-9]{16}[A-Za-z0-9]*/g),
  token('anthropic_key', /\bsk-ant-[\w-]{20}[\w-]*/g),
  token('openai_key', /\bsk-(?:proj-)?[\w-]{20}[\w-]*/g),
  value('bearer_token', new RegExp(`\\bbearer[${SPACE}]+([\\w.~+/=-]{16}[\\w.~+/=-]*)`, 'gi')),
  urlCredentials,
  {
    ...value(
      'env_line',
      /(?<![^\n])(?:export )?[A-Z][A-Z0-9_]*=(?:"([^"\r\n]*)"|'([^'\r\n]*)'|([^\r\n]+))/g,
      (match) => SECRET_VARIABLE.test(match),
    ),
    needles: SECRET_WORDS,
  },
  value(
    'assignment',
    new RegExp(
      `${KEYWORD}["']?[${SPACE}]*[:=][${SPACE}]*(?:"([^"\\n]*)"|'([^'\\n]*)'|([^${SPACE}"'&,;]+))`,
      'gi',
    ),
  ),
];
