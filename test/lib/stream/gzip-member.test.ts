import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { constants, createGunzip, gunzipSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crc32 } from '../../../lib/stream/crc32.js';
import { decodeGzipIndex, type GzipIndex } from '../../../lib/stream/gzip-index.js';
import { gzipMember, type MemberPart } from '../../../lib/stream/gzip-member.js';
import { DeflateQueue, SegmentWriter } from '../../../lib/stream/gzip-segment.js';
import { seededRandom } from '../../support/random.js';
import { temporaryFolder } from '../../support/temporary.js';

interface Made {
  readonly gzip: Buffer;
  readonly index: GzipIndex;
  readonly bodyOffset: number;
}

/** A member of the given segments between the texts `<0>`, `<1>`, ... */
async function make(folder: string, segments: readonly (readonly Buffer[])[], level = 6): Promise<Made> {
  const queue = new DeflateQueue(level);
  const parts: MemberPart[] = [{ text: Buffer.from('<0>') }];
  const files: FileHandle[] = [];
  const writers: SegmentWriter[] = [];
  for (const name of segments.keys()) {
    const file = await open(join(folder, `${name}`), 'w+');
    files.push(file);
    writers.push(new SegmentWriter(file, queue));
  }
  // Interleaved, as a journal interleaves its pools.
  const longest = Math.max(0, ...segments.map((elements) => elements.length));
  for (let at = 0; at < longest; at += 1) {
    for (const [number, elements] of segments.entries()) {
      const element = elements[at];
      if (element !== undefined) await (writers[number] as SegmentWriter).append(element);
    }
  }
  for (const [number, writer] of writers.entries()) {
    parts.push(
      { segment: await writer.finish(), file: files[number] as FileHandle },
      { text: Buffer.from(`<${number + 1}>`) },
    );
  }
  const gzip = await buffer(gzipMember(parts, level));
  await Promise.all(files.map((file) => file.close()));
  const extraLength = gzip.readUInt16LE(10);
  const index = decodeGzipIndex(gzip.subarray(12, 12 + extraLength)) as GzipIndex;
  return { gzip, index, bodyOffset: 12 + extraLength };
}

function expected(segments: readonly (readonly Buffer[])[]): Buffer {
  const texts = segments.flatMap((elements, number) => [
    ...elements.flatMap((element, at) => (at === 0 ? [element] : [Buffer.from(',\n'), element])),
    Buffer.from(`<${number + 1}>`),
  ]);
  return Buffer.concat([Buffer.from('<0>'), ...texts]);
}

const MEBIBYTE = 1024 * 1024;

/** `size` bytes that do not repeat for long, and do not compress away. */
function noise(size: number, seed: number): Buffer {
  const random = seededRandom(seed);
  return Buffer.from(Array.from({ length: size }, () => 0x20 + Math.floor(random() * 64)));
}

describe('gzipMember', () => {
  test('property: inflates to texts and segments in order, at every level', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.array(
            fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
            { maxLength: 8 },
          ),
          { maxLength: 5 },
        ),
        fc.integer({ min: 0, max: 9 }),
        async (segments, level) => {
          const { gzip, index } = await make(temporaryFolder(), segments, level);
          expect(gunzipSync(gzip)).toEqual(expected(segments));
          expect(index.segments.map(({ elements }) => elements)).toEqual(
            segments.map((elements) => elements.length),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each([
    MEBIBYTE - 3,
    MEBIBYTE - 2,
    MEBIBYTE - 1,
    MEBIBYTE,
    MEBIBYTE + 1,
    2 * MEBIBYTE,
    5 * MEBIBYTE + 7,
  ])('elements of %i bytes meet the block edges', async (size) => {
    const segments = [[noise(size, 1), Buffer.from('x'), noise(size, 2)], [Buffer.from('y')]];
    const { gzip } = await make(temporaryFolder(), segments, 1);
    expect(gunzipSync(gzip).equals(expected(segments))).toBe(true);
  });

  test('the index says where each segment is and what it holds', async () => {
    const segments = [[noise(40_000, 1), noise(70_000, 2)], [], [Buffer.from('"a"')]];
    const { gzip, index, bodyOffset } = await make(temporaryFolder(), segments);
    const body = gzip.subarray(bodyOffset, gzip.length - 8);
    expect(index.deflatedLength).toBe(body.length);
    expect(index.deflatedCrc32).toBe(crc32(body));
    for (const [number, segment] of index.segments.entries()) {
      const { compressedOffset, compressedLength, length } = segment;
      const deflated = body.subarray(compressedOffset, compressedOffset + compressedLength);
      const text = inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH });
      const elements = segments[number] as Buffer[];
      expect(text).toEqual(
        Buffer.concat(
          elements.flatMap((element, at) => (at === 0 ? [element] : [Buffer.from(',\n'), element])),
        ),
      );
      expect([text.length, crc32(text), elements.length]).toEqual([length, segment.crc32, segment.elements]);
    }
  });

  test('every 8 MiB a restart point: inflating from there gives its element and all after it', async () => {
    const elements = Array.from({ length: 90 }, (_, at) =>
      Buffer.concat([Buffer.from(`#${at}:`), noise(300_000 + 13 * at, at)]),
    );
    const { gzip, index, bodyOffset } = await make(temporaryFolder(), [elements], 1);
    const [segment] = index.segments;
    if (segment === undefined) throw new Error('no segment');
    expect(segment.restarts.length).toBe(3);
    const whole = Buffer.concat(
      elements.flatMap((element, at) => (at === 0 ? [element] : [Buffer.from(',\n'), element])),
    );
    let before = 0;
    for (const restart of segment.restarts) {
      expect(restart.offset - before).toBeGreaterThanOrEqual(8 * MEBIBYTE);
      expect(restart.offset - before).toBeLessThan(9 * MEBIBYTE);
      before = restart.offset;
      const from = bodyOffset + segment.compressedOffset + restart.compressedOffset;
      const to = bodyOffset + segment.compressedOffset + segment.compressedLength;
      const text = inflateRawSync(gzip.subarray(from, to), { finishFlush: constants.Z_SYNC_FLUSH });
      expect(text.equals(whole.subarray(restart.offset))).toBe(true);
      expect(text.subarray(0, 5).toString()).toContain(`#${restart.element}:`);
      expect(restart.crc32).toBe(crc32(whole.subarray(0, restart.offset)));
    }
  });

  test('is one member: nothing is left for a second one', async () => {
    const { gzip } = await make(temporaryFolder(), [[noise(3 * MEBIBYTE, 1)], [Buffer.from('a')]]);
    const inflater = createGunzip();
    inflater.end(gzip);
    await buffer(inflater);
    expect(inflater.bytesWritten).toBe(gzip.length);
    expect([...gzip.subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255]);
  });

  test('a scratch file that is shorter than its segment is an error', async () => {
    const file = await open(join(temporaryFolder(), 'short'), 'w+');
    const segment = {
      compressedLength: 10,
      compressedCrc32: 0,
      length: 0,
      crc32: 0,
      elements: 0,
      restarts: [],
    };
    await expect(buffer(gzipMember([{ segment, file }], 6))).rejects.toThrow('ended before its segment');
    await file.close();
  });
});

describe('SegmentWriter', () => {
  test('a failed write fails the next call and the finish', async () => {
    const file = await open(join(temporaryFolder(), 'read-only'), 'w');
    await file.close();
    const writer = new SegmentWriter(file, new DeflateQueue(1));
    const block = noise(MEBIBYTE, 1);
    const fill = async (): Promise<void> => {
      for (let count = 0; count < 50; count += 1) await writer.append(block);
    };
    await expect(fill()).rejects.toThrow();
    await expect(writer.finish()).rejects.toThrow();
  });

  test('at most four blocks are in flight over all writers', async () => {
    const folder = temporaryFolder();
    const queue = new DeflateQueue(9);
    let inFlight = 0;
    let most = 0;
    const acquire = queue.acquire.bind(queue);
    const release = queue.release.bind(queue);
    queue.acquire = async () => {
      await acquire();
      inFlight += 1;
      most = Math.max(most, inFlight);
    };
    queue.release = () => {
      inFlight -= 1;
      release();
    };
    const files = await Promise.all([0, 1].map((name) => open(join(folder, `${name}`), 'w+')));
    const writers = files.map((file) => new SegmentWriter(file, queue));
    await Promise.all(
      writers.map(async (writer, seed) => {
        for (let count = 0; count < 6; count += 1) await writer.append(noise(MEBIBYTE, seed));
        await writer.finish();
      }),
    );
    expect(most).toBe(4);
    expect(inFlight).toBe(0);
    await Promise.all(files.map((file) => file.close()));
  });
});
