import type { AddressedBody } from './bodies.js';
export declare class FrozenBodies {
    #private;
    /** The addressed form of a body; `address` is called once for one that is deeply frozen, else each time. */
    get(body: object, address: (body: object) => AddressedBody): AddressedBody;
}
/** Whether nothing in a value of plain objects and arrays can change: no part of it is open, computed or of a class. */
export declare function isDeeplyFrozen(value: unknown, depthLeft?: number): boolean;
//# sourceMappingURL=frozen-bodies.d.ts.map