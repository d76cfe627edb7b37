import { createHash } from 'node:crypto';
import { skipString, skipValue, skipWhite } from '../../stream/json-scan.js';
import { splitWords } from '../format/white-space.js';

/** How many hex digits of the SHA-256 are kept. */
const DIGITS = 12;

/**
 * A digest of what a call was asked to do, so that repeats are seen without
 * showing it: of the command's words joined by one space, or without a command
 * of the input's JSON without insignificant white space (members in their
 * order, numbers as spelled).
 *
 * @param input JSON bytes; an input that is no JSON is digested as it is, an absent one as nothing
 */
export function digestArguments(command: string | undefined, input: Buffer | undefined): string {
  const bytes =
    command !== undefined
      ? splitWords(command).join(' ')
      : input === undefined
        ? ''
        : (compactJson(input) ?? input);
  return createHash('sha256').update(bytes).digest('hex').slice(0, DIGITS);
}

const QUOTE = 0x22;

/** The bytes of one JSON value without the white space between its tokens; undefined when they are none. */
function compactJson(bytes: Buffer): Buffer | undefined {
  if (!isOneValue(bytes)) return undefined;
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

function isOneValue(bytes: Buffer): boolean {
  try {
    const end = skipValue(bytes, skipWhite(bytes, 0, bytes.length), bytes.length);
    return skipWhite(bytes, end, bytes.length) === bytes.length;
  } catch {
    return false;
  }
}
