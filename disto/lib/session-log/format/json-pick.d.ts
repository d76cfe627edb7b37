import { type Picked, type Shape } from './json-shape.js';
/**
 * Picks out of one JSON text.
 *
 * @returns what the shape picks; undefined when the text is JSON of another shape
 * @throws JsonFault when the bytes are not one JSON value
 */
export declare function pick<S extends Shape>(text: Buffer, shape: S): Picked<S> | undefined;
/** As {@link pick}, from the text `bytes[start, stop)`, which has to be UTF-8. */
export declare function pickWithin<S extends Shape>(bytes: Buffer, start: number, stop: number, shape: S): Picked<S> | undefined;
/** As {@link pick}; bytes that are not one JSON value pick nothing. */
export declare function pickIfJson<S extends Shape>(text: Buffer, shape: S): Picked<S> | undefined;
//# sourceMappingURL=json-pick.d.ts.map