import { type Push, type Stage } from './stage.js';
/** One thing that is done with items, in order. */
export interface Transducer<In, Out> {
    /** Pushes none, one or many items for each. */
    take(item: In, push: Push<Out>): void;
    /** Called once, after the last item. */
    flush?(push: Push<Out>): void;
}
/** The transducer that is one after the other: an item goes the whole way before the next one begins. */
export declare function compose<A, B, C>(first: Transducer<A, B>, second: Transducer<B, C>): Transducer<A, C>;
/** The stage of a transducer. It fails with whatever the transducer throws. */
export declare function stageOf<In, Out>(transducer: Transducer<In, Out>, highWaterMark?: number): Stage<In, Out>;
//# sourceMappingURL=transducer.d.ts.map