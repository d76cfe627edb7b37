// Values that stay bytes, and the text of JSON strings.

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_N = 0x6e;
const LAST_ASCII = 0x7f;

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

  /** Whether it is the string without characters. */
  get isEmptyString(): boolean {
    return this.isString && this.end - this.start === 2;
  }

  /** Whether the text of a string value begins with these bytes, spelled like this. */
  isSpelledFrom(start: Buffer): boolean {
    const from = this.start + 1;
    return this.source.subarray(from, Math.min(from + start.length, this.end - 1)).equals(start);
  }

  /** The text of a string value. */
  decode(): string {
    return decodeText(this.source, this.start, this.end);
  }

  /**
   * The text of a string value up to the first place where `mark` is spelled like
   * this, the mark included. Undefined when there is none.
   */
  decodeThrough(mark: Buffer): PartOfText | undefined {
    const at = this.bytes.indexOf(mark);
    if (at === -1) return undefined;
    const stop = this.start + at + mark.length;
    return { text: decodePiece(this.source, this.start + 1, stop), isAll: stop === this.end - 1 };
  }

  /** The end of the text of a string value: about so many bytes of it, or all. */
  decodeEnd(size: number): PartOfText {
    const start = endPiece(this.source, this.start + 1, this.end - 1, size);
    return { text: decodePiece(this.source, start, this.end - 1), isAll: start === this.start + 1 };
  }
}

export interface PartOfText {
  readonly text: string;
  readonly isAll: boolean;
}

/** The longest escape, `\\uXXXX`. */
const LONGEST_ESCAPE = 6;

/** Where a piece of at most `size` bytes begins that ends with the string: not inside a character, an escape or a pair of them. */
function endPiece(bytes: Buffer, start: number, stop: number, size: number): number {
  const from = stop - size;
  if (from <= start) return start;
  /** Bytes since a backslash. */
  let clear = 0;
  for (let i = Math.max(start, from - LONGEST_ESCAPE); i < stop; i += 1) {
    const byte = bytes[i] as number;
    if (i >= from && clear >= LONGEST_ESCAPE && !isContinuation(byte)) return i;
    clear = byte === BACKSLASH ? 0 : clear + 1;
  }
  return start;
}

const isContinuation = (byte: number): boolean => (byte & 0xc0) === 0x80;

/** The text of a range that begins and ends between two characters of a string. */
function decodePiece(bytes: Buffer, start: number, stop: number): string {
  const text = bytes.toString('utf8', start, stop);
  return text.includes('\\') ? (JSON.parse(`"${text}"`) as string).toWellFormed() : text;
}

/** The text of a string token, quotes included in the range. A lone surrogate, which only an escape can write, becomes U+FFFD. */
export function decodeText(bytes: Buffer, start: number, stop: number): string {
  const size = stop - start - 2;
  return size <= MAX_KNOWN ? knownText(bytes, start + 1, size) : decodeAnyText(bytes, start, stop);
}

function decodeAnyText(bytes: Buffer, start: number, stop: number): string {
  if (!bytes.subarray(start, stop).includes(BACKSLASH)) return bytes.toString('utf8', start + 1, stop - 1);
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
  if (!isPlain(bytes, start, end)) return decodeAnyText(bytes, start - 1, end + 1);
  const text = bytes.toString('latin1', start, end);
  known[slot] = text;
  return text;
}

/** Whether a range is ASCII without an escape: its text is spelled as it is. */
function isPlain(bytes: Buffer, start: number, end: number): boolean {
  for (let i = start; i < end; i += 1) {
    const byte = bytes[i] as number;
    if (byte === BACKSLASH || byte > LAST_ASCII) return false;
  }
  return true;
}

function isSame(bytes: Buffer, start: number, text: string): boolean {
  for (let i = 0; i < text.length; i += 1) {
    if (bytes[start + i] !== text.charCodeAt(i)) return false;
  }
  return true;
}
