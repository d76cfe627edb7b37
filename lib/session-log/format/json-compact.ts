import { skipString, skipWhite } from '../../stream/json-scan.js';

const QUOTE = 0x22;

/**
 * The bytes of a JSON value without the white space between its tokens; members
 * stay in their order, strings and numbers as they are spelled.
 *
 * @param bytes one JSON value
 */
export function compactJson(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let from = 0;
  for (let i = 0; i < bytes.length; ) {
    if (bytes[i] === QUOTE) {
      i = skipString(bytes, i, bytes.length);
      continue;
    }
    const end = skipWhite(bytes, i, bytes.length);
    if (end > i) {
      kept.push(bytes.subarray(from, i));
      from = end;
    }
    i = end > i ? end : i + 1;
  }
  return from === 0 ? bytes : Buffer.concat([...kept, bytes.subarray(from)]);
}

/** In the spelling of an encoder that makes JSON safe to stand in HTML. */
const SPELLED: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON text with `<`, `>`, `&`, U+2028 and U+2029 as escapes; all five stand inside strings alone. */
export function escapeHtml(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (character) => SPELLED[character] as string);
}
