import { afterEach, expect, test, vi } from 'vitest';
import { itemProgress } from '../../../lib/stream/item-progress.js';

afterEach(() => {
  vi.restoreAllMocks();
  Object.defineProperty(process.stderr, 'isTTY', { value: undefined, configurable: true });
});

/** Everything that is drawn on stderr from now on, as if it were a terminal. */
function watchStderr(): string[] {
  const drawn: string[] = [];
  Object.defineProperty(process.stderr, 'isTTY', { value: true, configurable: true });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => drawn.push(String(text)) > 0);
  return drawn;
}

/** A clock that is half a second on with every look. */
function hurry(): void {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 600;
    return now;
  });
}

test('short work draws nothing', async () => {
  const drawn = watchStderr();
  const progress = itemProgress('reading', 'sessions');
  for (let done = 1; done <= 3; done += 1) progress.update(done, 3);
  progress.stop();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(drawn).toEqual([]);
});

test('long work draws how many are done', async () => {
  const drawn = watchStderr();
  hurry();
  const progress = itemProgress('reading', 'sessions');
  progress.update(1, 40);
  await vi.waitFor(() => expect(drawn.join('')).toContain('reading'));
  progress.update(39, 40);
  progress.stop();
  expect(drawn.join('')).toMatch(/1 of 40 sessions/);
});

test('work that ends while the bar is loaded leaves none behind', async () => {
  const drawn = watchStderr();
  hurry();
  const progress = itemProgress('reading', 'sessions');
  progress.update(1, 40);
  progress.stop();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(drawn).toEqual([]);
});
