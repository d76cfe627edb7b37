import through2 from 'through2';
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
export function stage(transform, flush, highWaterMark = 16) {
    const stream = through2({ objectMode: true, highWaterMark }, (item, _encoding, done) => settle(() => transform(item, push), done), (done) => settle(() => flush?.(push), done));
    const push = (item) => {
        stream.push(item);
    };
    return stream;
}
/** Runs a step that may be synchronous; only an asynchronous one pays for a promise. */
function settle(step, done) {
    let pending;
    try {
        pending = step();
    }
    catch (error) {
        done(asError(error));
        return;
    }
    if (pending === undefined) {
        done();
        return;
    }
    pending.then(() => done(), (error) => done(asError(error)));
}
function asError(error) {
    return error instanceof Error ? error : new Error(String(error));
}
//# sourceMappingURL=stage.js.map