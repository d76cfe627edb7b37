// Values that stay bytes, and the text of JSON strings.

const QUOTE = 0x22;
const LETTER_N = 0x6e;

/** A value that stays bytes: a range of the text that it was picked from, and good as long as that is. */
export class RawValue {
  constructor(
    readonly source: Buffer,
    readonly start: number,
    readonly end: number,
  ) {}

  get bytes(): Buffer {
    return this.source.subarray(this.start, this.end);
  }

  get isString(): boolean {
    return this.source[this.start] === QUOTE;
  }

  get isNull(): boolean {
    return this.source[this.start] === LETTER_N;
  }

  /** The text of a string value. */
  decode(): string {
    return decodeText(this.source, this.start, this.end);
  }
}

/** The text of a string token, quotes included in the range. A lone surrogate, which only an escape can write, becomes U+FFFD. */
export function decodeText(bytes: Buffer, start: number, stop: number): string {
  const size = stop - start - 2;
  return size <= MAX_KNOWN ? knownText(bytes, start + 1, size) : decodeAnyText(bytes, start, stop);
}

function decodeAnyText(bytes: Buffer, start: number, stop: number): string {
  const text = bytes.toString('utf8', start + 1, stop - 1);
  if (!text.includes('\\')) return text;
  return (JSON.parse(bytes.toString('utf8', start, stop)) as string).toWellFormed();
}

// A log says the same short strings on line after line: types, names, directories.
// To compare one with a string that is there costs less than to make it.

const MAX_KNOWN = 40;
const KNOWN_SLOTS = 1024;
/** Strings of ASCII alone, each at the place that its length and some of its bytes give. */
const known = new Array<string>(KNOWN_SLOTS).fill('');

function knownText(bytes: Buffer, start: number, size: number): string {
  const end = start + size;
  if (size === 0) return '';
  const first = bytes[start] as number;
  const middle = bytes[start + (size >> 1)] as number;
  const last = bytes[end - 1] as number;
  const slot = (size * 31 + first * 7 + middle * 131 + last * 17) & (KNOWN_SLOTS - 1);
  const candidate = known[slot] as string;
  if (candidate.length === size && isSame(bytes, start, candidate)) return candidate;
  const text = decodeAnyText(bytes, start - 1, end + 1);
  // Bytes and characters are as many, and none is an escape: all of it is ASCII.
  if (text.length === size) known[slot] = text;
  return text;
}

function isSame(bytes: Buffer, start: number, text: string): boolean {
  for (let i = 0; i < text.length; i += 1) {
    if (bytes[start + i] !== text.charCodeAt(i)) return false;
  }
  return true;
}
