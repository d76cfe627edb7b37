// What a stage does with its items, without the stream around it.
//
// Between two streams an item waits in a queue and costs a microsecond. Where a
// line is done with in less than that, transducers are composed: each calls the
// next one. `stageOf` makes a stage of any transducer, composed or not.
import { stage } from './stage.js';
/** The transducer that is one after the other: an item goes the whole way before the next one begins. */
export function compose(first, second) {
    let push;
    const handOver = (item) => second.take(item, push);
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
export function stageOf(transducer, highWaterMark) {
    return stage((item, push) => transducer.take(item, push), (push) => transducer.flush?.(push), highWaterMark);
}
//# sourceMappingURL=transducer.js.map