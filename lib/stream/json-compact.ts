// Takes the white space between the tokens of a JSON text away and leaves the
// tokens as they are spelled.

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
const isWhite = new Uint8Array(256);
for (const byte of [0x20, 0x09, LINE_FEED, 0x0d]) isWhite[byte] = 1;

/** One JSON value on one line: the same bytes when it is on one already. */
export function oneLine(value: Buffer): Buffer {
  return value.includes(LINE_FEED) ? compact(value) : value;
}

function compact(value: Buffer): Buffer {
  const out = Buffer.allocUnsafe(value.length);
  let length = 0;
  let inString = false;
  for (let i = 0; i < value.length; i += 1) {
    const byte = value[i] as number;
    if (!inString && isWhite[byte] === 1) continue;
    out[length] = byte;
    length += 1;
    if (byte === QUOTE) inString = !inString;
    else if (inString && byte === BACKSLASH) {
      i += 1;
      out[length] = value[i] as number;
      length += 1;
    }
  }
  return out.subarray(0, length);
}
