import { type Picked, type Shape } from '../format/json-shape.js';
/** One complete line of a log: what was picked out of it, or why there is nothing. */
export type RawRecord<T> = {
    readonly type: 'record';
    readonly value: T;
    readonly offset: number;
    readonly size: number;
}
/** A line of the format with members of other types than they should be: it counts and says nothing. */
 | {
    readonly type: 'mistyped';
    readonly offset: number;
    readonly size: number;
} | {
    readonly type: 'unparsed';
    readonly offset: number;
    readonly size: number;
};
/**
 * Reads the line `bytes[start, end)`. Never fails: a line that is not JSON, or is
 * JSON of another format, is a record of type `unparsed`.
 *
 * @param isText whether the bytes are known to be UTF-8
 * @param offset where the line begins in the file
 */
export declare function readRecord<S extends Shape>(bytes: Buffer, start: number, end: number, isText: boolean, shape: S, offset: number): RawRecord<Picked<S>>;
/** What a line says in a format whose lines all have a string `type`; undefined when it is no line of it. */
export declare function typedLine<T extends {
    type?: string | undefined;
}>(record: RawRecord<T>): Partial<T> | undefined;
//# sourceMappingURL=records.d.ts.map