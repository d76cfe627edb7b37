import type { Duplex } from 'node:stream';
/** Hands one item to the next stage. */
export type Push<Out> = (item: Out) => void;
/**
 * An object-mode stream between two stages: written with `In`, read as `Out`.
 * It goes into `pipeline()`, into highland, and after `Readable.pipe()` into
 * `for await`.
 */
export interface Stage<In, Out> extends Duplex {
    readonly accepts?: (item: In) => void;
    readonly emits?: Out;
}
/** For stages whose items are whole lines: what waits between two stages is counted in items, and a line may be large. */
export declare const FEW_ITEMS = 2;
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
export declare function stage<In, Out>(transform: (item: In, push: Push<Out>) => void | Promise<void>, flush?: (push: Push<Out>) => void | Promise<void>, highWaterMark?: number): Stage<In, Out>;
//# sourceMappingURL=stage.d.ts.map