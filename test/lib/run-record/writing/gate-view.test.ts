import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AGENT_VIEW_BYTES,
  REASON_VIEW_BYTES,
  UNDECODABLE_CHILD_OUTPUT,
  UNDECODABLE_OUTPUT,
  viewChildOutput,
  viewGateOutput,
} from '../../../../lib/run-record/writing/gate-view.js';

const NOTICE = /\n\n\[(\d+) of (\d+) bytes[^\]]*check\.capture[^\]]*\]\n\n/;
const size = (text: string): number => Buffer.byteLength(text);

/** The notice that a view of `text` would carry for a number of omitted bytes. */
function noticeFor(view: string, omitted: number): string {
  return (NOTICE.exec(view) as RegExpExecArray)[0].replace(/\d+/, String(omitted));
}

/** The longest run of whole characters, from the front or the back, of at most `room` bytes. */
function takeCharacters(characters: readonly string[], room: number): string {
  let taken = '';
  let left = room;
  for (const character of characters) {
    left -= size(character);
    if (left < 0) break;
    taken += character;
  }
  return taken;
}

/** Head and tail for a room, character by character. */
function cutByOracle(text: string, room: number): [string, string] {
  const characters = [...text];
  const head = takeCharacters(characters, Math.floor(room / 2));
  const backwards = [...takeCharacters(characters.reverse(), room - size(head))].reverse();
  return [head, backwards.join('')];
}

/** Every number of omitted bytes whose notice leaves exactly that many out. */
function stableNumbers(text: string, view: string, limit: number): number[] {
  const total = size(text);
  const found: number[] = [];
  for (let digits = 1; digits <= String(total).length; digits += 1) {
    const room = limit - size(noticeFor(view, 10 ** (digits - 1)));
    const [head, tail] = cutByOracle(text, room);
    const omitted = total - size(head) - size(tail);
    if (String(omitted).length === digits) found.push(omitted);
  }
  return found;
}

function expectLawfulCut(text: string, limit: number): void {
  const view = viewGateOutput(Buffer.from(text), limit);
  const notice = NOTICE.exec(view) as RegExpExecArray;
  expect(notice).not.toBeNull();
  const head = view.slice(0, notice.index);
  const tail = view.slice(notice.index + notice[0].length);
  expect(Number(notice[2])).toBe(size(text));
  expect(Number(notice[1])).toBe(size(text) - size(head) - size(tail));
  expect(text.startsWith(head) && text.endsWith(tail)).toBe(true);
  expect(size(view)).toBeLessThanOrEqual(limit);
  const stable = stableNumbers(text, view, limit);
  if (stable.length === 0) {
    // The cut leaves room for a number that is one digit longer than the one told.
    const room = limit - size(notice[0]) - 1;
    expect([head, tail]).toEqual(cutByOracle(text, room));
    expect(size(view)).toBeGreaterThanOrEqual(limit - 4);
    return;
  }
  expect(stable).toContain(Number(notice[1]));
  expect(size(view)).toBeGreaterThanOrEqual(limit - 3);
  const [wantedHead, wantedTail] = cutByOracle(text, limit - size(notice[0]));
  expect({ head, tail }).toEqual({ head: wantedHead, tail: wantedTail });
}

describe('viewGateOutput', () => {
  test.each([
    [9_999, AGENT_VIEW_BYTES],
    [10_000, AGENT_VIEW_BYTES],
    [2_047, REASON_VIEW_BYTES],
    [2_048, REASON_VIEW_BYTES],
    [0, REASON_VIEW_BYTES],
  ])('an output of %i bytes is shown whole under a limit of %i', (length, limit) => {
    expect(viewGateOutput(Buffer.alloc(length, 'x'), limit)).toBe('x'.repeat(length));
  });

  test('10,001 ASCII bytes give exactly 10,000', () => {
    const notice =
      '\n\n[102 of 10001 bytes are left out here. The file that check.capture names holds the exact output.]\n\n';
    const room = 10_000 - size(notice);
    expect(10_001 - room).toBe(102);
    const head = Math.floor(room / 2);
    const view = viewGateOutput(Buffer.from(`a${'x'.repeat(9_999)}z`), AGENT_VIEW_BYTES);
    expect(view).toBe(`a${'x'.repeat(head - 1)}${notice}${'x'.repeat(room - head - 1)}z`);
    expect(size(view)).toBe(10_000);
  });

  test('2,049 ASCII bytes give exactly 2,048', () => {
    expect(size(viewGateOutput(Buffer.alloc(2_049, 'x'), REASON_VIEW_BYTES))).toBe(2_048);
  });

  test.each([
    [9_996, 'shown whole'],
    [10_000, 'shown whole'],
    [10_004, 'cut'],
  ])('%i bytes of four-byte characters: %s', (length, fate) => {
    const text = '\u{1F600}'.repeat(length / 4);
    const view = viewGateOutput(Buffer.from(text), AGENT_VIEW_BYTES);
    expect(view === text).toBe(fate === 'shown whole');
    expect(view).not.toContain('\uFFFD');
    if (fate === 'cut') expectLawfulCut(text, AGENT_VIEW_BYTES);
  });

  test.each([
    ['at the front', [0xff, 0x61]],
    ['at the end', [0x61, 0xc3]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['an encoded surrogate', [0xed, 0xa0, 0x80]],
  ])('a bad byte %s: the fixed text, nothing of the bytes', (_where, bytes) => {
    expect(viewGateOutput(Buffer.from(bytes), AGENT_VIEW_BYTES)).toBe(UNDECODABLE_OUTPUT);
    const long = Buffer.concat([Buffer.alloc(20_000, 'x'), Buffer.from(bytes)]);
    expect(viewGateOutput(long, REASON_VIEW_BYTES)).toBe(UNDECODABLE_OUTPUT);
    expect(UNDECODABLE_OUTPUT).toContain('check.capture');
    expect(UNDECODABLE_OUTPUT).not.toContain('\uFFFD');
    expect(size(UNDECODABLE_OUTPUT)).toBeLessThanOrEqual(REASON_VIEW_BYTES);
  });

  test('a byte order mark and control characters are text', () => {
    expect(viewGateOutput(Buffer.from('\uFEFF\u0000\u001b[31m'), 100)).toBe('\uFEFF\u0000\u001b[31m');
  });

  test('a limit below the notice is no limit that a view has', () => {
    expect(() => viewGateOutput(Buffer.alloc(60, 'x'), 50)).toThrow(RangeError);
  });

  test('any text, cut as a walk over its characters cuts it', () => {
    const character = fc.constantFrom('a', '\n', '\u00e9', '\u20ac', '\u{1F600}');
    const long = fc
      .tuple(fc.array(character, { minLength: 1, maxLength: 7 }), fc.integer({ min: 2_049, max: 30_000 }))
      .map(([pattern, length]) => pattern.join('').repeat(Math.ceil(length / size(pattern.join('')))));
    fc.assert(
      fc.property(long, fc.constantFrom(REASON_VIEW_BYTES, 2_000, 1_999), (text, limit) =>
        expectLawfulCut(text, limit),
      ),
      { numRuns: 300 },
    );
  });

  test('where the number swings for ever the view is truthful, and a byte shorter still', () => {
    let swings = 0;
    for (let total = 2_936; total < 2_960; total += 1) {
      for (let shift = 0; shift < 8; shift += 1) {
        const front = 'x'.repeat(shift & 1) + '\u00e9'.repeat(600);
        const back = '\u{1F600}'.repeat(300) + 'y'.repeat(shift >> 1);
        const text = front + 'x'.repeat(total - size(front) - size(back)) + back;
        const view = viewGateOutput(Buffer.from(text), REASON_VIEW_BYTES);
        if (stableNumbers(text, view, REASON_VIEW_BYTES).length === 0) swings += 1;
        expectLawfulCut(text, REASON_VIEW_BYTES);
      }
    }
    expect(swings).toBeGreaterThan(0);
  });
});

describe('viewChildOutput', () => {
  test.each([0, 9_999, 10_000])('%i bytes are shown whole', (length) => {
    expect(viewChildOutput(Buffer.alloc(length, 'x'))).toBe('x'.repeat(length));
  });

  test('10,001 bytes: a marker line and a beginning, together 10,000', () => {
    const view = viewChildOutput(Buffer.alloc(10_001, 'x'));
    const [marker, beginning] = view.split('\n') as [string, string];
    expect(marker).toContain('10001 bytes');
    expect(beginning).toBe('x'.repeat(10_000 - size(marker) - 1));
  });

  test('four-byte characters are not cut', () => {
    const text = '\u{1F600}'.repeat(3_000);
    const [, beginning] = viewChildOutput(Buffer.from(text)).split('\n') as [string, string];
    expect(text.startsWith(beginning)).toBe(true);
    expect(size(beginning) % 4).toBe(0);
    expect(size(viewChildOutput(Buffer.from(text)))).toBeGreaterThan(9_996);
  });

  test('a bad byte: a fixed text', () => {
    expect(viewChildOutput(Buffer.from([0x61, 0xff]))).toBe(UNDECODABLE_CHILD_OUTPUT);
  });
});
