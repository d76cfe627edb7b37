import { z } from 'zod';
/** A value whose bytes are kept and never interpreted. */
export declare class RawJson {
    #private;
    constructor(bytes: Buffer);
    get bytes(): Buffer;
    get isString(): boolean;
}
/** A number that is not spelled as a whole number (`1.0`, `1e3`, `-0`), or is too large to be held exactly. */
export declare class SpelledNumber {
    readonly text: string;
    constructor(text: string);
    get isWhole(): boolean;
}
/** A list of whole numbers from 0 to 2^32 - 1, looked at in the bytes and never built. */
export declare class IndexList {
    readonly bytes: Buffer;
    readonly count: number;
    /** The largest index, or -1 for an empty list. */
    readonly max: number;
    constructor(bytes: Buffer, count: number, 
    /** The largest index, or -1 for an empty list. */
    max: number);
    toArray(): number[];
}
/** Schema of a free-form value: any JSON, kept as bytes. */
export declare const rawJson: z.ZodCustom<RawJson, RawJson>;
/** Schema of a string that may be large: kept as bytes. */
export declare const rawString: z.ZodCustom<RawJson, RawJson>;
/** Schema of an object whose members are free: kept as bytes. */
export declare const rawObject: z.ZodCustom<RawJson, RawJson>;
/** Schema of an array whose elements are free: kept as bytes. */
export declare const rawArray: z.ZodCustom<RawJson, RawJson>;
/** The schemas whose values are kept as bytes. */
export declare const RAW_SCHEMAS: ReadonlySet<z.ZodType>;
/** Schema of a list of pool indices: checked in the bytes, kept as bytes. */
export declare const indexList: z.ZodCustom<IndexList, IndexList>;
/** Schema of a number that need not be whole. */
export declare const anyNumber: z.ZodUnion<readonly [z.ZodNumber, z.ZodInstanceOf<SpelledNumber>]>;
//# sourceMappingURL=json-typed-values.d.ts.map