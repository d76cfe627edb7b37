import type { z } from 'zod';
export { TypedFault, type TypedFaultCode } from './json-typed-fault.js';
export { anyNumber, IndexList, indexList, RawJson, rawArray, rawJson, rawObject, rawString, SpelledNumber, } from './json-typed-values.js';
/** A typed value and the bytes of its first-level members, as they stand in the text. */
export interface TypedReading<T> {
    readonly value: T;
    /** The bytes of a first-level member that the schema names, as they stand in the text. */
    bytesOf(key: string): Buffer | undefined;
}
/**
 * Compiles a reader for texts of one schema (an object or a discriminated union of objects).
 *
 * The reader throws {@link JsonFault} when the text is not one JSON value in
 * UTF-8 and {@link TypedFault} when it is not what the schema says.
 */
export declare function typedReader<S extends z.ZodType>(schema: S): (text: Buffer) => TypedReading<z.infer<S>>;
//# sourceMappingURL=json-typed.d.ts.map