import { Readable } from 'node:stream';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { byteProgress, progressWanted } from '../../../lib/stream/progress.js';

afterEach(() => {
  vi.restoreAllMocks();
});

function asTerminal(isTTY: boolean): void {
  Object.defineProperty(process.stderr, 'isTTY', { value: isTTY, configurable: true });
}

describe('progressWanted', () => {
  test('only on a terminal, and not when somebody asked for silence', () => {
    const before = process.stderr.isTTY;
    asTerminal(true);
    expect(progressWanted({}, {})).toBe(true);
    expect(progressWanted({}, { CI: '' })).toBe(true);
    expect(progressWanted({}, { CI: 'true' })).toBe(false);
    expect(progressWanted({ quiet: true }, {})).toBe(false);
    expect(progressWanted({ progress: false }, {})).toBe(false);
    asTerminal(false);
    expect(progressWanted({}, {})).toBe(false);
    asTerminal(before);
  });
});

describe('byteProgress', () => {
  test('passes the bytes on unchanged, and draws nothing for short work', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const chunks = await Readable.from([Buffer.from('a'), Buffer.from('b')])
      .pipe(byteProgress('x', 2))
      .toArray();
    expect(Buffer.concat(chunks).toString()).toBe('ab');
    expect(write).not.toHaveBeenCalled();
  });

  test.each([3_000_000, undefined])('draws a bar for long work (total %s)', async (total) => {
    const drawn: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => drawn.push(String(text)) > 0);
    const before = process.stderr.isTTY;
    asTerminal(true);
    let now = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 400;
      return now;
    });
    const chunks = Array.from({ length: 3 }, () => Buffer.alloc(1_000_000));
    await Readable.from(chunks).pipe(byteProgress('assembling', total)).resume().toArray();
    asTerminal(before);
    expect(drawn.join('')).toContain('assembling');
  });
});
