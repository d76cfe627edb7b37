// Remembers the addresses of bodies that can never change, by identity: those
// that are frozen in every part. Holds them weakly.
export class FrozenBodies {
    #known = new WeakMap();
    /** The addressed form of a body; `address` is called once for one that is deeply frozen, else each time. */
    get(body, address) {
        const known = this.#known.get(body);
        if (known !== undefined)
            return known;
        const addressed = address(body);
        if (isDeeplyFrozen(body, MAX_DEPTH))
            this.#known.set(body, addressed);
        return addressed;
    }
}
/** Deeper values are addressed each time; messages are not that deep. */
const MAX_DEPTH = 32;
/** Whether nothing in a value of plain objects and arrays can change: no part of it is open, computed or of a class. */
export function isDeeplyFrozen(value, depthLeft = MAX_DEPTH) {
    if (typeof value !== 'object' || value === null)
        return typeof value !== 'function';
    if (!Object.isFrozen(value) || depthLeft === 0)
        return false;
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null)
        return false;
    return Object.values(Object.getOwnPropertyDescriptors(value)).every((property) => 'value' in property && isDeeplyFrozen(property.value, depthLeft - 1));
}
//# sourceMappingURL=frozen-bodies.js.map