// Pooled bodies by their index, for readers that need the same ones again and
// again: a session's windows overlap almost wholly from one call to the next.
//
// Holds the stretches that were used last, 48 MiB of them (and always one). A
// record without an index has no stretches; give it one first.
import { RecordFault } from './record-fault.js';
const MAX_HELD = 48 * 1024 * 1024;
export class BodyCache {
    #record;
    /** The one used last stands last. */
    #held = [];
    #size = 0;
    /** @param record with an index */
    constructor(record) {
        this.#record = record;
    }
    /** The stored element `index` of a pool. @throws RecordFault `count-mismatch` past the pool's end */
    async get(pool, index) {
        const stretch = this.#find(pool, index) ?? (await this.#read(pool, index));
        return stretch.elements[index - stretch.from];
    }
    #find(pool, index) {
        const at = this.#held.findLastIndex((stretch) => stretch.pool === pool && index >= stretch.from && index < stretch.from + stretch.elements.length);
        if (at === -1)
            return undefined;
        const [found] = this.#held.splice(at, 1);
        this.#held.push(found);
        return found;
    }
    async #read(pool, index) {
        const { neighbours } = this.#record;
        if (neighbours === undefined)
            throw new RecordFault('layout-mismatch', 'the record has no index');
        const { from, elements } = await neighbours(pool, index);
        const size = elements.reduce((sum, { length }) => sum + length, 0);
        const stretch = { pool, from, elements, size };
        this.#held.push(stretch);
        this.#size += size;
        while (this.#size > MAX_HELD && this.#held.length > 1)
            this.#size -= this.#held.shift().size;
        return stretch;
    }
}
//# sourceMappingURL=body-cache.js.map