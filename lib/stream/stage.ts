import type { Duplex } from 'node:stream';
import through2 from 'through2';

/** Hands one item to the next stage. */
export type Push<Out> = (item: Out) => void;

/**
 * An object-mode stream between two stages: written with `In`, read as `Out`.
 * It goes into `pipeline()`, into highland, and after `Readable.pipe()` into
 * `for await`.
 */
export interface Stage<In, Out> extends Duplex {
  // For the type checker and the reader alone: Node's streams carry no item type of their own.
  readonly accepts?: (item: In) => void;
  readonly emits?: Out;
}

/** For stages whose items are whole lines: what waits between two stages is counted in items, and a line may be large. */
export const FEW_ITEMS = 2;

/**
 * Makes a stage: the one constructor behind every stage of this package.
 *
 * What it holds: nothing of its own beyond the two queues of a Node stream.
 * What makes it fail: whatever `transform` or `flush` throws or rejects with.
 *
 * @param transform called once an item, in order; it pushes none, one or many items and may be asynchronous.
 * @param flush called once after the last item, before the stage ends.
 * @param highWaterMark how many items may wait on either side (default 16).
 */
export function stage<In, Out>(
  transform: (item: In, push: Push<Out>) => void | Promise<void>,
  flush?: (push: Push<Out>) => void | Promise<void>,
  highWaterMark = 16,
): Stage<In, Out> {
  const stream = through2(
    { objectMode: true, highWaterMark },
    (item: In, _encoding: BufferEncoding, done: Done) => settle(() => transform(item, push), done),
    (done: Done) => settle(() => flush?.(push), done),
  );
  const push: Push<Out> = (item) => {
    stream.push(item);
  };
  return stream as unknown as Stage<In, Out>;
}

type Done = (error?: Error | null) => void;

/** Runs a step that may be synchronous; only an asynchronous one pays for a promise. */
function settle(step: () => void | Promise<void>, done: Done): void {
  let pending: void | Promise<void>;
  try {
    pending = step();
  } catch (error) {
    done(asError(error));
    return;
  }
  if (pending === undefined) {
    done();
    return;
  }
  pending.then(
    () => done(),
    (error: unknown) => done(asError(error)),
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
