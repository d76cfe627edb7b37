// White space as the page means it: Unicode's, which is not what String.prototype.trim
// takes away (that trims U+FEFF and keeps U+0085).

const WHITE = '\\t\\n\\v\\f\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
const NOT_WHITE = new RegExp(`[^${WHITE}]`);
const RUN = new RegExp(`[${WHITE}]+`);
const isWhite = new RegExp(`^[${WHITE}]$`);

/** The text without the white space at both ends. Linear in the text. */
export function trimWhite(text: string): string {
  const start = text.search(NOT_WHITE);
  if (start === -1) return '';
  let end = text.length;
  while (isWhite.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** The text without the line breaks at its end, LF and CR alike. */
export function withoutFinalBreaks(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '\n' || text[end - 1] === '\r')) end -= 1;
  return text.slice(0, end);
}

/** Whether there is nothing but white space. */
export function isBlank(text: string): boolean {
  return !NOT_WHITE.test(text);
}

/** The words between runs of white space. */
export function splitWords(text: string): string[] {
  const trimmed = trimWhite(text);
  return trimmed === '' ? [] : trimmed.split(RUN);
}
