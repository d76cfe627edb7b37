import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LineItem, LineSplitter, lines } from '../../../lib/stream/lines.js';

/** What the items say, without their classes of objects. */
function split(chunks: Buffer[], maxLine?: number): LineItem[] {
  const items: LineItem[] = [];
  const splitter = new LineSplitter(maxLine);
  for (const chunk of chunks) splitter.push(chunk, (item) => items.push(item));
  const tail = splitter.end();
  if (tail !== undefined) items.push(tail);
  return items;
}

/** The same by looking for 0x0A in the whole input, one byte after the other. */
function splitSlowly(bytes: Buffer, maxLine = Number.MAX_SAFE_INTEGER): LineItem[] {
  const items: LineItem[] = [];
  let offset = 0;
  let number = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== 10) continue;
    const line = Buffer.from(bytes.subarray(offset, at));
    if (line.length > maxLine) items.push({ kind: 'overlong', size: line.length, offset, number });
    else items.push({ kind: 'line', bytes: line, offset, number });
    offset = at + 1;
    number += 1;
  }
  if (offset < bytes.length) items.push({ kind: 'tail', size: bytes.length - offset, offset, number });
  return items;
}

function cut(bytes: Buffer, sizes: number[]): Buffer[] {
  const chunks: Buffer[] = [];
  let at = 0;
  for (const size of sizes) {
    chunks.push(bytes.subarray(at, at + size));
    at += size;
  }
  chunks.push(bytes.subarray(at));
  return chunks;
}

const bytesWithLines = fc
  .array(fc.oneof(fc.constant(10), fc.constant(13), fc.constant(0), fc.integer({ min: 0, max: 255 })), {
    maxLength: 200,
  })
  .map((values) => Buffer.from(values));

describe('LineSplitter', () => {
  test('property: a kept tail is what stands after the last line feed, unless it is over the limit', () => {
    fc.assert(
      fc.property(
        bytesWithLines,
        fc.array(fc.nat(40), { maxLength: 8 }),
        fc.integer({ min: 1, max: 60 }),
        (bytes, sizes, limit) => {
          const splitter = new LineSplitter(limit, true);
          for (const chunk of cut(bytes, sizes)) splitter.push(chunk, () => {});
          const rest = bytes.subarray(bytes.lastIndexOf(10) + 1);
          const tail = splitter.end();
          expect(tail?.size ?? 0).toBe(rest.length);
          const isHeld = rest.length > 0 && rest.length <= limit;
          expect(tail?.bytes).toEqual(isHeld ? Buffer.from(rest) : undefined);
        },
      ),
    );
  });

  test('property: any bytes in any chunks give the lines and offsets of the whole', () => {
    fc.assert(
      fc.property(
        bytesWithLines,
        fc.array(fc.nat({ max: 20 }), { maxLength: 40 }),
        fc.integer({ min: 1, max: 30 }),
        (bytes, sizes, maxLine) => {
          expect(split(cut(bytes, sizes), maxLine)).toEqual(splitSlowly(bytes, maxLine));
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    ['nothing', '', []],
    ['one line feed', '\n', [{ kind: 'line', bytes: Buffer.alloc(0), offset: 0, number: 1 }]],
    ['no line feed', 'ab', [{ kind: 'tail', size: 2, offset: 0, number: 1 }]],
    [
      'a carriage return and U+2028 end no line',
      'a\r\u2028b\n',
      [{ kind: 'line', bytes: Buffer.from('a\r\u2028b'), offset: 0, number: 1 }],
    ],
  ])('%s', (_name, text, expected) => {
    expect(split([Buffer.from(text)])).toEqual(expected);
  });

  test('a line as long as the limit is held, one byte more is counted', () => {
    const items = split([Buffer.from('abc\nabcd\nab')], 3);
    expect(items.map((item) => item.kind)).toEqual(['line', 'overlong', 'tail']);
    expect(items[1]).toEqual({ kind: 'overlong', size: 4, offset: 4, number: 2 });
    expect(items[2]).toEqual({ kind: 'tail', size: 2, offset: 9, number: 3 });
  });

  test('an emitted line is a copy: it does not change with its chunk', () => {
    const chunk = Buffer.from('abc\n');
    const [line] = split([chunk]);
    chunk.fill(0);
    expect(line?.kind === 'line' && line.bytes.toString()).toBe('abc');
  });

  test('a line of 32 MiB in chunks of 1 KiB is carried without copying it again and again', () => {
    const splitter = new LineSplitter();
    const chunk = Buffer.alloc(1024, 'x');
    let size = 0;
    for (let piece = 0; piece < 32 * 1024; piece += 1) splitter.push(chunk, () => {});
    splitter.push(Buffer.from('\n'), (item) => {
      size = item.kind === 'line' ? item.bytes.length : -1;
    });
    expect(size).toBe(32 * 1024 * 1024);
  });

  test('an over-long line is passed over in bounded memory', () => {
    const splitter = new LineSplitter(1000);
    const chunk = Buffer.alloc(1 << 20, 'x');
    const before = process.memoryUsage().arrayBuffers;
    for (let piece = 0; piece < 200; piece += 1) splitter.push(chunk, () => {});
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 << 20);
    const items: LineItem[] = [];
    splitter.push(Buffer.from('\nnext\n'), (item) => items.push(item));
    expect(items.map((item) => item.kind)).toEqual(['overlong', 'line']);
    expect(items[0]).toMatchObject({ size: 200 << 20 });
  });

  test('a limit that is no number of bytes is refused', () => {
    for (const limit of [0, -1, 1.5, Number.NaN]) expect(() => new LineSplitter(limit)).toThrow(RangeError);
  });
});

describe('lines', () => {
  test('as a stage: items in order, tail last', async () => {
    const items: LineItem[] = [];
    for await (const item of Readable.from([Buffer.from('a\nb'), Buffer.from('c\nd')]).pipe(lines()))
      items.push(item);
    expect(items.map((item) => [item.kind, item.offset, item.number])).toEqual([
      ['line', 0, 1],
      ['line', 2, 2],
      ['tail', 5, 3],
    ]);
  });

  test('input that ends with its line feed has no tail', async () => {
    const items = await Readable.from([Buffer.from('a\n')])
      .pipe(lines({ maxLine: 10 }))
      .toArray();
    expect(items).toHaveLength(1);
  });
});
