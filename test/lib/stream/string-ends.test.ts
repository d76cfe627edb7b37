import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scanJson } from '../../../lib/stream/json-scan.js';
import {
  closingQuote,
  dropStringIndex,
  giveRoom,
  indexStrings,
  LONGEST_INDEXED,
  ROOM_BYTES,
  takeRoom,
} from '../../../lib/stream/string-ends.js';
import { STRING_ENDS_CODE } from '../../../lib/stream/string-ends-code.js';
import { translate } from '../../../scripts/wasm.mjs';

afterEach(() => dropStringIndex());

/** A string that needs no closer look, from its opening quote on. */
const PLAIN_STRING = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\["\\nrt])*"/uy;

/** Where the string at `at` closes by the grammar alone, -1 when it needs a closer look or does not close. */
function closesAt(text: string, at: number): number {
  PLAIN_STRING.lastIndex = at;
  const match = PLAIN_STRING.exec(text);
  return match === null ? -1 : at + match[0].length - 1;
}

/** Whether a quote opens or closes a string: the backslashes before it escape each other. */
function isBare(text: string, at: number): boolean {
  let before = at;
  while (before > 0 && text[before - 1] === '\\') before -= 1;
  return text[at] === '"' && (at - before) % 2 === 0;
}

/** Texts of what an index is about, long enough that runs of backslashes lie across its steps. */
const texts = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('"', '\\', '\\\\', '\\"') },
      {
        weight: 3,
        arbitrary: fc.constantFrom('\\u00e9', '\\n', '\\x', '\n', '\u0000', '\u001f', ' ', '\u007f'),
      },
      { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom('a', 'z', '/', 'b', '~'), maxLength: 20 }) },
      { weight: 1, arbitrary: fc.nat(40).map((length) => '\\'.repeat(length)) },
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

describe('an index of strings', () => {
  it('tells every end that needs no closer look, and no other', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const bytes = Buffer.from(text, 'latin1');
        indexStrings(bytes);
        for (let at = 0; at < text.length; at += 1) {
          if (isBare(text, at)) expect(closingQuote(bytes, at, bytes.length)).toBe(closesAt(text, at));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('tells the same of a text that stands in a room, wherever and whatever stands around it', () => {
    const room = takeRoom();
    fc.assert(
      fc.property(texts, fc.nat(70), fc.constantFrom('"', '\\', '\n'), (text, at, around) => {
        room.fill(around);
        const bytes = room.subarray(at, at + text.length);
        bytes.write(text, 'latin1');
        indexStrings(bytes);
        for (let i = 0; i < text.length; i += 1) {
          if (isBare(text, i)) expect(closingQuote(bytes, i, bytes.length)).toBe(closesAt(text, i));
        }
        expect(room.subarray(at + text.length).every((byte) => byte === around.charCodeAt(0))).toBe(true);
      }),
    );
    giveRoom(room);
  });

  it('has rooms for as many as ask, each its own, and gives those again that came back', () => {
    const rooms = Array.from({ length: 6 }, (_, i) => takeRoom().fill('a'.charCodeAt(0) + i));
    rooms.forEach((room, i) => {
      expect(room.length).toBe(ROOM_BYTES);
      expect(room.every((byte) => byte === 'a'.charCodeAt(0) + i)).toBe(true);
      // The last byte of a room is followed by what is somebody else's.
      room.write('"', ROOM_BYTES - 1);
      room.write('"', 0);
      indexStrings(room);
      expect(closingQuote(room, 0, ROOM_BYTES)).toBe(ROOM_BYTES - 1);
    });
    for (const room of rooms) giveRoom(room);
    expect(new Set(rooms.map(() => takeRoom()))).toEqual(new Set(rooms));
    for (const room of rooms) giveRoom(room);
  });

  it('tells them in any order', () => {
    const order = fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(texts, order, (text, places) => {
        const bytes = Buffer.from(text, 'latin1');
        const bare = [...text].flatMap((_, at) => (isBare(text, at) ? [at] : []));
        indexStrings(bytes);
        for (const place of bare.length === 0 ? [] : places) {
          const at = bare[place % bare.length] as number;
          expect(closingQuote(bytes, at, bytes.length)).toBe(closesAt(text, at));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('changes nothing of what a scan says of bytes, faults and their places included', () => {
    const json = fc.json({ maxDepth: 3 });
    const broken = fc.tuple(json, fc.nat(), fc.integer({ min: 0, max: 255 })).map(([text, place, byte]) => {
      const bytes = Buffer.from(text);
      bytes[place % bytes.length] = byte;
      return bytes;
    });
    const outcome = (bytes: Buffer): unknown => {
      try {
        return scanJson(bytes);
      } catch (error) {
        return String(error);
      }
    };
    const bytes = fc.oneof(
      json.map((text) => Buffer.from(text)),
      broken,
      texts.map((text) => Buffer.from(`"${text}`)),
    );
    fc.assert(
      fc.property(bytes, (text) => {
        dropStringIndex();
        const plain = outcome(text);
        indexStrings(text);
        expect(outcome(text)).toEqual(plain);
      }),
      { numRuns: 2_000 },
    );
  });

  it('holds one text at a time, up to its limit', () => {
    const one = Buffer.from('"one"');
    const other = Buffer.from('"other"');
    indexStrings(one);
    expect(closingQuote(one, 0, one.length)).toBe(4);
    expect(closingQuote(other, 0, other.length)).toBe(-1);
    indexStrings(other);
    expect(closingQuote(one, 0, one.length)).toBe(-1);
    expect(closingQuote(other, 0, other.length)).toBe(6);
    dropStringIndex();
    expect(closingQuote(other, 0, other.length)).toBe(-1);

    const full = Buffer.alloc(LONGEST_INDEXED, '"');
    indexStrings(full);
    expect(closingQuote(full, LONGEST_INDEXED - 2, full.length)).toBe(LONGEST_INDEXED - 1);
    expect(closingQuote(full, LONGEST_INDEXED - 1, full.length)).toBe(-1);
    const over = Buffer.alloc(LONGEST_INDEXED + 1, '"');
    indexStrings(over);
    expect(closingQuote(over, 0, over.length)).toBe(-1);
  });

  it('tells no end beyond the text that is asked about', () => {
    const bytes = Buffer.from('"a"');
    indexStrings(bytes);
    expect(closingQuote(bytes, 0, 2)).toBe(-1);
    expect(closingQuote(bytes, 0, 3)).toBe(2);
  });

  it('is not there where the engine cannot have it, and a scan goes on without', async () => {
    vi.resetModules();
    vi.stubGlobal('WebAssembly', {
      Module: class {
        constructor() {
          throw new Error('no SIMD here');
        }
      },
    });
    try {
      const apart = await import('../../../lib/stream/string-ends.js');
      const scan = await import('../../../lib/stream/json-scan.js');
      const bytes = Buffer.from('{"a":"\\""}');
      apart.indexStrings(bytes);
      expect(apart.closingQuote(bytes, 1, bytes.length)).toBe(-1);
      expect(scan.scanJson(bytes)).toEqual({ start: 0, end: bytes.length });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('is made of its source', async () => {
    expect((await translate()).toString('base64')).toBe(STRING_ENDS_CODE);
  });
});
