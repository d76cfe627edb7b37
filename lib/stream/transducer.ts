// What a stage does with its items, without the stream around it.
//
// Between two streams an item waits in a queue and costs a microsecond. Where a
// line is done with in less than that, transducers are composed: each calls the
// next one. `stageOf` makes a stage of any transducer, composed or not.

import { type Push, type Stage, stage } from './stage.js';

/** One thing that is done with items, in order. */
export interface Transducer<In, Out> {
  /** Pushes none, one or many items for each. */
  take(item: In, push: Push<Out>): void;
  /** Called once, after the last item. */
  flush?(push: Push<Out>): void;
}

/** The transducer that is one after the other: an item goes the whole way before the next one begins. */
export function compose<A, B, C>(first: Transducer<A, B>, second: Transducer<B, C>): Transducer<A, C> {
  let push: Push<C>;
  const handOver = (item: B): void => second.take(item, push);
  return {
    take(item, next) {
      push = next;
      first.take(item, handOver);
    },
    flush(next) {
      push = next;
      first.flush?.(handOver);
      second.flush?.(next);
    },
  };
}

/** The stage of a transducer. It fails with whatever the transducer throws. */
export function stageOf<In, Out>(transducer: Transducer<In, Out>, highWaterMark?: number): Stage<In, Out> {
  return stage<In, Out>(
    (item, push) => transducer.take(item, push),
    (push) => transducer.flush?.(push),
    highWaterMark,
  );
}
